import type { PlayerId, Posting } from '$lib/core';
import { CaseError, type Award, type Verdict } from '$lib/games/contract/define';
import { fillInHouseRules } from '$lib/games/contract/house-rule';
import { caseSeats, type CaseSeats } from '$lib/referee/case-seats';
import { symbols, CHIT_VALUES } from '$lib/games/razzia/data';
import { isUncontested, type Resolution, type TieContext } from '$lib/games/razzia/payout/resolve';
import { rulebook } from '$lib/games/razzia/rulebook';
import { text } from '$lib/games/razzia/strings/en/log';
import { type PlayedCard, type Why, KINDS, type Kind } from '$lib/games/razzia/types';
import * as say from '$lib/games/razzia/strings/en/referee';
import {
  withControl,
  choice,
  count,
  group,
  list,
  person,
  pieces,
  type PositionOf
} from '$lib/referee/define-case';
import { equalSymbolsRule, furthestRule, threeCardsRule } from '$lib/games/razzia/house-rules';
import type { JsonObject } from '$lib/games/contract/form';
import { readSituation, houseRulesOf } from './situation';

const MAX_PLAYERS = 8;

/** More chits than one bar can ever hold in practice. */
const MAX_CHITS = 20;

export const PEOPLE_LIMITS = {
  min: 3,
  max: MAX_PLAYERS,
  seatsMember: 'seats',
  countMember: 'players'
} as const;

/** The die symbol printed on a card. */
export const symbol = withControl(count(1, 6, say.aDieSymbol), { kind: 'face' });

export const chits = pieces({
  piece: 'chit',
  values: CHIT_VALUES,
  max: MAX_CHITS,
  noun: say.aChitOfTheBox,
  listNoun: say.aListOfChits
});

const KIND_LABELS = { gambler: say.gambler, raid: say.raid };

const card = group({
  player: { answer: person(), label: say.whoPlayedIt },
  kind: {
    answer: choice(KIND_LABELS),
    label: say.whatItIs
  },
  value: {
    answer: symbol,
    label: say.theDieSymbol
  }
});

const cards = withControl(
  list(card, say.aListOfCards, {
    label: say.card,
    min: 0,
    max: MAX_PLAYERS,
    countMessage: say.oneCardAPlayer
  }),
  (position) => ({
    kind: 'cards',
    kinds: KINDS.map((value) => ({
      value,
      label: KIND_LABELS[value],
      values: symbolsInPlay(position, value)
    }))
  })
);

/** Returns the symbols of one kind that are in play in this position. */
function symbolsInPlay(position: JsonObject, kind: Kind): readonly number[] {
  const { threeCards: cardRule } = houseRulesOf(position);
  return [...new Set(symbols(kind, readSituation(position).seats.length, cardRule))];
}

const TWO_EQUAL_CARDS = say.cardTwice;

/** The members of every case about a bar. */
export const barMembers = {
  chits: { answer: chits, ...say.chits },
  cards: { answer: cards, ...say.cards },
  players: { answer: count(3, MAX_PLAYERS, say.aNumberOfPlayers), ...say.players },
  seats: { answer: list(person(), say.aListOfNames), ...say.seats, absent: TWO_EQUAL_CARDS },
  dealer: { answer: person(), ...say.dealer, absent: TWO_EQUAL_CARDS },
  options: { rules: [equalSymbolsRule, threeCardsRule, furthestRule] }
} as const;

type BarPosition = PositionOf<typeof barMembers>;

/** A position as the rules see it, with the mapping back to its names. */
export interface SeatedBar extends CaseSeats<Why> {
  readonly cards: readonly PlayedCard[];
  readonly tieContext: TieContext;
}

/** Reads a position and checks what no schema can express: which cards exist, who sits where. Throws a CaseError. */
export function readBar(position: BarPosition): SeatedBar {
  refuseCards(position);
  const { furthest, equalSymbols } = fillInHouseRules(barMembers.options.rules, position.options ?? {});
  const people = caseSeats<Why>(seatsOf(position), rulebook, text);
  const { seats, seat } = people;
  return {
    ...people,
    cards: position.cards.map(({ player, kind, value }) => ({ player: seat(player), kind, value })),
    tieContext: {
      seats,
      dealer: position.dealer === undefined ? 'p1' : seat(position.dealer),
      furthest,
      equalSymbols
    }
  };
}

function refuseCards({ cards, players, options = {} }: BarPosition): void {
  const { threeCards: cardRule } = fillInHouseRules(barMembers.options.rules, options);
  if (cards.length > players) throw new CaseError('cards', say.oneCardEach(players));
  const addedNames: string[] = [];
  const names: string[] = [];
  cards.forEach(({ player, kind, value }, index) => {
    if (addedNames.includes(player)) throw new CaseError(`cards.${index}.player`, say.secondCard);
    if (kind === 'raid' && value < 3) throw new CaseError(`cards.${index}.value`, say.raidHasDieSymbol);
    addedNames.push(player);
    names.push(`${kind} ${value}`);
    const countInPlay = symbols(kind, players, cardRule).filter((symbol) => symbol === value).length;
    const count = names.filter((name) => name === `${kind} ${value}`).length;
    if (count > countInPlay)
      throw new CaseError(
        `cards.${index}.value`,
        countInPlay === 0
          ? say.cardNotUsed(players, kind, value)
          : say.barLimit(players, countInPlay, kind, value)
      );
  });
}

function seatsOf({ seats, dealer, cards, players }: BarPosition): readonly string[] {
  const needsSeats = hasEqualCards(cards);
  if (needsSeats && seats === undefined) throw new CaseError('seats', say.twoEqualCardsNeedTheSeats);
  if (needsSeats && dealer === undefined) throw new CaseError('dealer', say.twoEqualCardsNeedTheDealer);
  if (seats === undefined) return cards.map(({ player }) => player);
  if (seats.length !== players) throw new CaseError('seats', say.namesOneAPlayer(players));
  const duplicateIndex = seats.findIndex((seat, index) => seats.indexOf(seat) !== index);
  if (duplicateIndex >= 0) throw new CaseError(`seats.${duplicateIndex}`, say.eachNameOnce);
  if (cards.some(({ player }) => !seats.includes(player)))
    throw new CaseError('seats', say.everyoneNeedsSeat);
  if (dealer !== undefined && !seats.includes(dealer)) throw new CaseError('dealer', say.oneOfTheSeats);
  return seats;
}

function hasEqualCards(cards: BarPosition['cards']): boolean {
  const faces = cards.map(({ kind, value }) => `${kind} ${value}`);
  return new Set(faces).size < faces.length;
}

/** Returns the facts of a bar: who claims the money, who was raided, and who proposes. */
export function barFacts(resolution: Resolution, bar: SeatedBar): Verdict['facts'] {
  const namesOf = (cards: readonly PlayedCard[]): string[] => cards.map(({ player }) => bar.name(player));
  const names = namesOf(resolution.claimants);
  const facts = { claimants: names, shutOut: namesOf(resolution.raidedGamblers).sort() };
  return names.length < 2 || isUncontested(resolution, bar.tieContext)
    ? facts
    : { ...facts, proposer: names[0] };
}

/** Returns the pieces that move, and one reason for every claim, however many pieces it moves. */
export function awardsAndReasons(
  postings: readonly Posting<Why>[],
  bar: SeatedBar
): Pick<Verdict, 'awards' | 'reasons'> {
  return {
    awards: postings.flatMap((posting): Award[] =>
      'piece' in posting
        ? [{ to: bar.name(posting.to as PlayerId), piece: posting.piece, value: posting.value }]
        : []
    ),
    reasons: postings
      .filter(({ why }, index) => postings.findIndex((posting) => posting.why === why) === index)
      .map(({ to: receiver, why }) => bar.reason(why, receiver as PlayerId))
  };
}
