import { damages } from './damages';
import { DAMAGED_ID, validStore, type Loose, type Store } from './store';

/** A damaged match among all others, under its own id. */
export interface Damaged {
  readonly id: string;
  readonly title: string;
  readonly found: 'drawer' | 'readonly' | 'dropped';
}

/** A store with every damaged match, beside a valid running and a valid finished one. */
export function manyDamages(): { readonly store: Store; readonly all: readonly Damaged[] } {
  const store = validStore();
  removeMatch(store, DAMAGED_ID);
  const all = damages.flatMap(({ title, found, harm, isForNodeAlone }, index): Damaged[] => {
    if (isForNodeAlone === true) return [];
    const one = validStore();
    const before = JSON.stringify([one.players, one.settings, one.partSets, one.partEntries, one.boxes]);
    harm(one);
    const after = JSON.stringify([one.players, one.settings, one.partSets, one.partEntries, one.boxes]);
    if (before !== after || one.matches.some(({ id }) => typeof id !== 'string')) return [];
    const id = `damaged-${index}`;
    move(one, store, id);
    return [{ id, title, found }];
  });
  return { store, all };
}

function removeMatch(store: Store, id: string): void {
  store.matches = store.matches.filter((match) => match.id !== id);
  store.entries = store.entries.filter((entry) => entry.match !== id);
}

function move(from: Store, to: Store, id: string): void {
  const renamed = (records: readonly Loose[], member: string): Loose[] =>
    records.filter((record) => record[member] === DAMAGED_ID).map((record) => ({ ...record, [member]: id }));
  to.matches.push(...renamed(from.matches, 'id'));
  to.entries.push(...renamed(from.entries, 'match'));
  to.drafts.push(...renamed(from.drafts, 'match'));
  to.results.push(...renamed(from.results, 'match'));
}
