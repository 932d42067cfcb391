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
    const holder = inside(copy, keys.slice(0, -1)) as Record<string, unknown>;
    delete holder[keys.at(-1) ?? ''];
    return copy;
  });
}

function places(value: unknown, [first, ...rest]: readonly string[]): readonly (readonly string[])[] {
  if (first === undefined) return [[]];
  return entries(value)
    .filter(([key]) => first === '*' || first === key)
    .flatMap(([key, item]) => places(item, rest).map((keys) => [key, ...keys]));
}

/**
 * Every member that a position could have inside its objects, according to the error for an unknown member. If an error
 * lists none, the members are names.
 */
export async function knownMembers(position: Json): Promise<readonly string[]> {
  return look(position, [], []);
}

const UNKNOWN = 'surplus';
const ALLOWED_MEMBERS = /^not a member here; allowed are (.*)$/;

async function look(
  position: Json,
  keys: readonly string[],
  path: readonly string[]
): Promise<readonly string[]> {
  const value = inside(position, keys);
  if (typeof value !== 'object' || value === null) return [];
  const allowed = Array.isArray(value) ? undefined : await entered(position, keys);
  const knownPaths = (allowed ?? []).map((name) => [...path, name].join('.'));
  for (const [key] of entries(value))
    knownPaths.push(...(await look(position, [...keys, key], [...path, allowed === undefined ? '*' : key])));
  return knownPaths;
}

async function entered(position: Json, keys: readonly string[]): Promise<readonly string[] | undefined> {
  const copy = structuredClone(position);
  (inside(copy, keys) as Record<string, unknown>)[UNKNOWN] = 0;
  const answered = await answer(copy);
  if (!('error' in answered) || answered.error.path !== [...keys, UNKNOWN].join('.')) return undefined;
  return ALLOWED_MEMBERS.exec(answered.error.message)?.[1]?.split(', ');
}

function inside(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce((current, key) => new Map(entries(current)).get(key), value);
}

function entries(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
