import type { StoreChange } from './changes';
import { recordsOf, type Dump } from './dump';
import { readOld } from './convert-record';

type Members = Readonly<Record<string, unknown>>;

/** The recorded outcome of an evening with the documented changes. */
export function outcomeWithChanges(dump: Dump, changes: readonly StoreChange[]): Members {
  const recordedOutcome = dump.comesTo as Members & { readonly games: Readonly<Record<string, string>> };
  const games = recordsOf(dump.device, 'matches')
    .filter(({ id }) => id in recordedOutcome.games)
    .map((match) => [match.id, readOld(match).game] as const);
  return changes
    .filter(({ evening }) => evening === dump.evening)
    .reduce<Members>((current, { at, newValue }) => withReplaced(current, at.split('.'), newValue), {
      ...recordedOutcome,
      games: Object.fromEntries(games)
    });
}

function withReplaced(
  members: Members,
  [memberName = '', ...remainingPath]: readonly string[],
  newValue: unknown
): Members {
  const nestedValue = members[memberName];
  if (remainingPath.length === 0) return withMember(members, memberName, newValue);
  if (typeof nestedValue !== 'object' || nestedValue === null)
    throw new Error(`there is nothing at “${memberName}”`);
  return withMember(members, memberName, withReplaced(nestedValue as Members, remainingPath, newValue));
}

/** Sets a member of an object, or an item of a list by its index. */
function withMember(members: Members, name: string, value: unknown): Members {
  const changedMembers = { ...members, [name]: value };
  return Array.isArray(members) ? (Object.values(changedMembers) as unknown as Members) : changedMembers;
}
