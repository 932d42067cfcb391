import { isObject as isRecord, isText, isTypedText, readTypedTexts, type TypedTexts } from '$lib/core';
import { readPosition, writePosition } from '$lib/referee/position-url';
import type { Form, JsonObject } from '$lib/games/contract/form';
import { peopleOf, containsJson, normalize, type HouseValues } from './normalize';

/** A person being added or renamed, and the text typed so far. */
export interface PersonTyped {
  readonly name?: string;
  readonly typed: string;
}

/** The input for a question, before its answer is read. */
export interface Entered {
  readonly position: JsonObject;
  readonly people: readonly string[];
  readonly person?: PersonTyped;
  readonly texts: TypedTexts;
}

/** The input as it is saved: the situation in short form, and the address of the page at that time. */
export interface KeptEntered {
  readonly position: string;
  readonly people: readonly string[];
  readonly person?: PersonTyped;
  readonly texts: TypedTexts;
  readonly address: string;
}

export function toStored({ position, ...others }: Entered, address: string): KeptEntered {
  return { ...others, position: writePosition(position), address };
}

/** Validates saved input; undefined unless all of it fits this question. */
export function readEntered(
  form: Form,
  house: HouseValues,
  kept: unknown
): { readonly entered: Entered; readonly kept: KeptEntered } | undefined {
  if (!isRecord(kept)) return undefined;
  const {
    position: written,
    people,
    person,
    texts,
    address
  } = kept as Partial<Record<keyof KeptEntered, unknown>>;
  if (!isText(written) || !isText(address) || !isPeople(people)) return undefined;
  const position = readPosition(written, form.houseRules);
  const typed = readTypedTexts(texts, () => true);
  if (position === undefined || typed === undefined) return undefined;
  if (person !== undefined && !isPerson(person)) return undefined;
  const tidied = normalize(form, position, house, people);
  const isWhole = containsJson(tidied, position) && peopleOf(form, tidied, people).length === people.length;
  if (!isWhole) return undefined;
  const others = { people, texts: typed, ...(person === undefined ? {} : { person }) };
  return { entered: { position: tidied, ...others }, kept: { position: written, address, ...others } };
}

function isPeople(kept: unknown): kept is readonly string[] {
  const names: readonly unknown[] = Array.isArray(kept) ? kept : [undefined];
  return names.every((name) => isText(name) && name !== '');
}

function isPerson(kept: unknown): kept is PersonTyped {
  if (!isRecord(kept)) return false;
  const { name, typed } = kept as Partial<Record<keyof PersonTyped, unknown>>;
  return (name === undefined || isText(name)) && isTypedText(typed);
}
