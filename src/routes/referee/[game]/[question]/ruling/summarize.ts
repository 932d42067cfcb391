import { joinWithCommas, formatDollars } from '$lib/core';
import type { CardKind, Control, ControlOf, Field, Json } from '$lib/games/contract/form';
import { groupOf, itemsOf, memberOf, readNumbers } from '#routes/referee/[game]/[question]/form/read';
import * as say from '#routes/referee/strings/en';

/** One line of the summary: its owner or name, pieces to draw, and other facts in words. */
export interface SituationLine {
  /** A player, drawn with their mark. */
  readonly who?: string;
  /** The name of a value that belongs to no player: "Neutral colour", "The bet". */
  readonly title?: string;
  readonly small?: number;
  readonly big?: number;
  readonly money?: readonly number[];
  readonly piece?: 'note' | 'chit';
  readonly words?: string;
}

/** The summary of one field, line by line; empty if nothing was entered. */
export function situationLines(field: Field, input: Json | undefined): readonly SituationLine[] {
  if (input === undefined) return [];
  switch (field.kind) {
    case 'people':
      return entries(input).map(([name, value]) => ({ who: name, ...valueLine(field.each, value) }));
    case 'one':
      return entries(input).map(([name, value]) => ({
        who: name,
        words: say.ofOwner(field.title, plainText(value))
      }));
    case 'person':
      return [{ who: plainText(input), words: field.title }];
    case 'lists':
    case 'list':
      return itemsOf(input).map((item, index) => ({
        title: say.numbered(field.label, index),
        ...valueLine(field.each, item)
      }));
    case 'labels':
      return entries(input).map(([title, value]) => ({ title, ...valueLine(field.each, value) }));
    case 'cards':
      return itemsOf(input).map((card) => ({
        who: plainText(memberOf(card, 'player')),
        words: cardText(field.kinds, memberOf(card, 'kind'), memberOf(card, 'value'))
      }));
    case 'split':
      return entries(input).map(([name, value]) => ({
        who: name,
        money: readNumbers(value),
        piece: field.piece
      }));
    case 'throws':
      return itemsOf(input).map((pair) => ({
        title: say.rolledWord,
        words: byNameText({ kind: 'face' }, pair)
      }));
    case 'dice':
    case 'count':
    case 'pieces':
    case 'choice':
    case 'face':
    case 'flag':
    case 'text':
    case 'group':
      return [{ title: field.title, ...valueLine(field, input) }];
  }
}

/** A value as its control shows it. */
function valueLine(control: Control, input: Json): Omit<SituationLine, 'who' | 'title'> {
  switch (control.kind) {
    case 'dice':
      return {
        small: Number(memberOf(input, 'small') ?? 0),
        big: Number(memberOf(input, 'big') ?? 0)
      };
    case 'pieces':
      return { money: readNumbers(input), piece: control.piece };
    case 'choice':
      return {
        words: control.choices.find(({ value }) => value === input)?.label ?? plainText(input)
      };
    case 'flag':
      return { words: input === true ? control.yesLabel : control.noLabel };
    case 'count':
    case 'face':
    case 'text':
    case 'person':
      return { words: plainText(input) };
    case 'group':
      return groupLine(control, input);
    case 'people':
    case 'labels':
      return { words: byNameText(control.each, input) };
    case 'one':
    case 'split':
      return { words: byNameText({ kind: 'face' }, input) };
    case 'list':
    case 'lists':
      return {
        words: joinWithCommas(itemsOf(input).map((item) => valueText(control.each, item)))
      };
    case 'cards':
    case 'throws':
      return { words: joinWithCommas(itemsOf(input).map(plainText)) };
  }
}

function groupLine(control: ControlOf<'group'>, input: Json): Omit<SituationLine, 'who' | 'title'> {
  const group = groupOf(control, input);
  const parts = control.members.map((groupMember) => ({
    each: groupMember,
    value: memberOf(group, groupMember.member)
  }));
  const pieces = parts.find(({ each: member }) => member.kind === 'pieces');
  const memberTexts = parts.flatMap(({ each: member, value }) =>
    member.kind === 'pieces' || value === undefined || value === 0 ? [] : [countText(member, value)]
  );
  return {
    ...(pieces?.value === undefined ? {} : { money: readNumbers(pieces.value) }),
    ...(pieces?.each.kind === 'pieces' ? { piece: pieces.each.piece } : {}),
    words: joinWithCommas(memberTexts.filter((text) => text !== ''))
  };
}

/** A value in words only, for use inside another. */
function valueText(control: Control, input: Json): string {
  const { small, big, money, words } = valueLine(control, input);
  if (small !== undefined) return big === 0 ? say.smallOnes(small) : say.smallAndBig(small);
  return joinWithCommas([...(money ?? []).map(formatDollars), words ?? ''].filter((text) => text !== ''));
}

/** "Raid 3", or "Raid" while its symbol is missing. */
function cardText(kinds: readonly CardKind[], kind: Json | undefined, value: Json | undefined): string {
  const label = kinds.find((cardKind) => cardKind.value === kind)?.label ?? plainText(kind);
  return value === undefined ? label : say.cardOfKind(label, plainText(value));
}

/** The values of several players in one line: "Anna 3, Ben 5". */
function byNameText(control: Control, input: Json): string {
  return joinWithCommas(
    entries(input)
      .map(([name, value]) => ({ name, words: valueText(control, value) }))
      .filter(({ words }) => words !== '')
      .map(({ name, words }) => say.nameWith(name, words))
  );
}

function countText(item: Control & { readonly label: string }, value: Json): string {
  if (item.kind === 'flag') return value === true ? item.yesLabel : '';
  if (item.kind !== 'count') return say.labelWith(item.label, valueText(item, value));
  return item.max === 1 ? item.label : say.countOf(plainText(value), item.label);
}

function entries(input: Json): readonly (readonly [string, Json])[] {
  return typeof input === 'object' && !Array.isArray(input) ? Object.entries(input) : [];
}

function plainText(value: Json | undefined): string {
  if (typeof value === 'number') return value >= 1000 ? formatDollars(value) : String(value);
  return typeof value === 'string' ? value : '';
}
