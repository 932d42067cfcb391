import { nextEntry, type Chance, type ChosenPart, type Entry, type PartMove } from '$lib/core';
import { device, type Database } from '$lib/storage/database';
import { readParts, readPartSets } from '$lib/storage/part-sets';
import type { SavedPartSet } from '$lib/storage/schema';
import { newId } from './identity';
import { OpenParts } from './parts.svelte';
import { keptParts } from './parts-kept';
import { PLAIN_DICE } from './parts-plain';
import { PartsSitting } from './parts-sitting.svelte';
import { plain } from './plain';

/** The one set of dice that belong to no box. */
export const TRAY = 'tray';

/**
 * Opens a part set at exactly its last saved entry; `close` it when its screen is left. Undefined if there is
 * none of this id, or it is deleted. Rejects with a Trouble where storage cannot be read.
 */
export async function openParts(
  id: string,
  database: Database = device,
  chance?: Chance
): Promise<OpenParts | undefined> {
  const here = keptParts.get(id);
  if (here !== undefined) return new OpenParts(here, chance);
  const saved = await readParts(database, id);
  if (saved === undefined || saved.set.deletedAt !== undefined) return undefined;
  return new OpenParts(new PartsSitting(saved, database), chance);
}

/** Begins a set and gives its id. Without storage it lives on this page until there is some. */
export async function startPartSet(
  box: SavedPartSet['box'],
  name: string,
  chosen: readonly ChosenPart[],
  database: Database = device
): Promise<string> {
  return begin(
    {
      id: newId(),
      name: await freeName(name, database),
      startedAt: Date.now(),
      ...(box === undefined ? {} : { box })
    },
    chosen,
    database
  );
}

/** Opens the dice of no box, which lie ready from the first time on. Works without storage as well. */
export async function openTray(database: Database = device, chance?: Chance): Promise<OpenParts> {
  const found = await openParts(TRAY, database, chance).catch(() => undefined);
  if (found !== undefined) return found;
  begin({ id: TRAY, name: 'Dice tray', startedAt: Date.now() }, [PLAIN_DICE], database);
  const begun = await openParts(TRAY, database, chance);
  if (begun === undefined) throw new Error('the tray was begun and is kept');
  return begun;
}

function begin(set: SavedPartSet, chosen: readonly ChosenPart[], database: Database): string {
  const none: readonly Entry<PartMove>[] = [];
  const first = nextEntry<PartMove>(
    set.id,
    none,
    { move: { type: 'setUp', chosen: plain(chosen) } },
    'table',
    set.startedAt
  );
  const sitting = new PartsSitting({ set, entries: [first] }, database, -1);
  keptParts.set(set.id, sitting);
  void sitting.settled();
  return set.id;
}

/** The name itself, or with the next number where another set has it. */
async function freeName(name: string, database: Database): Promise<string> {
  const saved = await readPartSets(database).catch(() => []);
  const names = new Set([
    ...saved.map(({ set }) => set.name),
    ...[...keptParts.values()].map(({ set }) => set.name)
  ]);
  for (let number = 2; names.has(name) && number < 1000; number += 1) {
    const next = `${name.replace(/ \d+$/, '')} ${number}`;
    if (!names.has(next)) return next;
  }
  return name;
}
