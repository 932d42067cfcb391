import { isListOf, isObject, type Check } from '$lib/core';

/** The first problem of a value: its place, the value found there, and a description of a valid one. */
export interface SchemaIssue {
  readonly path: readonly string[];
  readonly found: unknown;
  readonly expected: string;
}

/** A schema: returns the first problem of a value, or undefined. Members that are not listed are allowed. */
export type Shape = (value: unknown) => SchemaIssue | undefined;

/** A value that passes a guard. */
export function one(check: Check, expected: string): Shape {
  return (found) => (check(found) ? undefined : { path: [], found, expected });
}

/** A value that fits all these schemas; a later one may rely on those before it. */
export function every(...shapes: readonly Shape[]): Shape {
  return (value) => first(shapes, (shape) => shape(value));
}

/** A value that fits the schema, or undefined. */
export function optional(shape: Shape): Shape {
  return (value) => (value === undefined ? undefined : shape(value));
}

/** An object with these members. */
export function members(shapes: Readonly<Record<string, Shape>>, expected: string): Shape {
  const named = Object.entries(shapes);
  return every(one(isObject, expected), (value) => {
    const record = value as Readonly<Record<string, unknown>>;
    return first(named, ([name, shape]) =>
      inside(name, shape(Object.hasOwn(record, name) ? record[name] : undefined))
    );
  });
}

/** A list whose items fit the schema. */
export function list(shape: Shape, expected: string): Shape {
  return every(
    one((value) => isListOf(value, () => true), expected),
    (value) => first((value as unknown[]).entries(), ([index, item]) => inside(String(index), shape(item)))
  );
}

/** An object with any number of members that fit a schema; each name is checked as well. */
export function record(name: Shape, shape: Shape, expected: string): Shape {
  return every(
    one(
      (value) => isObject(value) && !FORBIDDEN_NAMES.some((hidden) => Object.hasOwn(value, hidden)),
      expected
    ),
    (value) =>
      first(Object.entries(value as object), ([text, member]) => inside(text, name(text) ?? shape(member)))
  );
}

/** Names that could change an object's prototype. */
const FORBIDDEN_NAMES = ['__proto__', 'prototype', 'constructor'];

function first<Each>(
  all: Iterable<Each>,
  findIssue: (item: Each) => SchemaIssue | undefined
): SchemaIssue | undefined {
  for (const item of all) {
    const issue = findIssue(item);
    if (issue !== undefined) return issue;
  }
  return undefined;
}

function inside(name: string, issue: SchemaIssue | undefined): SchemaIssue | undefined {
  return issue === undefined ? undefined : { ...issue, path: [name, ...issue.path] };
}
