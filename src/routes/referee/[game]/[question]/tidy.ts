import { refuseName } from '$lib/core';
import { isObject, type Form, type Json, type JsonObject } from '$lib/games/form';
import { itemsOf, memberOf, object, readField, texts } from './read';

/** What people are called before anybody has said. */
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
const USUAL_TABLE = 4;

/** House rule → the values that it has; the first is the default. */
export type HouseValues = Readonly<Record<string, readonly string[]>>;

/** The position as the form holds it: every member that it asks for and no other. */
export function tidy(form: Form, told: JsonObject, house: HouseValues): JsonObject {
  const everybody = peopleOf(form, told);
  const table = object([
    [form.people?.count ?? '', everybody.length],
    [form.people?.seats ?? '', everybody],
    ['options', optionsOf(told, house)]
  ]);
  const base = object(
    Object.entries(table).filter(([member, value]) => member !== '' && !(isObject(value) && isEmpty(value)))
  );
  let position = told;
  for (let round = 0; round < 2; round += 1) {
    const fields = form.fields({ ...position, ...base });
    const read = fields.map((field) => {
      const value = readField(field, memberOf(told, field.member), everybody);
      return [field.member, value] as const;
    });
    position = { ...base, ...object(read) };
  }
  return position;
}

/** An empty table with these people, or with letters for names. */
export function emptyTable(
  form: Form,
  names: readonly string[],
  house: HouseValues,
  options?: JsonObject
): JsonObject {
  if (form.people === undefined) return tidy(form, object([['options', options]]), house);
  const { least, most } = form.people;
  const usual = names.length >= least && names.length <= most ? names : [];
  const everybody = usual.length > 0 ? usual : LETTERS.slice(0, Math.min(most, Math.max(least, USUAL_TABLE)));
  return withPeople(form, object([['options', options]]), everybody, house);
}

/** Everybody who is named, in the order in which they are listed. */
export function peopleOf(form: Form, position: JsonObject): readonly string[] {
  if (form.people === undefined) return [];
  const { seats, count, least, most } = form.people;
  const listed = seats === undefined ? [] : texts(position[seats]);
  const named = form.fields(position).flatMap((field) => namesIn(field.kind, position[field.member]));
  const everybody = [...new Set([...listed, ...named])].slice(0, most);
  const wanted = Math.max(least, count === undefined ? 0 : Number(position[count] ?? 0));
  const spare = LETTERS.filter((letter) => !everybody.includes(letter));
  return [...everybody, ...spare.slice(0, Math.max(0, Math.min(wanted, most) - everybody.length))];
}

function namesIn(kind: string, told: Json | undefined): readonly string[] {
  if (kind === 'cards') return itemsOf(told).flatMap((card) => texts([memberOf(card, 'player') ?? 0]));
  if (kind === 'people' || kind === 'one') return isObject(told) ? Object.keys(told) : [];
  return kind === 'person' && typeof told === 'string' ? [told] : [];
}

/** The position with just these people, those who stay with what is told of them. */
export function withPeople(
  form: Form,
  position: JsonObject,
  everybody: readonly string[],
  house: HouseValues
): JsonObject {
  const seats = form.people?.seats;
  const held = form.fields(position).map((field) => {
    const told = position[field.member];
    if (field.kind === 'people' && field.whom === undefined)
      return [
        field.member,
        object(everybody.map((name) => [name, memberOf(told, name) ?? {}] as const))
      ] as const;
    const kept = isObject(told)
      ? Object.entries(told).filter(([name]) => everybody.includes(name))
      : undefined;
    if (field.kind === 'one')
      return [field.member, kept && kept.length > 0 ? object(kept) : undefined] as const;
    if (field.kind === 'person') {
      const stays = everybody.find((name) => name === told);
      return [field.member, stays ?? (field.first === true ? everybody[0] : undefined)] as const;
    }
    if (field.kind !== 'cards') return [field.member, told] as const;
    const cards = itemsOf(told).filter((card) => everybody.some((name) => name === memberOf(card, 'player')));
    return [field.member, cards] as const;
  });
  const listed = seats === undefined ? [] : ([[seats, everybody]] as const);
  const counted = form.people?.count;
  const { options } = position;
  return tidy(
    form,
    object([
      ...held,
      ...listed,
      ['options', options],
      ...(counted === undefined ? [] : ([[counted, 0]] as const))
    ]),
    house
  );
}

/** The position with one person called otherwise, everywhere. */
export function renamed(form: Form, position: JsonObject, from: string, to: string): JsonObject {
  const called = (name: string): string => (name === from ? to : name);
  const calledIn = ({ player = '' }: JsonObject): Json =>
    typeof player === 'string' ? called(player) : player;
  const swap = (told: Json): Json =>
    isObject(told)
      ? object(Object.entries(told).map(([name, value]) => [called(name), value] as const))
      : told;
  const change = (kind: string, told: Json): Json => {
    if (kind === 'people' || kind === 'one' || kind === 'split') return swap(told);
    if (kind === 'throws') return itemsOf(told).map(swap);
    if (kind === 'person') return typeof told === 'string' ? called(told) : told;
    if (kind !== 'cards') return told;
    return itemsOf(told).map((card) => (isObject(card) ? { ...card, player: calledIn(card) } : card));
  };
  const kinds = new Map<string, string>(form.fields(position).map(({ member, kind }) => [member, kind]));
  const { seats } = form.people ?? {};
  return object(
    Object.entries(position).map(([member, told]) =>
      member === seats
        ? [member, texts(told).map(called)]
        : ([member, change(kinds.get(member) ?? '', told)] as const)
    )
  );
}

/** Why somebody cannot be called this, in one sentence. */
export function refuseNewName(everybody: readonly string[], name: string): string | undefined {
  if (everybody.includes(name)) return `${name} is at the table already.`;
  return refuseName(name);
}

/** Whether everything that the first one says, the second one says too. */
export function says(whole: Json | undefined, part: Json): boolean {
  if (Array.isArray(part)) {
    const items = itemsOf(part);
    const there = itemsOf(whole);
    return there.length === items.length && items.every((item) => there.some((each) => says(each, item)));
  }
  if (!isObject(part)) return whole === part;
  return Object.entries(part).every(([member, value]) => {
    const there = memberOf(whole, member);
    return (
      says(there, value) || (there === undefined && (value === 0 || (isObject(value) && isEmpty(value))))
    );
  });
}

function optionsOf({ options }: JsonObject, house: HouseValues): JsonObject {
  return object(
    Object.entries(house).map(([rule, [first, ...others]]) => {
      const value = memberOf(options, rule);
      return [rule, others.find((each) => each === value && each !== first)] as const;
    })
  );
}

function isEmpty(value: JsonObject): boolean {
  return Object.keys(value).length === 0;
}
