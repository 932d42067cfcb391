import {
  questionFor,
  choice,
  count,
  group,
  list,
  person,
  pieces,
  type PositionOf
} from '$lib/referee/define-case';
import { CHIT_VALUES, symbols } from '$lib/games/razzia/data';
import { equalSymbols, furthest, threeCards } from '$lib/games/razzia/house-rules';
import type { JsonObject } from '$lib/games/contract/form';
import { KINDS, type Kind } from '$lib/games/razzia/types';
import { readSituation, houseRulesOf } from './situation';
import * as say from '$lib/games/razzia/strings/en/referee';

const MOST_PLAYERS = 8;

/** More chits than one bar can ever hold in practice. */
const MOST_CHITS = 20;

export const PEOPLE = { least: 3, most: MOST_PLAYERS, seats: 'seats', count: 'players' } as const;

/** The die symbol printed on a card. */
export const symbol = questionFor(count(1, 6, say.aDieSymbol), { kind: 'face' });

export const chits = pieces({
  piece: 'chit',
  values: CHIT_VALUES,
  most: MOST_CHITS,
  what: say.aChitOfTheBox,
  all: say.aListOfChits
});

const KIND_LABELS = { gambler: say.gambler, raid: say.raid };

const card = group({
  player: { is: person(), label: say.whoPlayedIt },
  kind: {
    is: choice(KIND_LABELS),
    label: say.whatItIs
  },
  value: {
    is: symbol,
    label: say.theDieSymbol
  }
});

const cards = questionFor(
  list(card, say.aListOfCards, {
    label: say.card,
    least: 0,
    most: MOST_PLAYERS,
    allowed: say.oneCardAPlayer
  }),
  (enteredValue) => ({
    kind: 'cards',
    kinds: KINDS.map((value) => ({ value, label: KIND_LABELS[value], values: inPlay(enteredValue, value) }))
  })
);

/** Returns the symbols of one kind that are in play in this position. */
function inPlay(enteredValue: JsonObject, kind: Kind): readonly number[] {
  const { threeCards: deck } = houseRulesOf(enteredValue);
  return [...new Set(symbols(kind, readSituation(enteredValue).seats.length, deck))];
}

const TWO_EQUAL = say.cardTwice;

/** The members of every case about a bar. */
export const barMembers = {
  chits: { is: chits, ...say.chits },
  cards: { is: cards, ...say.cards },
  players: { is: count(3, MOST_PLAYERS, say.aNumberOfPlayers), ...say.players },
  seats: { is: list(person(), say.aListOfNames), ...say.seats, absent: TWO_EQUAL },
  dealer: { is: person(), ...say.dealer, absent: TWO_EQUAL },
  options: { rules: [equalSymbols, threeCards, furthest] }
} as const;

export type BarGiven = PositionOf<typeof barMembers>;
