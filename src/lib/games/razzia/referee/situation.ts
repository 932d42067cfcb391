import { PLAYER_IDS, type PlayerId } from '$lib/core';
import { fillInHouseRules, type ChosenRules } from '$lib/games/contract/house-rule';
import { isObject, type Json, type JsonObject, type Plate } from '$lib/games/contract/form';
import {
  duelOf,
  duelState,
  isUncontested,
  resolve,
  type Resolution,
  type TieContext
} from '$lib/games/razzia/payout/resolve';
import { houseRules } from '$lib/games/razzia/house-rules';
import { KINDS, type Duel, type PlayedCard } from '$lib/games/razzia/types';
import type { Verdict } from '$lib/games/contract/define';

/**
 * The facts of a position that is still being entered, as far as they are known. Nothing in the position is refused.
 */
export interface Situation {
  readonly seats: readonly string[];
  readonly chits: readonly number[];
  readonly cards: readonly PlayedCard[];
  /** Strongest first, by name. */
  readonly claimants: readonly string[];
  /** Gamblers who were raided, by name. */
  readonly shutOut: readonly string[];
  /** True if only two players with equal symbols claim, so that the one further from the dealer takes everything. */
  readonly isGiven: boolean;
  /** The pairs of fighters of all duels fought so far, and of the next one. */
  readonly duels: readonly (readonly [champion: string, challenger: string])[];
}

export function readSituation(position: JsonObject): Situation {
  const seats = readTexts(position['seats']);
  const tieContext = tieContextOf(seats, position);
  const cards = readList(position['cards']).flatMap((value) => readCard(value, seats));
  const resolution = resolve(cards, tieContext);
  const nameOf = (player: PlayerId): string => seats[PLAYER_IDS.indexOf(player)] ?? player;
  return {
    seats,
    chits: readList(position['chits']).filter((value) => typeof value === 'number'),
    cards,
    claimants: resolution.claimants.map(({ player }) => nameOf(player)),
    shutOut: resolution.raidedGamblers.map(({ player }) => nameOf(player)),
    isGiven: isUncontested(resolution, tieContext),
    duels: duelsOf(position, resolution, tieContext, seats).map(
      ([champion, challenger]) => [nameOf(champion), nameOf(challenger)] as const
    )
  };
}

function tieContextOf(seats: readonly string[], position: JsonObject): TieContext {
  const { dealer } = position;
  const { furthest, equalSymbols } = houseRulesOf(position);
  const index = typeof dealer === 'string' ? Math.max(0, seats.indexOf(dealer)) : 0;
  return {
    seats: PLAYER_IDS.slice(0, seats.length),
    dealer: PLAYER_IDS[index] ?? 'p1',
    furthest,
    equalSymbols
  };
}

function readCard(card: Json, seats: readonly string[]): readonly PlayedCard[] {
  if (!isObject(card)) return [];
  const kind = KINDS.find((kindName) => kindName === card['kind']);
  const player = PLAYER_IDS[seats.findIndex((seat) => seat === card['player'])];
  const value = card['value'];
  return kind === undefined || player === undefined || typeof value !== 'number'
    ? []
    : [{ player, kind, value }];
}

type Pair = readonly [champion: PlayerId, challenger: PlayerId];

function duelsOf(
  position: JsonObject,
  { claimants }: Resolution,
  tieContext: TieContext,
  seats: readonly string[]
): readonly Pair[] {
  const [proposer, ...others] = claimants;
  if (proposer === undefined) return [];
  const answers = new Map(readEntries(position['answers']));
  const nameOf = ({ player }: PlayedCard): string => seats[PLAYER_IDS.indexOf(player)] ?? '';
  const challengers = others.filter((card) => answers.get(nameOf(card)) === 'duel');
  const foughtDuels: Duel[] = [];
  const duelPairs: Pair[] = [];
  const enteredDuels = readList(position['duels']);
  for (let index = 0; index <= enteredDuels.length; index += 1) {
    const { champion, challenger } = duelState(proposer, challengers, foughtDuels, tieContext);
    if (challenger === undefined) break;
    duelPairs.push([champion.player, challenger.player]);
    const dice = new Map(readEntries(enteredDuels[index]));
    const [championDie, challengerDie] = [dice.get(nameOf(champion)), dice.get(nameOf(challenger))];
    if (typeof championDie !== 'number' || typeof challengerDie !== 'number') break;
    foughtDuels.push(
      duelOf(champion, challenger, { champion: championDie, challenger: challengerDie }, tieContext)
    );
  }
  return duelPairs;
}

/** Returns the house rules of a position. */
export function houseRulesOf({ options }: JsonObject): ChosenRules<typeof houseRules> {
  return fillInHouseRules(houseRules, isObject(options) ? options : {});
}

function readTexts(value: Json | undefined): readonly string[] {
  return readList(value).filter((value) => typeof value === 'string');
}

function readList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

function readEntries(value: Json | undefined): readonly (readonly [string, Json])[] {
  return isObject(value) ? Object.entries(value) : [];
}

/** Makes one plate for every card at the bar: who claims the money or got it, and who was raided. */
export function plates({ awards }: Verdict, position: JsonObject): readonly Plate[] {
  const { cards, seats, claimants, shutOut } = readSituation(position);
  const isPaid = awards.length > 0;
  return cards.map(({ player, value }): Plate => {
    const name = seats[PLAYER_IDS.indexOf(player)] ?? '';
    const isHighlighted = isPaid
      ? awards.some(({ to: receiver }) => receiver === name)
      : claimants.includes(name);
    return { name, count: value, state: isHighlighted ? 'lit' : shutOut.includes(name) ? 'struck' : 'dark' };
  });
}
