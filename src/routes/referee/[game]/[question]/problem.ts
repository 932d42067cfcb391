import type { CaseError } from '$lib/games';
import { NEEDED } from '$lib/games/position';
import * as say from './words';

/** What is wrong with a member, in the words of the refusal, with the person that it is about. */
export function problemAt(
  missing: CaseError | undefined,
  member: string,
  people: readonly string[]
): string | undefined {
  if (missing === undefined) return undefined;
  const { path } = missing;
  const message = tableWords(missing);
  if (path === member) return upper(message);
  if (!path.startsWith(`${member}.`)) return undefined;
  const rest = path.slice(member.length + 1);
  const who = people.find((name) => rest === name || rest.startsWith(`${name}.`));
  return who === undefined ? upper(message) : `${who}: ${message}`;
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
