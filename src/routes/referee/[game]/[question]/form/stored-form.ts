import { isObject as isRecord, isText, isTypedText, readTypedTexts, type TypedTexts } from '$lib/core';
import { readPosition, writePosition } from '$lib/referee/position-url';
import type { Form, JsonObject } from '$lib/games/contract/form';
import { peopleOf, containsJson, normalize, type HouseValues } from './normalize';

/** A person being added or renamed, and the text typed so far. */
export interface PersonDraft {
  readonly name?: string;
  readonly typed: string;
}

/** The input for a question, before its answer is read. */
export interface Entered {
  readonly position: JsonObject;
  readonly people: readonly string[];
  readonly person?: PersonDraft;
  readonly texts: TypedTexts;
}

/** The input as it is saved: the situation in short form, and the address of the page at that time. */
export interface StoredInput {
  readonly position: string;
  readonly people: readonly string[];
  readonly person?: PersonDraft;
  readonly texts: TypedTexts;
  readonly address: string;
}

export function toStored({ position, ...others }: Entered, address: string): StoredInput {
  return { ...others, position: writePosition(position), address };
}

/** Validates saved input; undefined unless all of it fits this question. */
export function readEntered(
  form: Form,
  houseValues: HouseValues,
  storedValue: unknown
): { readonly input: Entered; readonly storedInput: StoredInput } | undefined {
  if (!isRecord(storedValue)) return undefined;
  const {
    position: positionText,
    people,
    person,
    texts,
    address
  } = storedValue as Partial<Record<keyof StoredInput, unknown>>;
  if (!isText(positionText) || !isText(address) || !isPeople(people)) return undefined;
  const position = readPosition(positionText, form.houseRules);
  const typedTexts = readTypedTexts(texts, () => true);
  if (position === undefined || typedTexts === undefined) return undefined;
  if (person !== undefined && !isPerson(person)) return undefined;
  const normalized = normalize(form, position, houseValues, people);
  const isComplete =
    containsJson(normalized, position) && peopleOf(form, normalized, people).length === people.length;
  if (!isComplete) return undefined;
  const others = { people, texts: typedTexts, ...(person === undefined ? {} : { person }) };
  return {
    input: { position: normalized, ...others },
    storedInput: { position: positionText, address, ...others }
  };
}

function isPeople(storedValue: unknown): storedValue is readonly string[] {
  const names: readonly unknown[] = Array.isArray(storedValue) ? storedValue : [undefined];
  return names.every((name) => isText(name) && name !== '');
}

function isPerson(storedValue: unknown): storedValue is PersonDraft {
  if (!isRecord(storedValue)) return false;
  const { name, typed } = storedValue as Partial<Record<keyof PersonDraft, unknown>>;
  return (name === undefined || isText(name)) && isTypedText(typed);
}
