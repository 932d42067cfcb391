import { capital, inARow, isolated } from '$lib/core';
import type { CaseError } from '$lib/games';
import { isObject, type Control, type Json } from '$lib/games/contract/form';
import { MISSING_MEMBER } from '$lib/referee/position';
import { groupOf, isCountOfPeople, isMissing, itemsOf, memberOf } from './read';
import * as say from '#routes/referee/strings/en';

/** A control and its value. */
interface Asked {
  readonly control: Control;
  readonly input: Json | undefined;
}

/** The problem of a member, worded as the refusal, with the person concerned. */
export function problemAt(
  missing: CaseError | undefined,
  member: string,
  people: readonly string[],
  field?: Asked
): string | undefined {
  if (missing === undefined) return undefined;
  const { path } = missing;
  const message = tableText(missing);
  if (path === member) return capital(message);
  if (!path.startsWith(`${member}.`)) return undefined;
  const rest = path.slice(member.length + 1);
  const owner = people.find((name) => rest === name || rest.startsWith(`${name}.`));
  if (owner === undefined)
    return capital(field === undefined ? message : (pathOfMissing(field, rest) ?? message));
  if (field === undefined) return say.ofOwner(isolated(owner), message);
  if (isCountOfPeople(field.control) && typeof memberOf(field.input, owner) !== 'number')
    return say.enterANumber(owner);
  const control: Asked = {
    control: 'each' in field.control ? field.control.each : field.control,
    input: memberOf(field.input, owner)
  };
  return say.ofOwner(isolated(owner), pathOfMissing(control, rest.slice(owner.length + 1)) ?? message);
}

/** The path of a missing value inside a field: "Space 3, Number 1 still missing". */
function pathOfMissing(context: Asked, path: string): string | undefined {
  const places: string[] = [];
  let [control, rest] = [context, path];
  while (rest !== '') {
    const step = nextOnPath(control, rest);
    if (step === undefined) return undefined;
    // Items of a list have names of their own, and are shown without the list's name.
    if (step.rest === '' || step.to.control.kind !== 'list') places.push(step.called);
    [control, rest] = [step.to, step.rest];
  }
  return places.length > 0 && isMissing(control.input) ? say.isStillMissing(inARow(places)) : undefined;
}

/** The next value on a path, and its name in the form. */
function nextOnPath({ control, input }: Asked, path: string) {
  const problemIn = (key: string, label: string, control: Control, value: Json | undefined) => ({
    ...{ called: label, to: { control, input: value } },
    rest: path.slice(key.length + 1)
  });
  const isNext = (key: string): boolean => path === key || path.startsWith(`${key}.`);
  switch (control.kind) {
    case 'group': {
      const found = control.members.find(({ member }) => isNext(member));
      if (found === undefined) return undefined;
      return problemIn(found.member, found.label, found, memberOf(groupOf(control, input), found.member));
    }
    case 'list': {
      const index = Number.parseInt(path, 10);
      if (Number.isNaN(index)) return undefined;
      return problemIn(
        String(index),
        say.numbered(control.label, index),
        control.each,
        itemsOf(input)[index]
      );
    }
    case 'labels':
    case 'people': {
      const name = Object.keys(isObject(input) ? input : {}).find(isNext);
      return name === undefined ? undefined : problemIn(name, name, control.each, memberOf(input, name));
    }
    case 'dice':
    case 'count':
    case 'pieces':
    case 'choice':
    case 'face':
    case 'flag':
    case 'text':
    case 'person':
    case 'one':
    case 'lists':
    case 'cards':
    case 'split':
    case 'throws':
      return undefined;
  }
}

/** A missing value that has no field. */
export function problemElsewhere(
  missing: CaseError | undefined,
  members: readonly string[]
): string | undefined {
  if (missing === undefined || members.some((member) => problemAt(missing, member, []) !== undefined))
    return undefined;
  return capital(tableText(missing));
}

/** The message in everyday words: players do not see the members of a position. */
function tableText({ path, message }: CaseError): string {
  if (message !== MISSING_MEMBER) return message;
  return path.startsWith('cards.') ? say.chooseTheSymbol : say.stillMissing;
}
