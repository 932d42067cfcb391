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
  entered: Json | undefined,
  everybody: readonly string[]
): Json | undefined {
  switch (control.kind) {
    case 'dice':
      return withoutZeros({
        small: readInteger(memberOf(entered, 'small'), 0, control.small) ?? 0,
        big: readInteger(memberOf(entered, 'big'), 0, control.big) ?? 0
      });
    case 'count':
      return readInteger(entered, control.min, control.max);
    case 'pieces':
      return numbers(entered)
        .filter((value) => control.values.includes(value))
        .slice(0, control.max);
    case 'choice':
      return control.choices.find(({ value }) => value === entered)?.value ?? control.first;
    case 'face':
      return readInteger(entered, 1, 6);
    case 'flag':
      return typeof entered === 'boolean' ? entered : undefined;
    case 'text':
      return isLabel(entered, control.max) ? entered : undefined;
    case 'person':
      return personOf(entered, everybody, control);
    case 'group':
      return readGroup(control, entered, everybody);
    case 'people':
      return objectOf(
        (control.names ?? everybody).map(
          (name) => [name, readControl(control.each, memberOf(entered, name), everybody)] as const
        )
      );
    case 'one':
      return readSingleCount(entered, control.min, control.max);
    case 'labels':
      return readLabels(control, entered, everybody);
    case 'list':
      return readList(control, entered, everybody);
    case 'lists':
      return Array.from(
        { length: control.count },
        (_, index) => readControl(control.each, itemsOf(entered)[index], everybody) ?? []
      );
    case 'cards':
      return everybody.flatMap((name) => cardOf(itemsOf(entered), name, control.kinds));
    case 'split':
      return readShares(entered, control.pieces, control.names);
    case 'throws':
      return control.pairs.map((pair, index) =>
        objectOf(
          pair.map((name) => [name, readInteger(memberOf(itemsOf(entered)[index], name), 1, 6)] as const)
        )
      );
  }
}

/** The person named; or the only player, if the control allows that. Never a guess. */
export function personOf(
  entered: Json | undefined,
  everybody: readonly string[],
  { fillIfOnly = false }: ControlOf<'person'>
): string | undefined {
  const single = fillIfOnly && everybody.length === 1 ? everybody[0] : undefined;
  return everybody.find((name) => name === entered) ?? single;
}

/** Reads the value of a whole field; `everybody` are all players. */
export function readField(
  field: Field,
  entered: Json | undefined,
  everybody: readonly string[]
): Json | undefined {
  if (field.more !== undefined || field.isOptional === true) return readOptional(field, entered, everybody);
  const value = readControl(field, entered, everybody);
  // A player without a count is not taken to have 0.
  return isCountOfPeople(field) ? withMissing(value, field.names ?? everybody) : value;
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
  entered: Json | undefined,
  everybody: readonly string[]
): Json | undefined {
  if (entered === undefined) return undefined;
  if (control.kind === 'count') return readInteger(entered, Math.max(1, control.min), control.max);
  if (control.kind === 'choice' && !control.choices.some(({ value }) => value === entered)) return undefined;
  const read = readControl(control, entered, everybody);
  return typeof read === 'object' && Object.keys(read).length === 0 ? undefined : read;
}

/** A placeholder for a value that is not entered: JSON has no `undefined`. */
const NOT_ENTERED: JsonObject = {};

/** Whether a value is not entered yet. */
export function isMissing(entered: Json | undefined): boolean {
  return entered === undefined || entered === '' || (isObject(entered) && Object.keys(entered).length === 0);
}

/** A new item without a value. */
export function emptyItem(control: Control, everybody: readonly string[]): Json {
  return readControl(control, undefined, everybody) ?? NOT_ENTERED;
}

/** Reads an own member of an object, safe for any name. */
export function memberOf(entered: Json | undefined, member: string): Json | undefined {
  return isObject(entered) && Object.hasOwn(entered, member) ? entered[member] : undefined;
}

/** The members of a group, even if it is written in its short form. */
export function groupOf({ short }: ControlOf<'group'>, entered: Json | undefined): Json | undefined {
  return short === undefined || entered === undefined || isObject(entered) ? entered : { [short]: entered };
}

export function itemsOf(entered: Json | undefined): readonly Json[] {
  return Array.isArray(entered) ? (entered as readonly Json[]) : [];
}

export function numbers(entered: Json | undefined): readonly number[] {
  return itemsOf(entered).filter((value) => typeof value === 'number');
}

export function readStrings(entered: Json | undefined): readonly string[] {
  return itemsOf(entered).filter((value) => typeof value === 'string');
}

/** Builds an object of the members with values, safe for any name. */
export function objectOf(members: readonly (readonly [string, Json | undefined])[]): JsonObject {
  return Object.fromEntries(
    members.filter((member): member is readonly [string, Json] => member[1] !== undefined)
  );
}

function readGroup(
  control: ControlOf<'group'>,
  entered: Json | undefined,
  everybody: readonly string[]
): Json | undefined {
  const group = groupOf(control, entered);
  const members = objectOf(
    control.members.map((member) => {
      const value = memberOf(group, member.member);
      const enteredPosition =
        member.isOptional === true
          ? readOptional(member, value, everybody)
          : readControl(member, value, everybody);
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
  entered: Json | undefined,
  everybody: readonly string[]
): JsonObject {
  const labels = isObject(entered)
    ? Object.keys(entered).filter((name) => isLabel(name, MAX_LABEL_LENGTH))
    : [];
  const spare = Array.from({ length: max }, (_, index) => say.numbered(label, index)).filter(
    (name) => !labels.includes(name)
  );
  const names = [...labels.slice(0, max), ...spare.slice(0, Math.max(0, min - labels.length))];
  return objectOf(
    names.map((name) => [name, readControl(each, memberOf(entered, name), everybody) ?? NOT_ENTERED] as const)
  );
}

function readList(
  { each, min, max }: ControlOf<'list'>,
  entered: Json | undefined,
  everybody: readonly string[]
): readonly Json[] {
  const items = itemsOf(entered)
    .slice(0, max)
    .map((item) => (isMissing(item) ? emptyItem(each, everybody) : readControl(each, item, everybody)))
    .filter((item) => item !== undefined);
  const missing = Array.from({ length: Math.max(0, min - items.length) }, () => emptyItem(each, everybody));
  return [...items, ...missing];
}

const MAX_LABEL_LENGTH = 40;

function isLabel(entered: Json | undefined, max: number): entered is string {
  return typeof entered === 'string' && entered !== '' && [...entered].length <= max;
}

function readInteger(entered: Json | undefined, min: number, max: number): number | undefined {
  return typeof entered === 'number' && Number.isInteger(entered) && entered >= min && entered <= max
    ? entered
    : undefined;
}

function withoutZeros(counts: Readonly<Record<string, number>>): JsonObject {
  return objectOf(Object.entries(counts).filter(([, count]) => count > 0));
}

function readSingleCount(entered: Json | undefined, min: number, max: number): Json | undefined {
  if (!isObject(entered)) return undefined;
  const [found] = Object.entries(entered).filter(([, count]) => readInteger(count, min, max) !== undefined);
  return found === undefined ? undefined : objectOf([found]);
}

function cardOf(entered: readonly Json[], name: string, kinds: readonly CardKind[]): readonly Json[] {
  const card = entered.find((value) => memberOf(value, 'player') === name);
  const [kind, value] = [memberOf(card, 'kind'), memberOf(card, 'value')];
  if (typeof kind !== 'string' || kinds.every((each) => each.value !== kind)) return [];
  const symbol = readInteger(value, 1, 6);
  return [symbol === undefined ? { player: name, kind } : { player: name, kind, value: symbol }];
}

/** Gives every piece an owner: the first person gets those not given to others. */
function readShares(
  entered: Json | undefined,
  pieces: readonly number[],
  names: readonly string[]
): JsonObject {
  const left = [...pieces];
  const [first = '', ...others] = names;
  const shares = others.map((name) => {
    const values = numbers(memberOf(entered, name)).filter((value) => {
      const index = left.indexOf(value);
      if (index >= 0) left.splice(index, 1);
      return index >= 0;
    });
    return [name, values] as const;
  });
  return objectOf([[first, left] as const, ...shares].filter(([, values]) => values.length > 0));
}
