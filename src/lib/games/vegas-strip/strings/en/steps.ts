import { inWords, isolatedText, listed, type Names, type PlayerId, plural } from '$lib/core';
import type { CasinoView, Character, RoundPaid, Team, View, Why } from '$lib/games/vegas-strip/types';
import { tilesPlaced, type SetRank } from '$lib/games/vegas-strip/payout/set-rank';
import { chipWords, people, setWords, verb } from './shared';

/** A casino for screen readers: each standing, now or with the held tile, and the tiles there. */
export function casinoWords(
  { name, character, sets, jackpot }: CasinoView,
  names: Names,
  isPreview = false
): string {
  const player = character === undefined ? '' : `, ${characterWords(character)}`;
  const standing = sets.map(
    (set) =>
      `${setWords(set, names)} ${set.leads ? `${isPreview ? 'would lead' : verb(set, 'leads', 'lead')} with ` : isPreview ? 'would have ' : ''}${set.sum ?? 0}`
  );
  const tilesText = standing.length === 0 ? 'no tiles' : listed(standing);
  return `${isolatedText(name)}${player}: ${tilesText}. ${chipWords(jackpot)} in the jackpot.`;
}

/** "Doorman A". */
export function characterWords({ name, side }: Pick<Character, 'name' | 'side'>): string {
  return `${isolatedText(name)} ${side}`;
}

/** The limit that the app checks at a casino, in a few words: "4 of 5 tiles". */
export function limitWords(casino: CasinoView): string | undefined {
  const { character } = casino;
  if (character?.tiles !== undefined) return `${tilesPlaced(casino)} of ${plural(character.tiles, 'tile')}`;
  return character?.distinct === true ? 'no number twice' : undefined;
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The rank that a set would have at a casino: "7 would lead", "5 would be second". */
export function standsWords({ sum, leads, tied, place }: SetRank): string {
  if (leads) return `${sum} would lead`;
  return tied ? `${sum} would tie` : `${sum} would be ${PLACES[place] ?? 'last'}`;
}

const SHORT = ['twoTiles', 'sharesLead', 'otherLead', 'limit', 'distinct', 'noTokenHere'] as const;
type ShortWhy = Extract<Why, { code: (typeof SHORT)[number] }>;

/** Why a tile does not go there, in a few words; the whole sentence is a tap away. */
export function shortRefusal(why: Why, names: Names): string {
  return isShort(why) ? shortWords(why, names) : 'not now';
}

function isShort(why: Why): why is ShortWhy {
  return SHORT.some((code) => code === why.code);
}

function shortWords(why: ShortWhy, names: Names): string {
  switch (why.code) {
    case 'twoTiles':
      return why.blocker === true ? 'has two there' : 'two of yours';
    case 'sharesLead':
      return `would tie ${listed(why.with.map((holder) => setWords(holder, names)))}`;
    case 'otherLead':
      return 'others would tie';
    case 'limit':
      return `${inWords(why.most)} already`;
    case 'distinct':
      return `already a ${why.number}`;
    case 'noTokenHere':
      return 'no tokens here';
  }
}

/** The question while a tile is held. */
export function heldWords(tile: number, plus: number, blocker: boolean): string {
  const tokens = plus === 0 ? '' : ` with ${plus === 1 ? 'a +3 token' : `${inWords(plus)} +3 tokens`}`;
  return `Where does ${blocker ? 'blocker' : 'the'} ${tile}${tokens} go?`;
}

/** The unit of the sum of a seat, as it is read out before its hand: "14 chips, tiles in hand: 1 and 7". */
export const chipsBefore = 'chips,';

/** A hand as it is read out, or with two players the blockers beside it. */
export function handWords(hand: readonly number[], called: 'tiles' | 'blockers' = 'tiles'): string {
  return hand.length === 0 ? `no ${called} left` : `${called} in hand: ${listed(hand.map(String))}`;
}

/** "Team 2, fixer"; nothing if everyone plays alone. */
export function roleWords({ partner }: Team, number: number, player: PlayerId): string {
  if (partner === undefined) return `team ${number}, solo`;
  return player === partner ? `team ${number}, partner` : `team ${number}, fixer`;
}

/** The hint about a player’s own 7, shown only behind the gate. */
export function sevenWords(casino: string): string {
  return `Don’t put your 7 at ${isolatedText(casino)}, or you’ll pay a fine. The board doesn’t grey it out, since that would give it away.`;
}

/** The steps after a payout: which casinos still in play are refilled, and who starts. */
export function afterwardsWords(
  { postings }: RoundPaid,
  { first, phase, casinos }: View,
  names: Names
): string {
  const filled = postings.flatMap(({ why }) =>
    why.code === 'refilled' && casinos.some(({ name }) => name === why.casino) ? [why] : []
  );
  const [one] = filled;
  const placedTiles =
    one === undefined
      ? ''
      : `${listed(filled.map(({ casino }) => casino))} ${filled.length === 1 ? 'is' : 'are'} empty, so put ${chipWords(one.value)} on ${filled.length === 1 ? 'it' : 'each'}. `;
  return phase === 'over' ? placedTiles.trim() : `${placedTiles}${names(first)} has the first player marker.`;
}

/** The name of a team: "Ben and Carla", or "Anna, alone". */
export function teamWords({ fixer, partner }: Team, names: Names): string {
  return partner === undefined ? `${names(fixer)}, solo` : people([fixer, partner], names);
}

/** The players of a team: "Anna and Ben", or only "Carla". */
export function membersWords({ fixer, partner }: Team, names: Names): string {
  return partner === undefined ? names(fixer) : people([fixer, partner], names);
}
