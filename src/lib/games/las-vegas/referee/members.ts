import { CARDS_OF_A_COLOUR, CHIP_COLOURS } from '$lib/chip-cards';
import { formatDollars } from '$lib/core';
import type { BoxOverrides } from '$lib/games/contract/box-overrides';
import { CaseError } from '$lib/games/contract/define';
import {
  withControl,
  count,
  dice,
  group,
  labels,
  pieces,
  people,
  person,
  twoPieces,
  type Member
} from '$lib/referee/define-case';
import type { JsonObject } from '$lib/games/contract/form';
import type { ByName } from '$lib/referee/position';
import { boxPosition, notesOf } from '$lib/games/las-vegas/your-box';
import { BIG_DICE, CHIPS, NOTES, NOTE_VALUES, SMALL_DICE } from '$lib/games/las-vegas/data';
import type { Dice } from '$lib/games/las-vegas/types';
import * as say from '$lib/games/las-vegas/strings/en/referee';

export const MAX_PLAYERS = 5;

/** Number of people in a case: exactly one, or from none up to the number of colours. */
export const ONE_PLAYER = { min: 1, max: 1 } as const;
export const ANY_PLAYERS = { min: 0, max: MAX_PLAYERS } as const;

/** Number of notes in the box. */
const MAX_NOTES = Object.values(NOTES).reduce((sum, value) => sum + value, 0);

const NOTE_WORDS = { piece: 'note', values: NOTE_VALUES, noun: say.aNoteOfTheBox } as const;

export const pair = twoPieces({ ...NOTE_WORDS, listNoun: say.twoNotes });
export const notes = pieces({ ...NOTE_WORDS, max: MAX_NOTES, listNoun: say.aListOfNotes });

/** Dice of one colour in one place. */
export const hand = dice(SMALL_DICE, BIG_DICE);

/** All money of the box in dollars, an upper limit for debts. */
const MAX_OWED = Object.entries(NOTES).reduce((sum, [note, count]) => sum + Number(note) * count, 0);

/** Choices for a debt in the form: one reward. */
const DEBTS = NOTE_VALUES.map((value) => ({ value, label: formatDollars(value) }));

const ownedMembers = {
  notes: { answer: notes, ...say.notes },
  chips: { answer: count(0, CHIPS), ...say.chips }
} as const;

/** A player's notes and chips. */
export const holding = group(ownedMembers);

const owedMember = {
  answer: withControl(count(0, MAX_OWED, say.wholeDollars), { kind: 'choice', choices: DEBTS }),
  ...say.owedMoney,
  absent: true
} as const;

const start = {
  answer: withControl(count(0, MAX_OWED, say.wholeDollars), { kind: 'choice', choices: DEBTS }),
  ...say.start,
  absent: true
} as const;

/** A player's notes and chips, with the bank's debt to that player. */
export const holdingWithDebt = group({ ...ownedMembers, owed: owedMember });

/** A player's notes and chips, with the bank's debt and the chip cards of the Card Game by colour name. */
export const holdingWithCards = group({
  ...ownedMembers,
  start,
  owed: owedMember,
  chipCards: {
    answer: labels(count(0, CARDS_OF_A_COLOUR), say.colours, {
      label: say.colour,
      min: 0,
      max: CHIP_COLOURS.length
    }),
    ...say.chipCards,
    absent: true
  }
});

/** The member `dice` of a case about a place with dice of several players. */
export function diceOf(min: number, title: string, description: string) {
  return {
    answer: people(hand, min, MAX_PLAYERS),
    title,
    hint: say.bigDieCounts2,
    description
  } as const satisfies Member;
}

/** The member `player` of a case about one player. */
export function onlyPlayerMember(description: string) {
  return { answer: person({ fillIfOnly: true }), title: say.owner, description } as const satisfies Member;
}

/** The member `player` of a case that names other people as well, so that none of them is preselected. */
export function playerMember(description: string) {
  return { answer: person(), title: say.owner, description } as const satisfies Member;
}

/** Adds the missing zeros to dice. */
export function withZeros({ small = 0, big = 0 }: { readonly small?: number; readonly big?: number }): Dice {
  return { small, big };
}

/** Upper limit for notes of one value. */
const MAX_COUNTED = 999;

/** Number of notes of each value. */
function noteCounts(max: number) {
  return withControl(
    labels(count(0, max, say.aNumberOfNotes), say.valuesOfNotes, {
      label: say.note,
      min: 0,
      max: NOTE_VALUES.length
    }),
    {
      kind: 'group',
      members: NOTE_VALUES.map((value) => ({
        member: String(value),
        label: formatDollars(value),
        isOptional: true,
        kind: 'count',
        min: 0,
        max
      }))
    }
  );
}

/** The member `bank` of a case in which the notes of the bank may be counted. */
export const bankNotes = { answer: noteCounts(MAX_COUNTED), ...say.bankNotes } as const satisfies Member;

/** The member `box` of a case that refuses more notes than there are. */
export const box = { answer: noteCounts(MAX_COUNTED), ...say.box } as const satisfies Member;

/** Position members for the players' own copy: its notes, if they are not the usual ones. */
export function ownCopyMembers(overrides: BoxOverrides): JsonObject {
  return boxPosition(notesOf(overrides));
}

/** Throws a CaseError at the first note that exceeds the number of such notes in the box. */
export function refuseMissingNotes(
  groups: readonly (readonly [path: string, notes: readonly number[]])[],
  boxCounts: ByName<number> = []
): void {
  const availableNotes = new Map(Object.entries(NOTES));
  for (const [note, count] of boxCounts) {
    if (!availableNotes.has(note))
      throw new CaseError(`box.${note}`, say.aNoteOfTheBoxOne(NOTE_VALUES.join(', ')));
    availableNotes.set(note, count);
  }
  const counts: Record<number, number> = {};
  for (const [path, values] of groups) {
    values.forEach((value, index) => {
      const count = (counts[value] = (counts[value] ?? 0) + 1);
      const maxCount = availableNotes.get(String(value)) ?? 0;
      if (count > maxCount) throw new CaseError(`${path}.${index}`, say.theBoxHoldsNotesOf(maxCount, value));
    });
  }
}
