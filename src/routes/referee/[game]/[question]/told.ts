import { dollars } from '$lib/core';
import type { Control, Field, Json } from '$lib/games/form';
import { itemsOf, memberOf, numbers } from './read';

/** One line of what was told: whose or what it is, the pieces drawn, and the rest in words. */
export interface ToldLine {
  /** A person at the table, drawn by mark. */
  readonly who?: string;
  /** "Neutral colour", "The bet". */
  readonly title?: string;
  readonly small?: number;
  readonly big?: number;
  readonly money?: readonly number[];
  readonly piece?: 'note' | 'chit';
  readonly words?: string;
}

/** What was told of one field, line by line; nothing where nothing was. */
export function toldLines(field: Field, told: Json | undefined): readonly ToldLine[] {
  if (told === undefined) return [];
  switch (field.kind) {
    case 'people':
      return entries(told).map(([who, value]) => ({ who, ...of(field.each, value) }));
    case 'one':
      return entries(told).map(([who, value]) => ({ who, words: `${field.title}: ${plain(value)}` }));
    case 'person':
      return [{ who: plain(told), words: field.title }];
    case 'lists':
      return itemsOf(told).map((each, index) => ({
        title: `${field.label} ${index + 1}`,
        ...of(field.each, each)
      }));
    case 'cards':
      return itemsOf(told).map((card) => ({
        who: plain(memberOf(card, 'player')),
        words: `${plain(memberOf(card, 'kind'))} ${plain(memberOf(card, 'value'))}`
      }));
    case 'split':
      return entries(told).map(([who, value]) => ({ who, money: numbers(value), piece: field.piece }));
    case 'throws':
      return itemsOf(told).map((pair) => ({
        title: 'Thrown',
        words: entries(pair)
          .map(([name, face]) => `${name} ${plain(face)}`)
          .join(', ')
      }));
    case 'dice':
    case 'count':
    case 'pieces':
    case 'choice':
    case 'face':
    case 'group':
      return [{ title: field.title, ...of(field, told) }];
  }
}

/** A value as its control shows it. */
function of(control: Control, told: Json): Omit<ToldLine, 'who' | 'title'> {
  switch (control.kind) {
    case 'dice':
      return { small: Number(memberOf(told, 'small') ?? 0), big: Number(memberOf(told, 'big') ?? 0) };
    case 'pieces':
      return { money: numbers(told), piece: control.piece };
    case 'choice':
      return { words: control.choices.find(({ value }) => value === told)?.label ?? plain(told) };
    case 'count':
    case 'face':
      return { words: plain(told) };
    case 'group': {
      const parts = control.members.map((each) => ({ each, value: memberOf(told, each.member) }));
      const pieces = parts.find(({ each }) => each.kind === 'pieces');
      const words = parts.flatMap(({ each, value }) =>
        each.kind === 'pieces' || value === undefined || value === 0 ? [] : [counted(each, value)]
      );
      return {
        ...(pieces?.value === undefined ? {} : { money: numbers(pieces.value) }),
        ...(pieces?.each.kind === 'pieces' ? { piece: pieces.each.piece } : {}),
        words: words.join(', ')
      };
    }
  }
}

function counted(each: Control & { readonly label: string }, value: Json): string {
  return each.kind === 'count' && each.max === 1 ? each.label : `${plain(value)} ${each.label}`;
}

function entries(told: Json): readonly (readonly [string, Json])[] {
  return typeof told === 'object' && !Array.isArray(told) ? Object.entries(told) : [];
}

function plain(value: Json | undefined): string {
  if (typeof value === 'number') return value >= 1000 ? dollars(value) : String(value);
  return typeof value === 'string' ? value : '';
}
