import { isObject, type Control, type Json } from '$lib/games/contract/form';
import {
  groupOf,
  isUntold,
  itemsOf,
  memberOf,
  object,
  personOf,
  texts
} from '#routes/referee/[game]/[question]/form/read';

/** All people named in a value, in order. */
export function namesIn(control: Control, told: Json | undefined): readonly string[] {
  switch (control.kind) {
    case 'cards':
      return itemsOf(told).flatMap((card) => texts([memberOf(card, 'player') ?? 0]));
    case 'people':
      return entries(told).flatMap(([name, value]) => [name, ...namesIn(control.each, value)]);
    case 'one':
      return entries(told).map(([name]) => name);
    case 'person':
      return typeof told === 'string' ? [told] : [];
    case 'labels':
      return entries(told).flatMap(([, value]) => namesIn(control.each, value));
    case 'list':
      return itemsOf(told).flatMap((value) => namesIn(control.each, value));
    case 'group':
      return control.members.flatMap((each) => namesIn(each, memberOf(groupOf(control, told), each.member)));
    case 'dice':
    case 'count':
    case 'pieces':
    case 'choice':
    case 'face':
    case 'flag':
    case 'text':
    case 'lists':
    case 'split':
    case 'throws':
      return [];
  }
}

/** Reduces or extends a value to exactly these people; those who stay keep their values. */
export function keptOf(
  control: Control,
  told: Json | undefined,
  everybody: readonly string[]
): Json | undefined {
  switch (control.kind) {
    case 'people':
      if (control.whom !== undefined) return told;
      return object(
        everybody.map((name) => [name, keptOf(control.each, memberOf(told, name), everybody) ?? {}] as const)
      );
    case 'one': {
      const kept = entries(told).filter(([name]) => everybody.includes(name));
      return kept.length > 0 ? object(kept) : undefined;
    }
    case 'person':
      return personOf(told, everybody, control);
    case 'cards':
      return itemsOf(told).filter((card) => everybody.some((name) => name === memberOf(card, 'player')));
    case 'labels':
    case 'list':
    case 'group':
      return within(control, told, (each, value) => keptOf(each, value, everybody));
    case 'dice':
    case 'count':
    case 'pieces':
    case 'choice':
    case 'face':
    case 'flag':
    case 'text':
    case 'lists':
    case 'split':
    case 'throws':
      return told;
  }
}

/** Renames all people in a value. */
export function calledAnew(
  control: Control,
  told: Json | undefined,
  called: (name: string) => string
): Json | undefined {
  const swapped = (value: Json): Json =>
    isObject(value) ? object(entries(value).map(([name, each]) => [called(name), each] as const)) : value;
  if (told === undefined) return undefined;
  switch (control.kind) {
    case 'people':
      return object(
        entries(told).map(([name, value]) => [called(name), calledAnew(control.each, value, called)] as const)
      );
    case 'one':
    case 'split':
      return swapped(told);
    case 'throws':
      return itemsOf(told).map(swapped);
    case 'person':
      return typeof told === 'string' ? called(told) : told;
    case 'cards':
      return itemsOf(told).map((card) => {
        const player = memberOf(card, 'player');
        return isObject(card) && typeof player === 'string' ? { ...card, player: called(player) } : card;
      });
    case 'labels':
    case 'list':
    case 'group':
      return within(control, told, (each, value) => calledAnew(each, value, called));
    case 'dice':
    case 'count':
    case 'pieces':
    case 'choice':
    case 'face':
    case 'flag':
    case 'text':
    case 'lists':
      return told;
  }
}

/** Changes each value inside a compound value. */
function within(
  control: Extract<Control, { kind: 'labels' | 'list' | 'group' }>,
  told: Json | undefined,
  change: (each: Control, value: Json | undefined) => Json | undefined
): Json | undefined {
  switch (control.kind) {
    case 'labels':
      return object(entries(told).map(([name, value]) => [name, change(control.each, value)] as const));
    case 'list':
      return itemsOf(told)
        .map((value) => (isUntold(value) ? value : change(control.each, value)))
        .filter((value) => value !== undefined);
    case 'group': {
      const whole = groupOf(control, told);
      if (!isObject(whole)) return told;
      return object(
        entries(whole).map(([member, value]) => {
          const each = control.members.find((other) => other.member === member);
          return [member, each === undefined ? value : change(each, value)] as const;
        })
      );
    }
  }
}

function entries(told: Json | undefined): readonly (readonly [string, Json])[] {
  return isObject(told) ? Object.entries(told) : [];
}
