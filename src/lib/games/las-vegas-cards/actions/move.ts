import { isChipColour, type ChipColour } from '$lib/chip-cards';
import { countPieces, isPlayer, type CountGroup, type Outcome, type PlayerId } from '$lib/core';
import type { CardsAsk } from './asks';
import { inOrder, NOTE_VALUES, NOTES_EACH } from '$lib/games/las-vegas-cards/data';
import { countedIn, groupId } from './groups';
import { NUMBERS, type CasinoNumber, type DiceCounts, type Move } from '$lib/games/las-vegas-cards/types';

/** Makes the move that answers an ask. Throws a RangeError for an outcome of another kind. */
export function move(ask: CardsAsk, outcome: Outcome): Move {
  if (ask.kind === 'draw' && outcome.kind === 'draw') {
    const drawn = drawMove(ask, outcome.drawn);
    if (drawn !== undefined) return drawn;
  }
  if (ask.kind === 'counts' && outcome.kind === 'counts')
    return ask.id === 'notes' ? notesMove(outcome.counts) : countMove(ask.groups, outcome.counts);
  if (ask.kind === 'choose' && outcome.kind === 'choose') {
    const chosen = ask.choices[outcome.choice];
    if (chosen !== undefined) return chosen.move;
  }
  throw new RangeError(`“${ask.id}” cannot be answered with ${outcome.kind}`);
}

function drawMove({ id, for: player }: CardsAsk, drawn: readonly string[]): Move | undefined {
  if (id === 'notes') return { type: 'notes', notes: drawn.map(Number) };
  if (id === 'chipCards') return { type: 'chipCards', colours: drawn.filter(isChipColour) };
  if (id === 'neutral') return { type: 'neutral', cards: inOrder(drawn) };
  return isPlayer(player) ? { type: 'hand', player, cards: inOrder(drawn) } : undefined;
}

type Counts = Extract<Outcome, { kind: 'counts' }>['counts'];

/** Lists the higher note of each casino first, because the order in which two notes were entered means nothing. */
function notesMove(counts: Counts): Move {
  const notes = NUMBERS.flatMap((number) =>
    [...NOTE_VALUES]
      .reverse()
      .flatMap((value) =>
        Array<number>(counts[groupId({ what: 'notes', casino: number })]?.[value] ?? 0).fill(value)
      )
  );
  return { type: 'notes', notes };
}

function countMove(groups: readonly CountGroup[], counts: Counts): Move {
  const dice: Partial<Record<PlayerId, DiceCounts>> = {};
  const chipCards: Partial<Record<CasinoNumber, Partial<Record<PlayerId, readonly ChipColour[]>>>> = {};
  for (const { id, rows } of groups) {
    const group = countedIn(id);
    if (group?.what === 'dice') dice[group.player] = NUMBERS.map((number) => counts[id]?.[number] ?? 0);
    if (group?.what !== 'chipCards') continue;
    const { casino, colour } = group;
    for (const { id: player } of rows) {
      const count = counts[id]?.[player] ?? 0;
      if (!isPlayer(player) || count === 0) continue;
      const taken = chipCards[casino] ?? {};
      const cards = [...(taken[player] ?? []), ...Array<typeof colour>(count).fill(colour)];
      chipCards[casino] = { ...taken, [player]: cards };
    }
  }
  return { type: 'count', dice, chipCards };
}

/** Returns the answer that gives this move; the inverse of `move` for whatever is entered piece by piece or counted. */
export function answer(ask: CardsAsk, given: Move): Outcome | undefined {
  if (ask.about?.['step'] !== given.type) return undefined;
  switch (given.type) {
    case 'notes':
      return ask.kind === 'draw'
        ? { kind: 'draw', drawn: given.notes.map(String) }
        : notesAnswer(given.notes);
    case 'chipCards':
      return { kind: 'draw', drawn: given.colours };
    case 'neutral':
      return { kind: 'draw', drawn: given.cards };
    case 'count':
      return ask.kind === 'counts' ? countAnswer(ask.groups, given) : undefined;
    case 'later':
    case 'hand':
    case 'choose':
    case 'turnOver':
    case 'lay':
    case 'chipCard':
    case 'depth':
      return undefined;
  }
}

function notesAnswer(notes: readonly number[]): Outcome {
  const groups = NUMBERS.map((casino, at) => [
    groupId({ what: 'notes', casino }),
    countPieces(notes.slice(at * NOTES_EACH, (at + 1) * NOTES_EACH).map(String))
  ]);
  return { kind: 'counts', counts: Object.fromEntries(groups) };
}

function countAnswer(
  groups: readonly CountGroup[],
  { dice, chipCards }: Extract<Move, { type: 'count' }>
): Outcome {
  const counts = groups.map(({ id, rows }) => {
    const group = countedIn(id);
    const told = rows.map(({ id: row }): [string, number] => {
      if (group?.what === 'dice') return [row, dice[group.player]?.[Number(row) - 1] ?? 0];
      const taken =
        group?.what === 'chipCards' && isPlayer(row) ? (chipCards[group.casino]?.[row] ?? []) : [];
      return [row, taken.filter((colour) => group?.what === 'chipCards' && colour === group.colour).length];
    });
    return [id, Object.fromEntries(told)];
  });
  return { kind: 'counts', counts: Object.fromEntries(counts) };
}
