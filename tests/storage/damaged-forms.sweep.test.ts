import { describe, expect, test } from 'vitest';
import { readTypedTexts } from '$lib/core';
import { boxes } from '$lib/games/boxes';
import { games as listed } from '$lib/games/registry';
import { readNamesDraft } from '$lib/session/people/names-draft';
import { readChangeDraft } from '#routes/match/drafts/change-draft';
import { readSeatDraft } from '#routes/match/drafts/seat-draft';
import { readTableDraft } from '#routes/new/[game]/table-draft';
import { readTickedPieces } from '#routes/parts/missing-pieces';
import { readNameDraft } from '#routes/people/people-list';
import { toStored, readEntered } from '#routes/referee/[game]/[question]/form/stored-form';
import { peopleOf } from '#routes/referee/[game]/[question]/form/normalize';
import { mutations } from './damage/mutations';

/**
 * Damages every member of every form draft, at every depth. The form drops the draft, or reads it as one that survives
 * another reading unchanged; nothing throws. Catches forms that trust a member which nothing validates.
 */

interface Form {
  readonly title: string;
  readonly storedInput: unknown;
  readonly read: (storedInput: unknown) => unknown;
}

const seats = [
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'blue' }
] as const;
const isField = (field: string): boolean => field.startsWith('name ');
const allGames = await Promise.all(listed.map(({ load }) => load()));
const parts = (await boxes[0]!.load()).parts;
const part = parts.find(({ pieces }) => Object.values(pieces).some((count) => count > 1))!;
const [piece] = Object.entries(part.pieces).find(([, count]) => count > 1)!;
const copies = (await Promise.all(boxes.map(({ load }) => load()))).flatMap(({ copying }) =>
  copying === undefined ? [] : [copying]
);
const questions = (
  await Promise.all(
    allGames.map(async (game) => {
      const { cases } = await game.cases();
      return cases.map(({ id, form }) => ({ title: `${game.meta.id} ${id}`, form }));
    })
  )
).flat();

const forms: readonly Form[] = [
  {
    title: 'texts',
    storedInput: { 'name 1': 'Ann', 'name 2': '' },
    read: (storedInput) => readTypedTexts(storedInput, isField)
  },
  {
    title: 'names of players',
    storedInput: { names: ['Ann', 'Ben'], usual: ['Anna', 'Ben'] },
    read: (storedInput) => readNamesDraft(storedInput, ['Anna', 'Ben'])
  },
  { title: 'a name', storedInput: { name: 'Anna', typed: 'Ann' }, read: readNameDraft },
  {
    title: 'a seat',
    storedInput: { what: 'hand', player: 'p2', typed: 'Ca' },
    read: (storedInput) => readSeatDraft(seats, storedInput)
  },
  {
    title: 'a changed line',
    storedInput: { seq: 3, entryCount: 5, taps: [{ ask: 'roll', kit: 'die', face: 3 }] },
    read: readChangeDraft
  },
  {
    title: 'ticks',
    storedInput: { ticks: { [part.id]: { [piece]: 1 } }, decks: {} },
    read: (storedInput) => readTickedPieces(parts, storedInput)
  },
  {
    title: 'a new game',
    storedInput: {
      game: 'las-vegas',
      sitters: [
        { name: 'Anna', colour: 'sky' },
        { name: 'Ben', colour: 'blue' }
      ],
      gone: [{ name: 'Cem', colour: 'yellow' }],
      typed: 'Do',
      way: 'draw',
      depth: 'rounds',
      hideMoney: true,
      supplied: { notes: 'app' },
      picked: { nobodyWon: 'next' },
      first: 'Anna',
      drawn: { name: 'Anna', among: ['Anna', 'Ben'] }
    },
    read: (storedInput) =>
      readTableDraft(
        storedInput,
        allGames.filter(({ meta }) => meta.id === 'las-vegas')
      )?.draft
  },
  ...copies.map((copying) => ({
    title: copying.title({}),
    storedInput: {
      page: 'card',
      players: 4,
      round: 1,
      character: 0,
      texts: { 'casino 5': 'Mira' },
      open: 3,
      joining: 2
    },
    read: (storedInput: unknown) => copying.readEntered({}, storedInput)
  })),
  ...questions.map(({ title, form }) => {
    const position = form.examples[0]!.position;
    const enteredInput = { position, people: peopleOf(form, position), person: { typed: 'Zo' }, texts: {} };
    return {
      title,
      storedInput: toStored(enteredInput, '#f'),
      read: (storedInput: unknown) => readEntered(form, {}, storedInput)?.storedInput
    };
  })
];

describe.each(forms)('$title', ({ storedInput, read }) => {
  test('an undamaged draft is restored', () => {
    expect(read(structuredClone(storedInput))).toBeDefined();
  });

  test('no damaged draft throws', () => {
    for (const { title, apply } of mutations(storedInput)) {
      const firstReading = read(apply(storedInput));
      if (firstReading !== undefined)
        expect(read(JSON.parse(JSON.stringify(firstReading))), title).toEqual(firstReading);
    }
  });
});
