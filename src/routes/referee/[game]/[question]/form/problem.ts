import { capitalize, joinWithCommas, isolateName } from '$lib/core';
import type { CaseError } from '$lib/games';
import { isObject, type Control, type Json } from '$lib/games/contract/form';
import { MISSING_MEMBER } from '$lib/referee/position';
import { groupOf, isCountOfPeople, isMissing, itemsOf, memberOf } from './read';
import * as say from '#routes/referee/strings/en';

/** A control and its value. */
interface FieldInput {
  readonly control: Control;
  readonly input: Json | undefined;
}

/** The problem of a member, worded as the refusal, with the person concerned. */
export function problemAt(
  missing: CaseError | undefined,
  member: string,
  people: readonly string[],
  fieldInput?: FieldInput
): string | undefined {
  if (missing === undefined) return undefined;
  const { path } = missing;
  const message = tableText(missing);
  if (path === member) return capitalize(message);
  if (!path.startsWith(`${member}.`)) return undefined;
  const restOfPath = path.slice(member.length + 1);
  const owner = people.find((name) => restOfPath === name || restOfPath.startsWith(`${name}.`));
  if (owner === undefined)
    return capitalize(
      fieldInput === undefined ? message : (pathOfMissing(fieldInput, restOfPath) ?? message)
    );
  if (fieldInput === undefined) return say.ofOwner(isolateName(owner), message);
  if (isCountOfPeople(fieldInput.control) && typeof memberOf(fieldInput.input, owner) !== 'number')
    return say.enterANumber(owner);
  const control: FieldInput = {
    control: 'each' in fieldInput.control ? fieldInput.control.each : fieldInput.control,
    input: memberOf(fieldInput.input, owner)
  };
  return say.ofOwner(
    isolateName(owner),
    pathOfMissing(control, restOfPath.slice(owner.length + 1)) ?? message
  );
}

/** The path of a missing value inside a field: "Space 3, Number 1 still missing". */
function pathOfMissing(fieldInput: FieldInput, path: string): string | undefined {
  const placeNames: string[] = [];
  let [control, restOfPath] = [fieldInput, path];
  while (restOfPath !== '') {
    const step = nextOnPath(control, restOfPath);
    if (step === undefined) return undefined;
    // Items of a list have names of their own, and are shown without the list's name.
    if (step.rest === '' || step.to.control.kind !== 'list') placeNames.push(step.called);
    [control, restOfPath] = [step.to, step.rest];
  }
  return placeNames.length > 0 && isMissing(control.input)
    ? say.isStillMissing(joinWithCommas(placeNames))
    : undefined;
}

/** The next value on a path, and its name in the form. */
function nextOnPath({ control, input }: FieldInput, path: string) {
  const pathStepTo = (key: string, label: string, control: Control, value: Json | undefined) => ({
    ...{ called: label, to: { control, input: value } },
    rest: path.slice(key.length + 1)
  });
  const startsPath = (key: string): boolean => path === key || path.startsWith(`${key}.`);
  switch (control.kind) {
    case 'group': {
      const foundMember = control.members.find(({ member }) => startsPath(member));
      if (foundMember === undefined) return undefined;
      return pathStepTo(
        foundMember.member,
        foundMember.label,
        foundMember,
        memberOf(groupOf(control, input), foundMember.member)
      );
    }
    case 'list': {
      const index = Number.parseInt(path, 10);
      if (Number.isNaN(index)) return undefined;
      return pathStepTo(
        String(index),
        say.numbered(control.label, index),
        control.each,
        itemsOf(input)[index]
      );
    }
    case 'labels':
    case 'people': {
      const name = Object.keys(isObject(input) ? input : {}).find(startsPath);
      return name === undefined ? undefined : pathStepTo(name, name, control.each, memberOf(input, name));
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

/** The problem of a missing value that has no field. */
export function problemElsewhere(
  missing: CaseError | undefined,
  members: readonly string[]
): string | undefined {
  if (missing === undefined || members.some((member) => problemAt(missing, member, []) !== undefined))
    return undefined;
  return capitalize(tableText(missing));
}

/** The message in everyday words: players do not see the members of a position. */
function tableText({ path, message }: CaseError): string {
  if (message !== MISSING_MEMBER) return message;
  return path.startsWith('cards.') ? say.chooseTheSymbol : say.stillMissing;
}
