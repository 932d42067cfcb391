import { isPlayer, movesPiece, type Deck, type Place, type PlayerId, type Posting } from '$lib/core';
import type { Award } from '$lib/games/contract/define';
import { fillInHouseRules } from '$lib/games/contract/house-rule';
import type { ByName } from '$lib/referee/position';
import { houseRules } from '$lib/games/las-vegas/house-rules';
import { ROYALE_DEFAULTS, type RoyaleOptions } from '$lib/games/las-vegas/state/royale';
import { rules } from '$lib/games/las-vegas/rules';
import { withPurses } from '$lib/games/las-vegas/state/table';
import type { State, Why } from '$lib/games/las-vegas/types';
import type { SeatedTable } from './seated-table';

/** Money in a position: every player's possessions, and the notes of a counted bank. */
export interface Money {
  readonly holdings: ByName<{
    readonly notes: readonly number[];
    readonly chips: number;
    readonly owed?: number | undefined;
  }>;
  readonly bank: ByName<number> | undefined;
}

/** A state of the main game with exactly this money and these house rules. */
export function royaleTable(
  { seat, seats }: SeatedTable,
  { holdings, bank }: Money,
  royaleRules: Partial<RoyaleOptions>
): State {
  const royale = { ...ROYALE_DEFAULTS, ...royaleRules };
  const initialState = rules.start(
    { first: 'p1', depth: 'turns', royale, ...fillInHouseRules(houseRules, {}) },
    seats
  );
  const byPlayer = new Map(holdings.map(([name, item]) => [seat(name), item] as const));
  const debts = [...byPlayer].flatMap(([player, { owed = 0 }]) =>
    owed === 0 ? [] : [{ player, value: owed }]
  );
  const notes: Deck = Object.fromEntries(bank ?? []);
  const bankMember = bank === undefined ? {} : { bank: { counted: true, notes } };
  return withPurses(
    { ...initialState, royale: { tiles: [], used: [], debts, ...bankMember } },
    (purse, player) => {
      const { notes, chips } = byPlayer.get(player) ?? { notes: [], chips: 0 };
      return { ...purse, notes: [...notes].sort((a, b) => b - a), chips };
    }
  );
}

/** Awards in the order of payment, with the chips of one payment combined. */
export function awardsOf(postings: readonly Posting<Why>[], table: SeatedTable): readonly Award[] {
  const placeName = (place: Place): string => (isPlayer(place) ? table.name(place) : place);
  return postings
    .filter(movesPiece)
    .flatMap(({ from, to, piece, value, why }, index, piecePostings): Award[] => {
      const award = { from: placeName(from), to: placeName(to), piece, value };
      if (piece !== 'chip') return [award];
      const previousPosting = piecePostings[index - 1];
      if (previousPosting?.why === why && previousPosting.piece === 'chip') return [];
      return [
        { ...award, count: piecePostings.filter((item) => item.why === why && item.piece === 'chip').length }
      ];
    });
}

/** The player whom a reason is about; undefined if it is about no one. */
export function playerOfReason(why: Why): PlayerId | undefined {
  return 'player' in why ? why.player : undefined;
}

/** The different reasons of these postings. */
export function reasonsOf(postings: readonly Posting<Why>[]): readonly Why[] {
  return [...new Set(postings.map(({ why }) => why))];
}
