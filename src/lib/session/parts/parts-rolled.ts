import { diceFairnessOf, type DiceFairness } from '$lib/core/dice/dice-fairness';
import { device, type Database } from '$lib/storage/database/database';
import { readPartSets } from '$lib/storage/records/part-sets';
import type { Entry } from '$lib/core';
import { diceTitle, pieceName, type ChosenPart, type PartMove } from '$lib/parts';

/** The app's rolls of one kind of dice. */
export interface RolledDice {
  /** A unique key for this kind of dice. */
  readonly id: string;
  /** The name of the dice: "Big red die". */
  readonly title: string;
  readonly spread: DiceFairness;
}

/** The fairness of each kind of dice of a set. Undone rolls are included, because they were rolled too. */
export function rolledDiceOf(entries: readonly Entry<PartMove>[]): readonly RolledDice[] {
  const rowsById = new Map<string, { readonly title: string; readonly counts: number[] }>();
  let parts: readonly ChosenPart[] = [];
  for (const { do: action } of entries) {
    if (typeof action === 'string' || !('move' in action)) continue;
    if (action.move.type === 'setUp') parts = action.move.chosen;
    if (action.move.type !== 'roll') continue;
    for (const { part, of, face } of action.move.dice) {
      const id = `${action.move.tray} ${part} ${of}`;
      const row = rowsById.get(id) ?? {
        title: titleOf(parts, part, action.move.tray),
        counts: Array<number>(of).fill(0)
      };
      row.counts[face - 1] = (row.counts[face - 1] ?? 0) + 1;
      rowsById.set(id, row);
    }
  }
  return [...rowsById].map(([id, { title, counts: faces }]) => ({
    id,
    title,
    spread: diceFairnessOf(faces)
  }));
}

function titleOf(parts: readonly ChosenPart[], id: string, trayId: string): string {
  const chosenPart = parts.find(({ part }) => part.id === id);
  if (chosenPart?.part.kind !== 'dice') return trayId;
  return diceTitle([chosenPart.part], pieceName(chosenPart.part, trayId), chosenPart.missing[trayId] ?? 1);
}

/** The fairness of each kind of dice on this device, over all stored sets. */
export async function readRolledDice(database: Database = device): Promise<readonly RolledDice[]> {
  const diceById = new Map<string, RolledDice>();
  for (const { entries } of await readPartSets(database))
    for (const dice of rolledDiceIfReadable(entries as readonly Entry<PartMove>[])) {
      const id = `${dice.title} ${dice.spread.counts.length}`;
      const earlierCounts = diceById.get(id)?.spread.counts ?? [];
      const counts = dice.spread.counts.map((count, index) => count + (earlierCounts[index] ?? 0));
      diceById.set(id, { id, title: dice.title, spread: diceFairnessOf(counts) });
    }
  return [...diceById.values()];
}

/** Returns the rolled dice of a log; empty if this version cannot read it. */
function rolledDiceIfReadable(entries: readonly Entry<PartMove>[]): readonly RolledDice[] {
  try {
    return rolledDiceOf(entries);
  } catch {
    return [];
  }
}
