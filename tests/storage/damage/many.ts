import { damages } from './damages';
import { DAMAGED_ID, validStore, type LooseRecord, type Store } from './store';

/** A damaged match among all others, under its own id. */
export interface DamagedMatch {
  readonly id: string;
  readonly title: string;
  readonly found: 'drawer' | 'readonly' | 'dropped';
}

/** A store with every damaged match, beside a valid running and a valid finished one. */
export function manyDamages(): { readonly store: Store; readonly damagedMatches: readonly DamagedMatch[] } {
  const store = validStore();
  removeMatch(store, DAMAGED_ID);
  const damagedMatches = damages.flatMap(
    ({ title, outcome, apply, isForNodeAlone }, index): DamagedMatch[] => {
      if (isForNodeAlone === true) return [];
      const damagedStore = validStore();
      const sharedBefore = JSON.stringify([
        damagedStore.players,
        damagedStore.settings,
        damagedStore.partSets,
        damagedStore.partEntries,
        damagedStore.boxes
      ]);
      apply(damagedStore);
      const sharedAfter = JSON.stringify([
        damagedStore.players,
        damagedStore.settings,
        damagedStore.partSets,
        damagedStore.partEntries,
        damagedStore.boxes
      ]);
      if (sharedBefore !== sharedAfter || damagedStore.matches.some(({ id }) => typeof id !== 'string'))
        return [];
      const id = `damaged-${index}`;
      move(damagedStore, store, id);
      return [{ id, title, found: outcome }];
    }
  );
  return { store, damagedMatches };
}

function removeMatch(store: Store, id: string): void {
  store.matches = store.matches.filter((match) => match.id !== id);
  store.entries = store.entries.filter((entry) => entry.match !== id);
}

function move(source: Store, target: Store, id: string): void {
  const withNewId = (records: readonly LooseRecord[], member: string): LooseRecord[] =>
    records.filter((record) => record[member] === DAMAGED_ID).map((record) => ({ ...record, [member]: id }));
  target.matches.push(...withNewId(source.matches, 'id'));
  target.entries.push(...withNewId(source.entries, 'match'));
  target.drafts.push(...withNewId(source.drafts, 'match'));
  target.results.push(...withNewId(source.results, 'match'));
}
