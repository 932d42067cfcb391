import type { StoreChange } from './changes';
import { recordsOf, type Dump } from './dump';
import { readOld } from './convert-record';

type Members = Readonly<Record<string, unknown>>;

/** The recorded outcome of an evening with the documented changes. */
export function outcomeWithChanges(dump: Dump, changes: readonly StoreChange[]): Members {
  const recorded = dump.comesTo as Members & { readonly games: Readonly<Record<string, string>> };
  const games = recordsOf(dump.device, 'matches')
    .filter(({ id }) => id in recorded.games)
    .map((match) => [match.id, readOld(match).game] as const);
  return changes
    .filter(({ evening }) => evening === dump.evening)
    .reduce<Members>((current, { at, newValue }) => replaced(current, at.split('.'), newValue), {
      ...recorded,
      games: Object.fromEntries(games)
    });
}

function replaced(members: Members, [first = '', ...rest]: readonly string[], newValue: unknown): Members {
  const inside = members[first];
  if (rest.length === 0) return withMember(members, first, newValue);
  if (typeof inside !== 'object' || inside === null) throw new Error(`there is nothing at “${first}”`);
  return withMember(members, first, replaced(inside as Members, rest, newValue));
}

/** A list has its positions as members. */
function withMember(members: Members, name: string, value: unknown): Members {
  const changed = { ...members, [name]: value };
  return Array.isArray(members) ? (Object.values(changed) as unknown as Members) : changed;
}
