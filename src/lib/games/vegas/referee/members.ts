import * as v from 'valibot';
import { CaseError, type Award, type Verdict } from '$lib/games/contract/define';
import { withControl, withSchema, face, group, list, person, type Member } from '$lib/referee/define-case';
import { FACES, MIN_SPACES, MAX_SPACES, pairOf } from '$lib/games/vegas/state/board';
import type { Face } from '$lib/games/vegas/data';
import type { Space, Why } from '$lib/games/vegas/types';
import * as say from '$lib/games/vegas/strings/en/referee';
import { movesPiece, type PlayerId, type Posting } from '$lib/core';
import type { Plate } from '$lib/games/contract/form';
import { caseSeats, type CaseSeats } from '$lib/referee/case-seats';
import { rulebook } from '$lib/games/vegas/rulebook';
import { text } from '$lib/games/vegas/strings/en/log';

interface SeatedTable extends CaseSeats<Why> {
  /** Returns these values with the names of the players as keys. */
  byName<Value>(entries: readonly (readonly [PlayerId, Value])[]): Readonly<Record<string, Value>>;
  /** Returns the awards and reasons of these postings. */
  awardsAndReasons(postings: readonly Posting<Why>[]): Pick<Verdict, 'awards' | 'reasons'>;
}

/** Seats these players in the order in which they are named. */
export function tableOf(names: readonly string[]): SeatedTable {
  const people = caseSeats<Why>(names, rulebook, text);
  return {
    ...people,
    byName: (entries) => Object.fromEntries(entries.map(([player, value]) => [people.name(player), value])),
    awardsAndReasons: (postings) => ({
      awards: postings.filter(movesPiece).map((posting): Award => {
        const receiver = isDiscarded(posting) ? 'box' : people.name(posting.to as PlayerId);
        return { to: receiver, piece: posting.piece, value: posting.value };
      }),
      reasons: postings.map((posting) =>
        isDiscarded(posting) ? people.reason(posting.why) : people.reason(posting.why, posting.to as PlayerId)
      )
    })
  };
}

/** Draws the counters of each player at a table, and who wins its gold. */
export function counterPlates({ facts, awards }: Verdict): readonly Plate[] {
  return Object.entries(facts['counts'] as Readonly<Record<string, number>>).map(([name, count]) => ({
    name,
    count,
    state: awards.some(({ to: receiver }) => receiver === name) ? 'lit' : 'dark'
  }));
}

function isDiscarded({ to: receiver }: Posting<Why>): boolean {
  return receiver === 'box';
}

/** One player per colour in the box. */
export const MAX_PLAYERS = 4;

const SHOWN_LABEL = say.oneNumberFrom1To6;

/** The numbers on a space: one, or two different ones in any order. */
const numbers = withControl(
  withSchema(
    list(face(), SHOWN_LABEL, { label: say.number, min: 1, max: 2 }),
    v.pipe(
      v.array(v.picklist(FACES, SHOWN_LABEL), SHOWN_LABEL),
      v.minLength(1, SHOWN_LABEL),
      v.maxLength(2, SHOWN_LABEL),
      v.check((numbers) => numbers[0] !== numbers[1], SHOWN_LABEL)
    )
  ),
  { kind: 'list', each: { kind: 'face' }, label: say.number, min: 1, max: 2 }
);

const space = group({
  numbers: { answer: numbers, label: say.numbers, description: say.whatItShows(SHOWN_LABEL) },
  counter: { answer: person(), ...say.counterMember, absent: true }
});

/** The spaces of a table in any order; the form shows spaces with the same numbers as rows. */
export const spaces = {
  answer: list(space, say.aListOfSpaces, {
    label: say.space,
    min: MIN_SPACES,
    max: MAX_SPACES,
    countMessage: say.tableOfSpaces(MIN_SPACES, MAX_SPACES)
  }),
  ...say.spaces
} as const satisfies Member;

/** A space as given in a position. */
export interface EnteredSpace {
  readonly numbers: readonly Face[];
  readonly counter?: string | undefined;
}

/** Returns all players with a counter there, in the order of the spaces. Throws a CaseError if there are too many. */
export function ownersOf(
  spaces: readonly EnteredSpace[],
  otherNames: readonly string[] = []
): readonly string[] {
  const names = [...new Set([...otherNames, ...spaces.flatMap(({ counter }) => counter ?? [])])];
  if (names.length > MAX_PLAYERS) throw new CaseError('spaces', say.countersOfUpToFourPlayers);
  return names;
}

/** Converts the spaces of a position to those of the rules. */
export function readSpaces(spaces: readonly EnteredSpace[], table: SeatedTable): readonly Space[] {
  return spaces.map(({ numbers: [firstNumber = 1, secondNumber], counter }) => ({
    numbers: secondNumber === undefined ? [firstNumber] : pairOf(firstNumber, secondNumber),
    ...(counter === undefined ? {} : { counter: table.seat(counter) })
  }));
}
