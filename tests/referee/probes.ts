import { CaseError, settle, type Verdict } from '$lib/games';
import type { Json } from './document';

type Refusal = { readonly error: { readonly path: string; readonly message: string } };

/** The answer that `settle` would print for a position. */
export async function answer(position: unknown): Promise<Verdict | Refusal> {
  try {
    return await settle(position);
  } catch (error) {
    if (error instanceof CaseError) return { error: { path: error.path, message: error.message } };
    throw error;
  }
}

/** The position without a member: one copy for each place that the path matches, none if it is absent. */
export function withoutMember(position: Json, path: string): readonly Json[] {
  return places(position, path.split('.')).map((keys) => {
    const copy = structuredClone(position);
    const holder = valueAt(copy, keys.slice(0, -1)) as Record<string, unknown>;
    delete holder[keys.at(-1) ?? ''];
    return copy;
  });
}

function places(value: unknown, [firstKey, ...otherKeys]: readonly string[]): readonly (readonly string[])[] {
  if (firstKey === undefined) return [[]];
  return entriesOf(value)
    .filter(([key]) => firstKey === '*' || firstKey === key)
    .flatMap(([key, item]) => places(item, otherKeys).map((keys) => [key, ...keys]));
}

/**
 * Every member that a position could have inside its objects, according to the error for an unknown member. If an error
 * lists none, the members are names.
 */
export async function knownMembers(position: Json): Promise<readonly string[]> {
  return probeMembers(position, [], []);
}

const UNKNOWN = 'surplus';
const ALLOWED_MEMBERS = /^not a member here; allowed are (.*)$/;

async function probeMembers(
  position: Json,
  keys: readonly string[],
  path: readonly string[]
): Promise<readonly string[]> {
  const value = valueAt(position, keys);
  if (typeof value !== 'object' || value === null) return [];
  const allowedNames = Array.isArray(value) ? undefined : await allowedMembersAt(position, keys);
  const knownPaths = (allowedNames ?? []).map((name) => [...path, name].join('.'));
  for (const [key] of entriesOf(value))
    knownPaths.push(
      ...(await probeMembers(position, [...keys, key], [...path, allowedNames === undefined ? '*' : key]))
    );
  return knownPaths;
}

async function allowedMembersAt(
  position: Json,
  keys: readonly string[]
): Promise<readonly string[] | undefined> {
  const copy = structuredClone(position);
  (valueAt(copy, keys) as Record<string, unknown>)[UNKNOWN] = 0;
  const response = await answer(copy);
  if (!('error' in response) || response.error.path !== [...keys, UNKNOWN].join('.')) return undefined;
  return ALLOWED_MEMBERS.exec(response.error.message)?.[1]?.split(', ');
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce((current, key) => new Map(entriesOf(current)).get(key), value);
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
