import * as v from 'valibot';
import {
  PLAYER_COLOURS,
  PLAYER_IDS,
  namesOf,
  refuseName,
  type PlayerId,
  type Posting,
  type Seat
} from '$lib/core';
import { CaseError, type Award, type Verdict } from '$lib/games/define';
import { exactly, oneOf, wholeNumber } from '$lib/games/position';
import { CHIT_VALUES, symbols } from '$lib/games/razzia/data';
import type { Resolution, Seating } from '$lib/games/razzia/resolve';
import { rulebook } from '$lib/games/razzia/rulebook';
import { text } from '$lib/games/razzia/text';
import { KINDS, type Options, type Played, type Why } from '$lib/games/razzia/types';

const MOST_PLAYERS = 8;

export const name = v.pipe(
  v.string('a name'),
  v.rawCheck(({ dataset, addIssue }) => {
    const refused = dataset.typed ? refuseName(dataset.value) : undefined;
    if (refused !== undefined) addIssue({ message: refused });
  })
);

export const symbol = wholeNumber(1, 6, 'a die symbol');
export const chit = oneOf(CHIT_VALUES, 'a chit of the box');

const card = exactly({
  player: name,
  kind: v.picklist(KINDS, 'gambler or raid'),
  value: symbol
});

const optionsGiven = exactly({
  equalSymbols: v.optional(v.picklist(['stronger', 'wins'])),
  threeCards: v.optional(v.picklist(['fewer', 'whole'])),
  furthest: v.optional(v.picklist(['clockwise', 'shorter']))
});

/** The rule options of a bar; whatever is wrong with them is wrong with `options`. */
export const options = v.optional(
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = v.safeParse(optionsGiven, dataset.value);
      if (read.success) return read.output;
      addIssue({
        message:
          'equalSymbols is stronger or wins, threeCards is fewer or whole, furthest is clockwise or shorter'
      });
      return NEVER;
    })
  )
);

/** The members that every question of a bar has. */
export const barMembers = {
  chits: v.array(chit, 'a list of chits'),
  cards: v.pipe(v.array(card, 'a list of cards'), v.maxLength(MOST_PLAYERS, 'one card a player')),
  players: wholeNumber(3, MOST_PLAYERS, 'a number of players'),
  seats: v.optional(v.array(name, 'a list of names')),
  dealer: v.optional(name),
  options
};

export type BarGiven = v.InferOutput<v.ObjectSchema<typeof barMembers, undefined>>;

/** A position as the rules see it, and the way back to its names. */
export interface Bar {
  readonly cards: readonly Played[];
  readonly seating: Seating;
  readonly rules: Pick<Options, 'equalSymbols'>;
  seat(name: string): PlayerId;
  name(player: PlayerId): string;
  reason(why: Why, player?: PlayerId): Verdict['reasons'][number];
}

/** Reads what a schema cannot say: which cards there are, who sits where. Throws a CaseError. */
export function readBar(given: BarGiven): Bar {
  refuseCards(given);
  const names = seatsOf(given);
  const seats: readonly Seat[] = names.map((each, index) => ({
    player: PLAYER_IDS[index] ?? 'p1',
    name: each,
    colour: PLAYER_COLOURS[index] ?? 'sky'
  }));
  const seat = (each: string): PlayerId => PLAYER_IDS[names.indexOf(each)] ?? 'p1';
  const nameOf = namesOf(seats);
  return {
    cards: given.cards.map(({ player, kind, value }) => ({ player: seat(player), kind, value })),
    seating: {
      seats: seats.map(({ player }) => player),
      dealer: given.dealer === undefined ? 'p1' : seat(given.dealer),
      furthest: given.options?.furthest
    },
    rules: { equalSymbols: given.options?.equalSymbols ?? 'stronger' },
    seat,
    name: nameOf,
    reason: (why, player) => {
      const said = { rule: `${rulebook.prefix} ${why.rule}`, text: text.why(why, nameOf) };
      return player === undefined ? said : { player: nameOf(player), ...said };
    }
  };
}

function refuseCards({ cards, players, options: chosen }: BarGiven): void {
  if (cards.length > players) throw new CaseError('cards', `one card a player: at most ${players}`);
  const seen: string[] = [];
  const lying: string[] = [];
  cards.forEach(({ player, kind, value }, index) => {
    if (seen.includes(player))
      throw new CaseError(`cards.${index}.player`, 'one card a player, and this one has one already');
    if (kind === 'raid' && value < 3)
      throw new CaseError(`cards.${index}.value`, 'a raid has a die symbol from 3 to 6');
    seen.push(player);
    lying.push(`${kind} ${value}`);
    const inPlay = symbols(kind, players, chosen?.threeCards ?? 'fewer').filter(
      (each) => each === value
    ).length;
    const count = lying.filter((each) => each === `${kind} ${value}`).length;
    if (count > inPlay)
      throw new CaseError(
        `cards.${index}.value`,
        inPlay === 0
          ? `with ${players} players the ${kind} ${value} stays in the box`
          : `with ${players} players a bar has ${inPlay} of the ${kind} ${value}`
      );
  });
}

function seatsOf({ seats, dealer, cards, players }: BarGiven): readonly string[] {
  const needed = hasEqualCards(cards);
  if (needed && seats === undefined)
    throw new CaseError('seats', 'two equal cards need the seats, clockwise');
  if (needed && dealer === undefined) throw new CaseError('dealer', 'two equal cards need the dealer');
  if (seats === undefined) return cards.map(({ player }) => player);
  if (seats.length !== players) throw new CaseError('seats', `${players} names, one a player`);
  const twice = seats.findIndex((each, index) => seats.indexOf(each) !== index);
  if (twice >= 0) throw new CaseError(`seats.${twice}`, 'each name once');
  if (cards.some(({ player }) => !seats.includes(player)))
    throw new CaseError('seats', 'everybody with a card has a seat');
  if (dealer !== undefined && !seats.includes(dealer)) throw new CaseError('dealer', 'one of the seats');
  return seats;
}

function hasEqualCards(cards: BarGiven['cards']): boolean {
  const faces = cards.map(({ kind, value }) => `${kind} ${value}`);
  return new Set(faces).size < faces.length;
}

/** Who wants the money, who is shut out, and who proposes. */
export function barFacts({ claimants, shutOut }: Resolution, bar: Bar): Verdict['facts'] {
  const names = claimants.map(({ player }) => bar.name(player));
  const facts = { claimants: names, shutOut: shutOut.map(({ player }) => bar.name(player)).sort() };
  return names.length < 2 ? facts : { ...facts, proposer: names[0] };
}

/** The pieces that move, and the reason of every line. */
export function told(postings: readonly Posting<Why>[], bar: Bar): Pick<Verdict, 'awards' | 'reasons'> {
  return {
    awards: postings.flatMap((posting): Award[] =>
      'piece' in posting
        ? [{ to: bar.name(posting.to as PlayerId), piece: posting.piece, value: posting.value }]
        : []
    ),
    reasons: postings.map(({ to, why }) => bar.reason(why, to as PlayerId))
  };
}
