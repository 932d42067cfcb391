import { refuseNames } from '$lib/games/reserved-names';
import { isObject, type Field, type Form, type Json, type JsonObject } from '$lib/games/contract/form';
import {
  renamePeople,
  withExactlyPeople,
  namesIn
} from '#routes/referee/[game]/[question]/fields/field-snippet';
import { itemsOf, memberOf, objectOf, readField, readStrings } from './read';
import * as say from '#routes/referee/strings/en';

/** Placeholder names. */
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
const USUAL_TABLE = 4;

/** House rule → its values; the first is the default. */
export type HouseValues = Readonly<Record<string, readonly string[]>>;

/**
 * Normalises a situation to the form: every member that it asks for and no other. `seated` are players whom the
 * situation may not name.
 */
export function normalize(
  form: Form,
  input: JsonObject,
  house: HouseValues,
  seated: readonly string[] = []
): JsonObject {
  const everybody = peopleOf(form, input, seated);
  const table = objectOf([
    [form.people?.countMember ?? '', everybody.length],
    [form.people?.seatsMember ?? '', everybody],
    ['options', optionsOf(input, house)]
  ]);
  const base = objectOf(
    Object.entries(table).filter(([member, value]) => member !== '' && !(isObject(value) && isEmpty(value)))
  );
  let position = input;
  for (let round = 0; round < 2; round += 1) {
    const fields = form.fields({ ...position, ...base });
    const values = fields.map((field) => {
      const value = readField(field, memberOf(input, field.member), everybody);
      return [field.member, value] as const;
    });
    position = { ...base, ...objectOf(values) };
  }
  return position;
}

/** The players of an empty situation: these people, or placeholders. */
export function defaultPeople(form: Form, names: readonly string[]): readonly string[] {
  if (form.people === undefined) return [];
  const { min, max } = form.people;
  const usual = names.length >= min && names.length <= max ? names : [];
  return usual.length > 0 ? usual : LETTERS.slice(0, Math.min(max, Math.max(min, USUAL_TABLE)));
}

/** An empty situation with these people, or with placeholders; `told` has members that are already known. */
export function emptyTable(
  form: Form,
  names: readonly string[],
  house: HouseValues,
  input: JsonObject = {}
): JsonObject {
  if (form.people === undefined) return normalize(form, input, house);
  return withPeople(form, input, defaultPeople(form, names), house);
}

/** All players, in list order: those named in the situation, then others in `seated`. */
export function peopleOf(
  form: Form,
  position: JsonObject,
  seated: readonly string[] = []
): readonly string[] {
  if (form.people === undefined) return [];
  const { seatsMember: seats, countMember: count, min, max } = form.people;
  const listed = seats === undefined ? [] : readStrings(position[seats]);
  const fields = form.fields(position);
  const named = fields.flatMap((field) => namesIn(field, position[field.member]));
  const first = seats !== undefined || fields.some(listsEverybody) ? [] : seated;
  const everybody = [...new Set([...first, ...listed, ...named, ...seated])].slice(0, max);
  const length = Math.max(min, count === undefined ? 0 : Number(position[count] ?? 0));
  const unusedLetters = LETTERS.filter((letter) => !everybody.includes(letter));
  return [...everybody, ...unusedLetters.slice(0, Math.max(0, Math.min(length, max) - everybody.length))];
}

function listsEverybody(field: Field): boolean {
  return field.kind === 'people' && field.names === undefined;
}

/** Reduces or extends a situation to exactly these people; those who stay keep their values. */
export function withPeople(
  form: Form,
  position: JsonObject,
  everybody: readonly string[],
  house: HouseValues
): JsonObject {
  const { seatsMember: seats, countMember: count } = form.people ?? {};
  const members = form.fields(position).map((field) => {
    const input = position[field.member];
    const isLeftOut = input === undefined && field.isOptional === true;
    return [field.member, isLeftOut ? undefined : withExactlyPeople(field, input, everybody)] as const;
  });
  const listed = seats === undefined ? [] : ([[seats, everybody]] as const);
  const counted = count === undefined ? [] : ([[count, 0]] as const);
  const { options } = position;
  return normalize(
    form,
    objectOf([...members, ...listed, ['options', options], ...counted]),
    house,
    everybody
  );
}

/** Renames one person throughout the situation. */
export function renamePerson(form: Form, position: JsonObject, from: string, to: string): JsonObject {
  const rename = (name: string): string => (name === from ? to : name);
  const fields = new Map(form.fields(position).map((field) => [field.member, field] as const));
  const { seatsMember: seats } = form.people ?? {};
  return objectOf(
    Object.entries(position).map(([member, input]) => {
      if (member === seats) return [member, readStrings(input).map(rename)] as const;
      const field = fields.get(member);
      return [member, field === undefined ? input : renamePeople(field, input, rename)] as const;
    })
  );
}

/** The reason why a person cannot have this name, as one sentence. */
export function refuseNewName(everybody: readonly string[], name: string): string | undefined {
  if (everybody.includes(name)) return say.isAlreadyHere(name);
  return refuseNames([name]);
}

/** Whether `whole` contains everything in `part`. */
export function containsJson(group: Json | undefined, part: Json): boolean {
  if (Array.isArray(part)) {
    const items = itemsOf(part);
    const members = itemsOf(group);
    return (
      members.length === items.length &&
      items.every((item) => members.some((value) => containsJson(value, item)))
    );
  }
  if (!isObject(part)) return group === part;
  return Object.entries(part).every(([member, value]) => {
    const memberValue = memberOf(group, member);
    return (
      containsJson(memberValue, value) ||
      (memberValue === undefined && (value === 0 || (isObject(value) && isEmpty(value))))
    );
  });
}

function optionsOf({ options }: JsonObject, house: HouseValues): JsonObject {
  return objectOf(
    Object.entries(house).map(([rule, [first, ...others]]) => {
      const value = memberOf(options, rule);
      return [rule, others.find((other) => other === value && other !== first)] as const;
    })
  );
}

function isEmpty(value: JsonObject): boolean {
  return Object.keys(value).length === 0;
}
