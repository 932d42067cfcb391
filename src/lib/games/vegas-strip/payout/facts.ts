import { capitalize, isOneOf } from '$lib/core';
import type { GameFacts, MoneySource } from '$lib/games/contract/game-facts';
import type { Strip } from '$lib/games/vegas-strip/types';
import { nameOf } from '$lib/games/vegas-strip/state/table';
import { CASINO_IDS, type CasinoName, type Options, type Why } from '$lib/games/vegas-strip/types';
import * as say from '$lib/games/vegas-strip/strings/en/ranking';

/**
 * The facts of this game for the summary of a match. Its sums are chips, and it has no dice. Partners have what their
 * team's pile gave them, since a pile no longer shows the casinos when it is split (5.5). Ties remove no one: no one
 * may tie with a leader (4.5), and others who tie are each paid or not paid on their own (5.2, 5.4).
 */
export const facts: GameFacts<Strip> = { first: ({ first }) => first, source };

const isPileCode = isOneOf(['split', 'oddChip']);
const isFineCode = isOneOf(['fined', 'pileFined']);

function source(why: Why, options: Options): MoneySource {
  if (isPileCode(why.code)) return { kind: 'other', id: 'team', label: say.teamPile };
  if (isFineCode(why.code)) return { kind: 'other', id: 'fines', label: say.finesLabel };
  if (why.code === 'extra') return { kind: 'other', id: 'characters', label: say.characters };
  // A sum that was entered for all casinos together (7.3).
  if (why.code === 'collected') return { kind: 'casino' };
  return 'casino' in why ? casinoSource(why.casino, options) : { kind: 'other' };
}

function casinoSource(name: CasinoName, options: Options): MoneySource {
  const id = CASINO_IDS.find((casinoId) => nameOf({ options }, casinoId) === name);
  return { kind: 'casino', ...(id === undefined ? {} : { id: id.slice(1) }), label: capitalize(name) };
}
