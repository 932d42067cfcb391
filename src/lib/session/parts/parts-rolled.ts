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

/** The fairness of each kind of dice of a set, undone rolls included: they were rolled. */
export function rolledDice(entries: readonly Entry<PartMove>[]): readonly RolledDice[] {
  const counts = new Map<string, { readonly title: string; readonly counts: number[] }>();
  let chosen: readonly ChosenPart[] = [];
  for (const { do: action } of entries) {
    if (typeof action === 'string' || !('move' in action)) continue;
    if (action.move.type === 'setUp') chosen = action.move.chosen;
    if (action.move.type !== 'roll') continue;
    for (const { part, of, face } of action.move.dice) {
      const id = `${action.move.tray} ${part} ${of}`;
      const row = counts.get(id) ?? {
        title: titleOf(chosen, part, action.move.tray),
        counts: Array<number>(of).fill(0)
      };
      row.counts[face - 1] = (row.counts[face - 1] ?? 0) + 1;
      counts.set(id, row);
    }
  }
  return [...counts].map(([id, { title, counts: faces }]) => ({ id, title, spread: diceFairnessOf(faces) }));
}

function titleOf(chosen: readonly ChosenPart[], id: string, tray: string): string {
  const found = chosen.find(({ part }) => part.id === id);
  if (found?.part.kind !== 'dice') return tray;
  return diceTitle([found.part], pieceName(found.part, tray), found.missing[tray] ?? 1);
}

/** The fairness of each kind of dice on this device, over all stored sets. */
export async function rolledOnDevice(database: Database = device): Promise<readonly RolledDice[]> {
  const all = new Map<string, RolledDice>();
  for (const { entries } of await readPartSets(database))
    for (const dice of rolledIn(entries as readonly Entry<PartMove>[])) {
      const id = `${dice.title} ${dice.spread.counts.length}`;
      const before = all.get(id)?.spread.counts ?? [];
      const counts = dice.spread.counts.map((count, index) => count + (before[index] ?? 0));
      all.set(id, { id, title: dice.title, spread: diceFairnessOf(counts) });
    }
  return [...all.values()];
}

/** Empty for a log that this version cannot read. */
function rolledIn(entries: readonly Entry<PartMove>[]): readonly RolledDice[] {
  try {
    return rolledDice(entries);
  } catch {
    return [];
  }
}
