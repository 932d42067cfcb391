import { numberWord, isolateText, joinWithAnd, type Names, type PlayerId, plural } from '$lib/core';
import type { CasinoView, Character, RoundPaid, Team, View, Why } from '$lib/games/vegas-strip/types';
import { tilesPlaced, type SetRank } from '$lib/games/vegas-strip/payout/set-rank';
import { chipText, playersText, setText, spokenCasino, verb } from './shared';

/** Describes a casino for screen readers: the sum and rank of each set, now or with the held tile, and the jackpot. */
export function casinoText(
  { name, character, sets, jackpot }: CasinoView,
  names: Names,
  isPreview = false
): string {
  const player = character === undefined ? '' : `, ${characterText(character)}`;
  const setTexts = sets.map(
    (tileSet) =>
      `${setText(tileSet, names)} ${tileSet.leads ? `${isPreview ? 'would lead' : verb(tileSet, 'leads', 'lead')} with ` : isPreview ? 'would have ' : ''}${tileSet.sum ?? 0}`
  );
  const tilesText = setTexts.length === 0 ? 'no tiles' : joinWithAnd(setTexts);
  return `${isolateText(name)}${player}: ${tilesText}. ${chipText(jackpot)} in the jackpot.`;
}

/** "Doorman A". */
export function characterText({ name, side }: Pick<Character, 'name' | 'side'>): string {
  return `${isolateText(name)} ${side}`;
}

/** The limit that the app checks at a casino, in a few words: "4 of 5 tiles". */
export function limitText(casino: CasinoView): string | undefined {
  const { character } = casino;
  if (character?.tiles !== undefined) return `${tilesPlaced(casino)} of ${plural(character.tiles, 'tile')}`;
  return character?.distinct === true ? 'no number twice' : undefined;
}

const PLACE_NAMES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The rank that a set would have at a casino: "7 would lead", "5 would be second". */
export function rankSentence({ sum, leads, isTied, place }: SetRank): string {
  if (leads) return `${sum} would lead`;
  return isTied ? `${sum} would tie` : `${sum} would be ${PLACE_NAMES[place] ?? 'last'}`;
}

const SHORT_CODES = ['twoTiles', 'sharesLead', 'otherLead', 'limit', 'distinct', 'noTokenHere'] as const;
type ShortWhy = Extract<Why, { code: (typeof SHORT_CODES)[number] }>;

/** Says in a few words why a tile can't be placed there; the full sentence is a tap away. */
export function shortRefusal(why: Why, names: Names): string {
  return isShort(why) ? shortText(why, names) : 'not now';
}

function isShort(why: Why): why is ShortWhy {
  return SHORT_CODES.some((code) => code === why.code);
}

function shortText(why: ShortWhy, names: Names): string {
  switch (why.code) {
    case 'twoTiles':
      return why.blocker === true ? 'has two there' : 'two of yours';
    case 'sharesLead':
      return `would tie ${joinWithAnd(why.with.map((holder) => setText(holder, names)))}`;
    case 'otherLead':
      return 'others would tie';
    case 'limit':
      return `${numberWord(why.most)} already`;
    case 'distinct':
      return `already a ${why.number}`;
    case 'noTokenHere':
      return 'no tokens here';
  }
}

/** The question while a tile is held. */
export function heldTileText(tile: number, tokenCount: number, isBlocker: boolean): string {
  const tokens =
    tokenCount === 0
      ? ''
      : ` with ${tokenCount === 1 ? 'a +3 token' : `${numberWord(tokenCount)} +3 tokens`}`;
  return `Where does ${isBlocker ? 'blocker' : 'the'} ${tile}${tokens} go?`;
}

/** The unit of a seat's sum, which screen readers read before the hand: "14 chips, tiles in hand: 1 and 7". */
export const chipsBefore = 'chips,';

/** Describes a hand for screen readers; with two players, also the blockers beside it. */
export function handText(hand: readonly number[], setKind: 'tiles' | 'blockers' = 'tiles'): string {
  return hand.length === 0 ? `no ${setKind} left` : `${setKind} in hand: ${joinWithAnd(hand.map(String))}`;
}

/** Returns "team 2, fixer" or "team 2, partner", or "team 2, solo" for a player without a partner. */
export function roleText({ partner }: Team, number: number, player: PlayerId): string {
  if (partner === undefined) return `team ${number}, solo`;
  return player === partner ? `team ${number}, partner` : `team ${number}, fixer`;
}

/** The hint about a player’s own 7, shown only behind the gate. */
export function sevenText(casino: string): string {
  return `Don’t put your 7 at ${spokenCasino(casino)}, or you’ll pay a fine. The board doesn’t grey it out, since that would give it away.`;
}

/** The steps after a payout: which casinos still in play are refilled, and who starts. */
export function afterwardsText(
  { postings }: RoundPaid,
  { first, phase, casinos }: View,
  names: Names
): string {
  const refills = postings.flatMap(({ why }) =>
    why.code === 'refilled' && casinos.some(({ name }) => name === why.casino) ? [why] : []
  );
  const [refill] = refills;
  const tilesText =
    refill === undefined
      ? ''
      : `${joinWithAnd(refills.map(({ casino }) => casino))} ${refills.length === 1 ? 'is' : 'are'} empty, so put ${chipText(refill.value)} on ${refills.length === 1 ? 'it' : 'each'}. `;
  return phase === 'over' ? tilesText.trim() : `${tilesText}${names(first)} has the first player marker.`;
}

/** Returns the name of a team: "Ben and Carla", or "Anna, solo". */
export function teamText({ fixer, partner }: Team, names: Names): string {
  return partner === undefined ? `${names(fixer)}, solo` : playersText([fixer, partner], names);
}

/** The players of a team: "Anna and Ben", or only "Carla". */
export function membersText({ fixer, partner }: Team, names: Names): string {
  return partner === undefined ? names(fixer) : playersText([fixer, partner], names);
}
