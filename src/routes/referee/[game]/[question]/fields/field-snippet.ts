import { isObject, type Control, type Json } from '$lib/games/contract/form';
import {
  groupOf,
  isMissing,
  itemsOf,
  memberOf,
  objectOf,
  personOf,
  readStrings
} from '#routes/referee/[game]/[question]/form/read';

/** All people named in a value, in order. */
export function namesIn(control: Control, input: Json | undefined): readonly string[] {
  switch (control.kind) {
    case 'cards':
      return itemsOf(input).flatMap((card) => readStrings([memberOf(card, 'player') ?? 0]));
    case 'people':
      return entries(input).flatMap(([name, value]) => [name, ...namesIn(control.each, value)]);
    case 'one':
      return entries(input).map(([name]) => name);
    case 'person':
      return typeof input === 'string' ? [input] : [];
    case 'labels':
      return entries(input).flatMap(([, value]) => namesIn(control.each, value));
    case 'list':
      return itemsOf(input).flatMap((value) => namesIn(control.each, value));
    case 'group':
      return control.members.flatMap((member) =>
        namesIn(member, memberOf(groupOf(control, input), member.member))
      );
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
export function withExactlyPeople(
  control: Control,
  input: Json | undefined,
  allPeople: readonly string[]
): Json | undefined {
  switch (control.kind) {
    case 'people':
      if (control.names !== undefined) return input;
      return objectOf(
        allPeople.map(
          (name) => [name, withExactlyPeople(control.each, memberOf(input, name), allPeople) ?? {}] as const
        )
      );
    case 'one': {
      const rows = entries(input).filter(([name]) => allPeople.includes(name));
      return rows.length > 0 ? objectOf(rows) : undefined;
    }
    case 'person':
      return personOf(input, allPeople, control);
    case 'cards':
      return itemsOf(input).filter((card) => allPeople.some((name) => name === memberOf(card, 'player')));
    case 'labels':
    case 'list':
    case 'group':
      return mapMembers(control, input, (control, value) => withExactlyPeople(control, value, allPeople));
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
      return input;
  }
}

/** Renames all people in a value. */
export function renamePeople(
  control: Control,
  input: Json | undefined,
  rename: (name: string) => string
): Json | undefined {
  const withNewNames = (value: Json): Json =>
    isObject(value) ? objectOf(entries(value).map(([name, value]) => [rename(name), value] as const)) : value;
  if (input === undefined) return undefined;
  switch (control.kind) {
    case 'people':
      return objectOf(
        entries(input).map(
          ([name, value]) => [rename(name), renamePeople(control.each, value, rename)] as const
        )
      );
    case 'one':
    case 'split':
      return withNewNames(input);
    case 'throws':
      return itemsOf(input).map(withNewNames);
    case 'person':
      return typeof input === 'string' ? rename(input) : input;
    case 'cards':
      return itemsOf(input).map((card) => {
        const player = memberOf(card, 'player');
        return isObject(card) && typeof player === 'string' ? { ...card, player: rename(player) } : card;
      });
    case 'labels':
    case 'list':
    case 'group':
      return mapMembers(control, input, (control, value) => renamePeople(control, value, rename));
    case 'dice':
    case 'count':
    case 'pieces':
    case 'choice':
    case 'face':
    case 'flag':
    case 'text':
    case 'lists':
      return input;
  }
}

/** Changes each value inside a compound value. */
function mapMembers(
  control: Extract<Control, { kind: 'labels' | 'list' | 'group' }>,
  input: Json | undefined,
  change: (control: Control, value: Json | undefined) => Json | undefined
): Json | undefined {
  switch (control.kind) {
    case 'labels':
      return objectOf(entries(input).map(([name, value]) => [name, change(control.each, value)] as const));
    case 'list':
      return itemsOf(input)
        .map((value) => (isMissing(value) ? value : change(control.each, value)))
        .filter((value) => value !== undefined);
    case 'group': {
      const group = groupOf(control, input);
      if (!isObject(group)) return input;
      return objectOf(
        entries(group).map(([member, value]) => {
          const item = control.members.find((other) => other.member === member);
          return [member, item === undefined ? value : change(item, value)] as const;
        })
      );
    }
  }
}

function entries(input: Json | undefined): readonly (readonly [string, Json])[] {
  return isObject(input) ? Object.entries(input) : [];
}
