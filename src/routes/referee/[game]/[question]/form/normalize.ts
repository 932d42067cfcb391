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
const USUAL_PLAYER_COUNT = 4;

/** House rule → its values; the first is the default. */
export type HouseValues = Readonly<Record<string, readonly string[]>>;

/**
 * Normalises a situation to the form: every member that it asks for and no other. `seatedPeople` are players whom the
 * situation may not name.
 */
export function normalize(
  form: Form,
  input: JsonObject,
  houseValues: HouseValues,
  seatedPeople: readonly string[] = []
): JsonObject {
  const allPeople = peopleOf(form, input, seatedPeople);
  const tableMembers = objectOf([
    [form.people?.countMember ?? '', allPeople.length],
    [form.people?.seatsMember ?? '', allPeople],
    ['options', optionsOf(input, houseValues)]
  ]);
  const baseMembers = objectOf(
    Object.entries(tableMembers).filter(
      ([member, value]) => member !== '' && !(isObject(value) && isEmpty(value))
    )
  );
  let position = input;
  for (let round = 0; round < 2; round += 1) {
    const fields = form.fields({ ...position, ...baseMembers });
    const fieldEntries = fields.map((field) => {
      const value = readField(field, memberOf(input, field.member), allPeople);
      return [field.member, value] as const;
    });
    position = { ...baseMembers, ...objectOf(fieldEntries) };
  }
  return position;
}

/** The players of an empty situation: these people, or placeholders. */
export function defaultPeople(form: Form, names: readonly string[]): readonly string[] {
  if (form.people === undefined) return [];
  const { min, max } = form.people;
  const usualNames = names.length >= min && names.length <= max ? names : [];
  return usualNames.length > 0
    ? usualNames
    : LETTERS.slice(0, Math.min(max, Math.max(min, USUAL_PLAYER_COUNT)));
}

/** An empty situation with these people, or with placeholders; `input` has the members already known. */
export function emptyTable(
  form: Form,
  names: readonly string[],
  houseValues: HouseValues,
  input: JsonObject = {}
): JsonObject {
  if (form.people === undefined) return normalize(form, input, houseValues);
  return withPeople(form, input, defaultPeople(form, names), houseValues);
}

/** All players, in list order: those named in the situation, then others in `seatedPeople`. */
export function peopleOf(
  form: Form,
  position: JsonObject,
  seatedPeople: readonly string[] = []
): readonly string[] {
  if (form.people === undefined) return [];
  const { seatsMember: seats, countMember: count, min, max } = form.people;
  const listedPeople = seats === undefined ? [] : readStrings(position[seats]);
  const fields = form.fields(position);
  const namedPeople = fields.flatMap((field) => namesIn(field, position[field.member]));
  const leadingPeople = seats !== undefined || fields.some(listsAllPeople) ? [] : seatedPeople;
  const allPeople = [...new Set([...leadingPeople, ...listedPeople, ...namedPeople, ...seatedPeople])].slice(
    0,
    max
  );
  const length = Math.max(min, count === undefined ? 0 : Number(position[count] ?? 0));
  const unusedLetters = LETTERS.filter((letter) => !allPeople.includes(letter));
  return [...allPeople, ...unusedLetters.slice(0, Math.max(0, Math.min(length, max) - allPeople.length))];
}

function listsAllPeople(field: Field): boolean {
  return field.kind === 'people' && field.names === undefined;
}

/** Reduces or extends a situation to exactly these people; those who stay keep their values. */
export function withPeople(
  form: Form,
  position: JsonObject,
  allPeople: readonly string[],
  houseValues: HouseValues
): JsonObject {
  const { seatsMember: seats, countMember: count } = form.people ?? {};
  const members = form.fields(position).map((field) => {
    const input = position[field.member];
    const isLeftOut = input === undefined && field.isOptional === true;
    return [field.member, isLeftOut ? undefined : withExactlyPeople(field, input, allPeople)] as const;
  });
  const listedMember = seats === undefined ? [] : ([[seats, allPeople]] as const);
  const countMember = count === undefined ? [] : ([[count, 0]] as const);
  const { options } = position;
  return normalize(
    form,
    objectOf([...members, ...listedMember, ['options', options], ...countMember]),
    houseValues,
    allPeople
  );
}

/** Renames one person throughout the situation. */
export function renamePerson(form: Form, position: JsonObject, oldName: string, newName: string): JsonObject {
  const rename = (name: string): string => (name === oldName ? newName : name);
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
export function refuseNewName(allPeople: readonly string[], name: string): string | undefined {
  if (allPeople.includes(name)) return say.isAlreadyHere(name);
  return refuseNames([name]);
}

/** Whether `group` contains everything in `part`. */
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

function optionsOf({ options }: JsonObject, houseValues: HouseValues): JsonObject {
  return objectOf(
    Object.entries(houseValues).map(([rule, [first, ...others]]) => {
      const value = memberOf(options, rule);
      return [rule, others.find((other) => other === value && other !== first)] as const;
    })
  );
}

function isEmpty(value: JsonObject): boolean {
  return Object.keys(value).length === 0;
}
