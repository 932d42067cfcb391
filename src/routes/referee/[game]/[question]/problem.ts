import type { CaseError } from '$lib/games';
import type { Control, Json, Labelled } from '$lib/games/form';
import { NEEDED } from '$lib/games/position';
import { isCountOfPeople, memberOf } from './read';
import * as say from './words';

/** What is wrong with a member, in the words of the refusal, with the person that it is about. */
export function problemAt(
  missing: CaseError | undefined,
  member: string,
  people: readonly string[],
  field?: { readonly control: Control; readonly told: Json | undefined }
): string | undefined {
  if (missing === undefined) return undefined;
  const { path } = missing;
  const message = tableWords(missing);
  if (path === member) return upper(message);
  if (!path.startsWith(`${member}.`)) return undefined;
  const rest = path.slice(member.length + 1);
  const who = people.find((name) => rest === name || rest.startsWith(`${name}.`));
  if (who === undefined)
    return upper(field === undefined ? message : (wanted(missing, field.control) ?? message));
  const untold =
    field !== undefined && isCountOfPeople(field.control) && typeof memberOf(field.told, who) !== 'number';
  if (untold) return say.howManyIsToBeTold(who);
  return `${who}: ${(field === undefined ? undefined : wanted(missing, field.control)) ?? message}`;
}

/** What of a group is still to be told, by its label: "the chips are still to be told". */
function wanted({ path, message }: CaseError, control: Control): string | undefined {
  if (message !== NEEDED) return undefined;
  const last = path.split('.').at(-1) ?? '';
  const found = labelsIn(control).find(({ member }) => member === last);
  return found === undefined ? undefined : say.isStillToBeTold(found.label);
}

function labelsIn(control: Control): readonly Labelled[] {
  if (control.kind === 'group') return control.members;
  return 'each' in control ? labelsIn(control.each) : [];
}

/** What is still missing, where no field stands for it. */
export function problemElsewhere(
  missing: CaseError | undefined,
  members: readonly string[]
): string | undefined {
  if (missing === undefined || members.some((member) => problemAt(missing, member, []) !== undefined))
    return undefined;
  return upper(tableWords(missing));
}

/** Nobody at a table speaks of members. */
function tableWords({ path, message }: CaseError): string {
  if (message !== NEEDED) return message;
  return path.startsWith('cards.') ? say.symbolToBeTold : say.toBeTold;
}

function upper(message: string): string {
  return message.slice(0, 1).toUpperCase() + message.slice(1);
}
