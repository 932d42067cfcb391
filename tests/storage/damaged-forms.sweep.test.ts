import { describe, expect, test } from 'vitest';
import { readTypedTexts } from '$lib/core';
import { boxes } from '$lib/games/boxes';
import { games as listed } from '$lib/games/registry';
import { readNamesDraft } from '$lib/session/people/names-draft';
import { readSeatDraft } from '#routes/match/seat-draft';
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
  readonly stored: unknown;
  readonly read: (stored: unknown) => unknown;
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
    stored: { 'name 1': 'Ann', 'name 2': '' },
    read: (stored) => readTypedTexts(stored, isField)
  },
  {
    title: 'names of players',
    stored: { names: ['Ann', 'Ben'], usual: ['Anna', 'Ben'] },
    read: (stored) => readNamesDraft(stored, ['Anna', 'Ben'])
  },
  { title: 'a name', stored: { name: 'Anna', typed: 'Ann' }, read: readNameDraft },
  {
    title: 'a seat',
    stored: { what: 'hand', player: 'p2', typed: 'Ca' },
    read: (stored) => readSeatDraft(seats, stored)
  },
  {
    title: 'ticks',
    stored: { ticks: { [part.id]: { [piece]: 1 } }, decks: {} },
    read: (stored) => readTickedPieces(parts, stored)
  },
  {
    title: 'a new game',
    stored: {
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
    read: (stored) =>
      readTableDraft(
        stored,
        allGames.filter(({ meta }) => meta.id === 'las-vegas')
      )?.draft
  },
  ...copies.map((copying) => ({
    title: copying.title({}),
    stored: {
      page: 'card',
      players: 4,
      round: 1,
      character: 0,
      texts: { 'casino 5': 'Mira' },
      open: 3,
      joining: 2
    },
    read: (stored: unknown) => copying.readEntered({}, stored)
  })),
  ...questions.map(({ title, form }) => {
    const position = form.examples[0]!.position;
    const entered = { position, people: peopleOf(form, position), person: { typed: 'Zo' }, texts: {} };
    return {
      title,
      stored: toStored(entered, '#f'),
      read: (stored: unknown) => readEntered(form, {}, stored)?.storedInput
    };
  })
];

describe.each(forms)('$title', ({ stored, read }) => {
  test('an undamaged draft is restored', () => {
    expect(read(structuredClone(stored))).toBeDefined();
  });

  test('no damaged draft throws', () => {
    for (const { title, apply } of mutations(stored)) {
      const firstReading = read(apply(stored));
      if (firstReading !== undefined)
        expect(read(JSON.parse(JSON.stringify(firstReading))), title).toEqual(firstReading);
    }
  });
});
