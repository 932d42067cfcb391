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
  enteredValue: Json | undefined,
  everybody: readonly string[]
): Json | undefined {
  switch (control.kind) {
    case 'dice':
      return withoutZeros({
        small: readInteger(memberOf(enteredValue, 'small'), 0, control.small) ?? 0,
        big: readInteger(memberOf(enteredValue, 'big'), 0, control.big) ?? 0
      });
    case 'count':
      return readInteger(enteredValue, control.min, control.max);
    case 'pieces':
      return numbers(enteredValue)
        .filter((value) => control.values.includes(value))
        .slice(0, control.most);
    case 'choice':
      return control.choices.find(({ value }) => value === enteredValue)?.value ?? control.first;
    case 'face':
      return readInteger(enteredValue, 1, 6);
    case 'flag':
      return typeof enteredValue === 'boolean' ? enteredValue : undefined;
    case 'text':
      return isLabel(enteredValue, control.most) ? enteredValue : undefined;
    case 'person':
      return personOf(enteredValue, everybody, control);
    case 'group':
      return readGroup(control, enteredValue, everybody);
    case 'people':
      return objectOf(
        (control.whom ?? everybody).map(
          (name) => [name, readControl(control.each, memberOf(enteredValue, name), everybody)] as const
        )
      );
    case 'one':
      return readSingleCount(enteredValue, control.min, control.max);
    case 'labels':
      return readLabels(control, enteredValue, everybody);
    case 'list':
      return readList(control, enteredValue, everybody);
    case 'lists':
      return Array.from(
        { length: control.count },
        (_, index) => readControl(control.each, itemsOf(enteredValue)[index], everybody) ?? []
      );
    case 'cards':
      return everybody.flatMap((name) => cardOf(itemsOf(enteredValue), name, control.kinds));
    case 'split':
      return readShares(enteredValue, control.pieces, control.whom);
    case 'throws':
      return control.pairs.map((pair, index) =>
        objectOf(
          pair.map((name) => [name, readInteger(memberOf(itemsOf(enteredValue)[index], name), 1, 6)] as const)
        )
      );
  }
}

/** The person named; or the only player, if the control allows that. Never a guess. */
export function personOf(
  enteredValue: Json | undefined,
  everybody: readonly string[],
  { alone = false }: ControlOf<'person'>
): string | undefined {
  const single = alone && everybody.length === 1 ? everybody[0] : undefined;
  return everybody.find((name) => name === enteredValue) ?? single;
}

/** Reads the value of a whole field; `everybody` are all players. */
export function readField(
  field: Field,
  enteredValue: Json | undefined,
  everybody: readonly string[]
): Json | undefined {
  if (field.more !== undefined || field.isOptional === true)
    return readOptional(field, enteredValue, everybody);
  const value = readControl(field, enteredValue, everybody);
  // A player without a count is not taken to have 0.
  return isCountOfPeople(field) ? withMissing(value, field.whom ?? everybody) : value;
}

/** Whether the value is one number per person. */
export function isCountOfPeople(
  control: Control
): control is ControlOf<'people'> & { readonly each: ControlOf<'count'> } {
  return control.kind === 'people' && control.each.kind === 'count';
}

function withMissing(value: Json | undefined, whom: readonly string[]): JsonObject {
  return objectOf(whom.map((name) => [name, memberOf(value, name) ?? NOT_ENTERED] as const));
}

/** Omits an optional value that is missing or empty. */
function readOptional(
  control: Control,
  enteredValue: Json | undefined,
  everybody: readonly string[]
): Json | undefined {
  if (enteredValue === undefined) return undefined;
  if (control.kind === 'count') return readInteger(enteredValue, Math.max(1, control.min), control.max);
  if (control.kind === 'choice' && !control.choices.some(({ value }) => value === enteredValue))
    return undefined;
  const read = readControl(control, enteredValue, everybody);
  return typeof read === 'object' && Object.keys(read).length === 0 ? undefined : read;
}

/** A placeholder for a value that is not entered: JSON has no `undefined`. */
const NOT_ENTERED: JsonObject = {};

/** Whether a value is not entered yet. */
export function isMissing(enteredValue: Json | undefined): boolean {
  return (
    enteredValue === undefined ||
    enteredValue === '' ||
    (isObject(enteredValue) && Object.keys(enteredValue).length === 0)
  );
}

/** A new item without a value. */
export function emptyItem(control: Control, everybody: readonly string[]): Json {
  return readControl(control, undefined, everybody) ?? NOT_ENTERED;
}

/** Reads an own member of an object, safe for any name. */
export function memberOf(enteredValue: Json | undefined, member: string): Json | undefined {
  return isObject(enteredValue) && Object.hasOwn(enteredValue, member) ? enteredValue[member] : undefined;
}

/** The members of a group, even if it is written in its short form. */
export function groupOf({ short }: ControlOf<'group'>, enteredValue: Json | undefined): Json | undefined {
  return short === undefined || enteredValue === undefined || isObject(enteredValue)
    ? enteredValue
    : { [short]: enteredValue };
}

export function itemsOf(enteredValue: Json | undefined): readonly Json[] {
  return Array.isArray(enteredValue) ? (enteredValue as readonly Json[]) : [];
}

export function numbers(enteredValue: Json | undefined): readonly number[] {
  return itemsOf(enteredValue).filter((value) => typeof value === 'number');
}

export function readStrings(enteredValue: Json | undefined): readonly string[] {
  return itemsOf(enteredValue).filter((value) => typeof value === 'string');
}

/** Builds an object of the members with values, safe for any name. */
export function objectOf(members: readonly (readonly [string, Json | undefined])[]): JsonObject {
  return Object.fromEntries(
    members.filter((member): member is readonly [string, Json] => member[1] !== undefined)
  );
}

function readGroup(
  control: ControlOf<'group'>,
  enteredValue: Json | undefined,
  everybody: readonly string[]
): Json | undefined {
  const group = groupOf(control, enteredValue);
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
  { each, label, least, most }: ControlOf<'labels'>,
  enteredValue: Json | undefined,
  everybody: readonly string[]
): JsonObject {
  const labels = isObject(enteredValue)
    ? Object.keys(enteredValue).filter((name) => isLabel(name, LONGEST_LABEL))
    : [];
  const spare = Array.from({ length: most }, (_, index) => say.numbered(label, index)).filter(
    (name) => !labels.includes(name)
  );
  const names = [...labels.slice(0, most), ...spare.slice(0, Math.max(0, least - labels.length))];
  return objectOf(
    names.map(
      (name) => [name, readControl(each, memberOf(enteredValue, name), everybody) ?? NOT_ENTERED] as const
    )
  );
}

function readList(
  { each, least, most }: ControlOf<'list'>,
  enteredValue: Json | undefined,
  everybody: readonly string[]
): readonly Json[] {
  const items = itemsOf(enteredValue)
    .slice(0, most)
    .map((item) => (isMissing(item) ? emptyItem(each, everybody) : readControl(each, item, everybody)))
    .filter((item) => item !== undefined);
  const missing = Array.from({ length: Math.max(0, least - items.length) }, () => emptyItem(each, everybody));
  return [...items, ...missing];
}

const LONGEST_LABEL = 40;

function isLabel(enteredValue: Json | undefined, most: number): enteredValue is string {
  return typeof enteredValue === 'string' && enteredValue !== '' && [...enteredValue].length <= most;
}

function readInteger(enteredValue: Json | undefined, min: number, max: number): number | undefined {
  return typeof enteredValue === 'number' &&
    Number.isInteger(enteredValue) &&
    enteredValue >= min &&
    enteredValue <= max
    ? enteredValue
    : undefined;
}

function withoutZeros(counts: Readonly<Record<string, number>>): JsonObject {
  return objectOf(Object.entries(counts).filter(([, count]) => count > 0));
}

function readSingleCount(enteredValue: Json | undefined, min: number, max: number): Json | undefined {
  if (!isObject(enteredValue)) return undefined;
  const [found] = Object.entries(enteredValue).filter(
    ([, count]) => readInteger(count, min, max) !== undefined
  );
  return found === undefined ? undefined : objectOf([found]);
}

function cardOf(enteredItems: readonly Json[], name: string, kinds: readonly CardKind[]): readonly Json[] {
  const card = enteredItems.find((value) => memberOf(value, 'player') === name);
  const [kind, value] = [memberOf(card, 'kind'), memberOf(card, 'value')];
  if (typeof kind !== 'string' || kinds.every((otherKind) => otherKind.value !== kind)) return [];
  const symbol = readInteger(value, 1, 6);
  return [symbol === undefined ? { player: name, kind } : { player: name, kind, value: symbol }];
}

/** Gives every piece an owner: the first person gets those not given to others. */
function readShares(
  enteredValue: Json | undefined,
  pieces: readonly number[],
  whom: readonly string[]
): JsonObject {
  const left = [...pieces];
  const [first = '', ...others] = whom;
  const shares = others.map((name) => {
    const values = numbers(memberOf(enteredValue, name)).filter((value) => {
      const at = left.indexOf(value);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    return [name, values] as const;
  });
  return objectOf([[first, left] as const, ...shares].filter(([, values]) => values.length > 0));
}
