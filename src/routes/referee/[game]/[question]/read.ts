import { isObject, type Control, type Field, type Json, type JsonObject } from '$lib/games/form';

/** A value as its control holds it, whatever stands there; undefined where nothing is told. */
export function readControl(control: Control, told: Json | undefined): Json | undefined {
  switch (control.kind) {
    case 'dice':
      return withoutZeros({
        small: within(memberOf(told, 'small'), 0, control.small) ?? 0,
        big: within(memberOf(told, 'big'), 0, control.big) ?? 0
      });
    case 'count':
      return within(told, control.min, control.max) ?? control.min;
    case 'pieces':
      return numbers(told)
        .filter((value) => control.values.includes(value))
        .slice(0, control.most);
    case 'choice':
      return control.choices.find(({ value }) => value === told)?.value ?? control.first;
    case 'face':
      return within(told, 1, 6);
    case 'group':
      return object(
        control.members.map((each) => [each.member, readControl(each, memberOf(told, each.member))] as const)
      );
  }
}

/** The same of a whole member; `everybody` is at the table. */
export function readField(
  field: Field,
  told: Json | undefined,
  everybody: readonly string[]
): Json | undefined {
  switch (field.kind) {
    case 'people':
      return object(
        (field.whom ?? everybody).map(
          (name) => [name, readControl(field.each, memberOf(told, name))] as const
        )
      );
    case 'one':
      return one(told, field.min, field.max);
    case 'person':
      return everybody.find((name) => name === told) ?? (field.first === true ? everybody[0] : undefined);
    case 'lists':
      return Array.from(
        { length: field.count },
        (_, index) => readControl(field.each, itemsOf(told)[index]) ?? []
      );
    case 'cards':
      return everybody.flatMap((name) => cardOf(itemsOf(told), name, field.symbols));
    case 'split':
      return shared(told, field.pieces, field.whom);
    case 'throws':
      return field.pairs.map((pair, index) =>
        object(pair.map((name) => [name, within(memberOf(itemsOf(told)[index], name), 1, 6)] as const))
      );
    case 'dice':
    case 'count':
    case 'pieces':
    case 'choice':
    case 'face':
    case 'group': {
      const read = readControl(field, told);
      return field.more !== undefined && isNothing(read) ? undefined : read;
    }
  }
}

/** An object's own member, whatever it is called. */
export function memberOf(told: Json | undefined, member: string): Json | undefined {
  return isObject(told) && Object.hasOwn(told, member) ? told[member] : undefined;
}

export function itemsOf(told: Json | undefined): readonly Json[] {
  return Array.isArray(told) ? (told as readonly Json[]) : [];
}

export function numbers(told: Json | undefined): readonly number[] {
  return itemsOf(told).filter((value) => typeof value === 'number');
}

export function texts(told: Json | undefined): readonly string[] {
  return itemsOf(told).filter((value) => typeof value === 'string');
}

/** An object of the members that are told, built so that any name is a name. */
export function object(members: readonly (readonly [string, Json | undefined])[]): JsonObject {
  return Object.fromEntries(
    members.filter((member): member is readonly [string, Json] => member[1] !== undefined)
  );
}

function within(told: Json | undefined, min: number, max: number): number | undefined {
  return typeof told === 'number' && Number.isInteger(told) && told >= min && told <= max ? told : undefined;
}

function withoutZeros(counts: Readonly<Record<string, number>>): JsonObject {
  return object(Object.entries(counts).filter(([, count]) => count > 0));
}

function isNothing(read: Json | undefined): boolean {
  return read === 0 || (typeof read === 'object' && Object.keys(read).length === 0);
}

function one(told: Json | undefined, min: number, max: number): Json | undefined {
  if (!isObject(told)) return undefined;
  const [found] = Object.entries(told).filter(([, count]) => within(count, min, max) !== undefined);
  return found === undefined ? undefined : object([found]);
}

function cardOf(
  told: readonly Json[],
  name: string,
  symbols: Readonly<Record<string, readonly number[]>>
): readonly Json[] {
  const card = told.find((each) => memberOf(each, 'player') === name);
  const [kind, value] = [memberOf(card, 'kind'), memberOf(card, 'value')];
  if (typeof kind !== 'string' || typeof value !== 'number') return [];
  return memberOf(symbols as JsonObject, kind) !== undefined && within(value, 1, 6) !== undefined
    ? [{ player: name, kind, value }]
    : [];
}

/** Every piece with somebody: what was not handed on is the first one's. */
function shared(told: Json | undefined, pieces: readonly number[], whom: readonly string[]): JsonObject {
  const left = [...pieces];
  const [first = '', ...others] = whom;
  const taken = others.map((name) => {
    const own = numbers(memberOf(told, name)).filter((value) => {
      const at = left.indexOf(value);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    return [name, own] as const;
  });
  return object([[first, left] as const, ...taken].filter(([, own]) => own.length > 0));
}
