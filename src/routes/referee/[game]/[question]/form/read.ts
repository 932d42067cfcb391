import {
  isObject,
  type CardKind,
  type Control,
  type ControlOf,
  type Field,
  type Json,
  type JsonObject
} from '$lib/games/contract/form';
import * as say from '#routes/referee/strings/en';

/** Reads any JSON as a value of its control; undefined if nothing is entered. */
export function readControl(
  control: Control,
  input: Json | undefined,
  allPeople: readonly string[]
): Json | undefined {
  switch (control.kind) {
    case 'dice':
      return withoutZeros({
        small: readInteger(memberOf(input, 'small'), 0, control.small) ?? 0,
        big: readInteger(memberOf(input, 'big'), 0, control.big) ?? 0
      });
    case 'count':
      return readInteger(input, control.min, control.max);
    case 'pieces':
      return readNumbers(input)
        .filter((value) => control.values.includes(value))
        .slice(0, control.max);
    case 'choice':
      return control.choices.find(({ value }) => value === input)?.value ?? control.first;
    case 'face':
      return readInteger(input, 1, 6);
    case 'flag':
      return typeof input === 'boolean' ? input : undefined;
    case 'text':
      return isLabel(input, control.max) ? input : undefined;
    case 'person':
      return personOf(input, allPeople, control);
    case 'group':
      return readGroup(control, input, allPeople);
    case 'people':
      return objectOf(
        (control.names ?? allPeople).map(
          (name) => [name, readControl(control.each, memberOf(input, name), allPeople)] as const
        )
      );
    case 'one':
      return readSingleCount(input, control.min, control.max);
    case 'labels':
      return readLabels(control, input, allPeople);
    case 'list':
      return readList(control, input, allPeople);
    case 'lists':
      return Array.from(
        { length: control.count },
        (_, index) => readControl(control.each, itemsOf(input)[index], allPeople) ?? []
      );
    case 'cards':
      return allPeople.flatMap((name) => cardOf(itemsOf(input), name, control.kinds));
    case 'split':
      return readShares(input, control.pieces, control.names);
    case 'throws':
      return control.pairs.map((pair, index) =>
        objectOf(
          pair.map((name) => [name, readInteger(memberOf(itemsOf(input)[index], name), 1, 6)] as const)
        )
      );
  }
}

/** The person entered, or the only player if the control allows that; never a guess. */
export function personOf(
  input: Json | undefined,
  allPeople: readonly string[],
  { fillIfOnly = false }: ControlOf<'person'>
): string | undefined {
  const onlyPerson = fillIfOnly && allPeople.length === 1 ? allPeople[0] : undefined;
  return allPeople.find((name) => name === input) ?? onlyPerson;
}

/** Reads the value of a whole field; `allPeople` lists all players. */
export function readField(
  field: Field,
  input: Json | undefined,
  allPeople: readonly string[]
): Json | undefined {
  if (field.more !== undefined || field.isOptional === true) return readOptional(field, input, allPeople);
  const value = readControl(field, input, allPeople);
  // A player without a count is not taken to have 0.
  return isCountOfPeople(field) ? withMissing(value, field.names ?? allPeople) : value;
}

/** Whether the value is one number per person. */
export function isCountOfPeople(
  control: Control
): control is ControlOf<'people'> & { readonly each: ControlOf<'count'> } {
  return control.kind === 'people' && control.each.kind === 'count';
}

function withMissing(value: Json | undefined, names: readonly string[]): JsonObject {
  return objectOf(names.map((name) => [name, memberOf(value, name) ?? NOT_ENTERED] as const));
}

/** Omits an optional value that is missing or empty. */
function readOptional(
  control: Control,
  input: Json | undefined,
  allPeople: readonly string[]
): Json | undefined {
  if (input === undefined) return undefined;
  if (control.kind === 'count') return readInteger(input, Math.max(1, control.min), control.max);
  if (control.kind === 'choice' && !control.choices.some(({ value }) => value === input)) return undefined;
  const controlValue = readControl(control, input, allPeople);
  return typeof controlValue === 'object' && Object.keys(controlValue).length === 0
    ? undefined
    : controlValue;
}

/** A placeholder for a value that is not entered: JSON has no `undefined`. */
const NOT_ENTERED: JsonObject = {};

/** Whether a value is not entered yet. */
export function isMissing(input: Json | undefined): boolean {
  return input === undefined || input === '' || (isObject(input) && Object.keys(input).length === 0);
}

/** A new item without a value. */
export function emptyItem(control: Control, allPeople: readonly string[]): Json {
  return readControl(control, undefined, allPeople) ?? NOT_ENTERED;
}

/** Reads an own member of an object, safe for any name. */
export function memberOf(input: Json | undefined, member: string): Json | undefined {
  return isObject(input) && Object.hasOwn(input, member) ? input[member] : undefined;
}

/** The members of a group, expanded if it is written in its short form. */
export function groupOf({ short }: ControlOf<'group'>, input: Json | undefined): Json | undefined {
  return short === undefined || input === undefined || isObject(input) ? input : { [short]: input };
}

export function itemsOf(input: Json | undefined): readonly Json[] {
  return Array.isArray(input) ? (input as readonly Json[]) : [];
}

export function readNumbers(input: Json | undefined): readonly number[] {
  return itemsOf(input).filter((value) => typeof value === 'number');
}

export function readStrings(input: Json | undefined): readonly string[] {
  return itemsOf(input).filter((value) => typeof value === 'string');
}

/** Builds an object of the members with values, safe for any name. */
export function objectOf(members: readonly (readonly [string, Json | undefined])[]): JsonObject {
  return Object.fromEntries(
    members.filter((member): member is readonly [string, Json] => member[1] !== undefined)
  );
}

function readGroup(
  control: ControlOf<'group'>,
  input: Json | undefined,
  allPeople: readonly string[]
): Json | undefined {
  const group = groupOf(control, input);
  const members = objectOf(
    control.members.map((member) => {
      const value = memberOf(group, member.member);
      const enteredPosition =
        member.isOptional === true
          ? readOptional(member, value, allPeople)
          : readControl(member, value, allPeople);
      return [member.member, enteredPosition] as const;
    })
  );
  const { short } = control;
  return short !== undefined && Object.keys(members).every((member) => member === short)
    ? members[short]
    : members;
}

/** Items without labels are labelled by number. */
function readLabels(
  { each, label, min, max }: ControlOf<'labels'>,
  input: Json | undefined,
  allPeople: readonly string[]
): JsonObject {
  const validLabels = isObject(input)
    ? Object.keys(input).filter((name) => isLabel(name, MAX_LABEL_LENGTH))
    : [];
  const newLabels = Array.from({ length: max }, (_, index) => say.numbered(label, index)).filter(
    (name) => !validLabels.includes(name)
  );
  const names = [...validLabels.slice(0, max), ...newLabels.slice(0, Math.max(0, min - validLabels.length))];
  return objectOf(
    names.map((name) => [name, readControl(each, memberOf(input, name), allPeople) ?? NOT_ENTERED] as const)
  );
}

function readList(
  { each, min, max }: ControlOf<'list'>,
  input: Json | undefined,
  allPeople: readonly string[]
): readonly Json[] {
  const items = itemsOf(input)
    .slice(0, max)
    .map((item) => (isMissing(item) ? emptyItem(each, allPeople) : readControl(each, item, allPeople)))
    .filter((item) => item !== undefined);
  const missingItems = Array.from({ length: Math.max(0, min - items.length) }, () =>
    emptyItem(each, allPeople)
  );
  return [...items, ...missingItems];
}

const MAX_LABEL_LENGTH = 40;

function isLabel(input: Json | undefined, max: number): input is string {
  return typeof input === 'string' && input !== '' && [...input].length <= max;
}

function readInteger(input: Json | undefined, min: number, max: number): number | undefined {
  return typeof input === 'number' && Number.isInteger(input) && input >= min && input <= max
    ? input
    : undefined;
}

function withoutZeros(counts: Readonly<Record<string, number>>): JsonObject {
  return objectOf(Object.entries(counts).filter(([, count]) => count > 0));
}

function readSingleCount(input: Json | undefined, min: number, max: number): Json | undefined {
  if (!isObject(input)) return undefined;
  const [foundEntry] = Object.entries(input).filter(
    ([, count]) => readInteger(count, min, max) !== undefined
  );
  return foundEntry === undefined ? undefined : objectOf([foundEntry]);
}

function cardOf(input: readonly Json[], name: string, kinds: readonly CardKind[]): readonly Json[] {
  const card = input.find((value) => memberOf(value, 'player') === name);
  const [kind, value] = [memberOf(card, 'kind'), memberOf(card, 'value')];
  if (typeof kind !== 'string' || kinds.every((cardKind) => cardKind.value !== kind)) return [];
  const symbol = readInteger(value, 1, 6);
  return [symbol === undefined ? { player: name, kind } : { player: name, kind, value: symbol }];
}

/** Gives every piece an owner: the first person gets all that the others do not have. */
function readShares(
  input: Json | undefined,
  pieces: readonly number[],
  names: readonly string[]
): JsonObject {
  const remaining = [...pieces];
  const [firstName = '', ...others] = names;
  const shares = others.map((name) => {
    const values = readNumbers(memberOf(input, name)).filter((value) => {
      const index = remaining.indexOf(value);
      if (index >= 0) remaining.splice(index, 1);
      return index >= 0;
    });
    return [name, values] as const;
  });
  return objectOf([[firstName, remaining] as const, ...shares].filter(([, values]) => values.length > 0));
}
