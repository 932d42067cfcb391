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
export function checkedShape(check: Check, expected: string): Shape {
  return (value) => (check(value) ? undefined : { path: [], found: value, expected });
}

/** A value that fits all these schemas; a later one may rely on those before it. */
export function allShapes(...shapes: readonly Shape[]): Shape {
  return (value) => firstIssue(shapes, (shape) => shape(value));
}

/** A value that fits the schema, or undefined. */
export function optionalShape(shape: Shape): Shape {
  return (value) => (value === undefined ? undefined : shape(value));
}

/** An object with these members. */
export function objectShape(shapes: Readonly<Record<string, Shape>>, expected: string): Shape {
  const namedShapes = Object.entries(shapes);
  return allShapes(checkedShape(isObject, expected), (value) => {
    const record = value as Readonly<Record<string, unknown>>;
    return firstIssue(namedShapes, ([name, shape]) =>
      withPathStep(name, shape(Object.hasOwn(record, name) ? record[name] : undefined))
    );
  });
}

/** A list whose items fit the schema. */
export function listShape(shape: Shape, expected: string): Shape {
  return allShapes(
    checkedShape((value) => isListOf(value, () => true), expected),
    (value) =>
      firstIssue((value as unknown[]).entries(), ([index, item]) => withPathStep(String(index), shape(item)))
  );
}

/** An object with any number of members that fit a schema; each name is checked as well. */
export function recordShape(name: Shape, shape: Shape, expected: string): Shape {
  return allShapes(
    checkedShape(
      (value) =>
        isObject(value) && !FORBIDDEN_NAMES.some((forbiddenName) => Object.hasOwn(value, forbiddenName)),
      expected
    ),
    (value) =>
      firstIssue(Object.entries(value as object), ([text, member]) =>
        withPathStep(text, name(text) ?? shape(member))
      )
  );
}

/** Names that could change an object's prototype. */
const FORBIDDEN_NAMES = ['__proto__', 'prototype', 'constructor'];

function firstIssue<Each>(
  items: Iterable<Each>,
  findIssue: (item: Each) => SchemaIssue | undefined
): SchemaIssue | undefined {
  for (const item of items) {
    const issue = findIssue(item);
    if (issue !== undefined) return issue;
  }
  return undefined;
}

function withPathStep(name: string, issue: SchemaIssue | undefined): SchemaIssue | undefined {
  return issue === undefined ? undefined : { ...issue, path: [name, ...issue.path] };
}
