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
export function namesIn(control: Control, entered: Json | undefined): readonly string[] {
  switch (control.kind) {
    case 'cards':
      return itemsOf(entered).flatMap((card) => readStrings([memberOf(card, 'player') ?? 0]));
    case 'people':
      return entries(entered).flatMap(([name, value]) => [name, ...namesIn(control.each, value)]);
    case 'one':
      return entries(entered).map(([name]) => name);
    case 'person':
      return typeof entered === 'string' ? [entered] : [];
    case 'labels':
      return entries(entered).flatMap(([, value]) => namesIn(control.each, value));
    case 'list':
      return itemsOf(entered).flatMap((value) => namesIn(control.each, value));
    case 'group':
      return control.members.flatMap((member) =>
        namesIn(member, memberOf(groupOf(control, entered), member.member))
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
  entered: Json | undefined,
  everybody: readonly string[]
): Json | undefined {
  switch (control.kind) {
    case 'people':
      if (control.names !== undefined) return entered;
      return objectOf(
        everybody.map(
          (name) => [name, withExactlyPeople(control.each, memberOf(entered, name), everybody) ?? {}] as const
        )
      );
    case 'one': {
      const rows = entries(entered).filter(([name]) => everybody.includes(name));
      return rows.length > 0 ? objectOf(rows) : undefined;
    }
    case 'person':
      return personOf(entered, everybody, control);
    case 'cards':
      return itemsOf(entered).filter((card) => everybody.some((name) => name === memberOf(card, 'player')));
    case 'labels':
    case 'list':
    case 'group':
      return mapInside(control, entered, (control, value) => withExactlyPeople(control, value, everybody));
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
      return entered;
  }
}

/** Renames all people in a value. */
export function renamePeople(
  control: Control,
  entered: Json | undefined,
  rename: (name: string) => string
): Json | undefined {
  const withNewNames = (value: Json): Json =>
    isObject(value) ? objectOf(entries(value).map(([name, value]) => [rename(name), value] as const)) : value;
  if (entered === undefined) return undefined;
  switch (control.kind) {
    case 'people':
      return objectOf(
        entries(entered).map(
          ([name, value]) => [rename(name), renamePeople(control.each, value, rename)] as const
        )
      );
    case 'one':
    case 'split':
      return withNewNames(entered);
    case 'throws':
      return itemsOf(entered).map(withNewNames);
    case 'person':
      return typeof entered === 'string' ? rename(entered) : entered;
    case 'cards':
      return itemsOf(entered).map((card) => {
        const player = memberOf(card, 'player');
        return isObject(card) && typeof player === 'string' ? { ...card, player: rename(player) } : card;
      });
    case 'labels':
    case 'list':
    case 'group':
      return mapInside(control, entered, (control, value) => renamePeople(control, value, rename));
    case 'dice':
    case 'count':
    case 'pieces':
    case 'choice':
    case 'face':
    case 'flag':
    case 'text':
    case 'lists':
      return entered;
  }
}

/** Changes each value inside a compound value. */
function mapInside(
  control: Extract<Control, { kind: 'labels' | 'list' | 'group' }>,
  entered: Json | undefined,
  change: (control: Control, value: Json | undefined) => Json | undefined
): Json | undefined {
  switch (control.kind) {
    case 'labels':
      return objectOf(entries(entered).map(([name, value]) => [name, change(control.each, value)] as const));
    case 'list':
      return itemsOf(entered)
        .map((value) => (isMissing(value) ? value : change(control.each, value)))
        .filter((value) => value !== undefined);
    case 'group': {
      const group = groupOf(control, entered);
      if (!isObject(group)) return entered;
      return objectOf(
        entries(group).map(([member, value]) => {
          const item = control.members.find((other) => other.member === member);
          return [member, item === undefined ? value : change(item, value)] as const;
        })
      );
    }
  }
}

function entries(entered: Json | undefined): readonly (readonly [string, Json])[] {
  return isObject(entered) ? Object.entries(entered) : [];
}
