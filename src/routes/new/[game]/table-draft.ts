import { isObject, isOneOf, isText, isTypedText, PLAYER_COLOURS, type EntrySource } from '$lib/core';
import { ENTRY_DETAILS, type EntryDetail, type Game, type ChosenValues } from '$lib/games/contract/define';
import { refuseNames } from '$lib/games/reserved-names';
import type { Newcomer } from './seating';
import { STARTER_CHOICES, type DrawnStarter, type StarterChoice } from './starter';

/** The draft of a new match. */
export interface TableDraft {
  readonly game: string;
  readonly sitters: readonly Newcomer[];
  readonly gone: readonly Newcomer[];
  readonly typed: string;
  readonly way: StarterChoice;
  readonly depth: EntryDetail;
  readonly hideMoney: boolean;
  readonly supplied: Readonly<Record<string, EntrySource>>;
  readonly picked: ChosenValues;
  readonly first?: string;
  readonly drawn?: DrawnStarter;
}

const isEntrySource = isOneOf(['table', 'app']);

/**
 * Validates a draft. Members are left out if they are damaged, or no longer a choice of these games. Undefined if the
 * value belongs to another box or is not a draft.
 */
export function readTableDraft(
  storedValue: unknown,
  games: readonly Game[]
): { readonly game: Game; readonly draft: Partial<TableDraft> } | undefined {
  if (!isObject(storedValue)) return undefined;
  const {
    game: id,
    sitters,
    gone,
    typed,
    way,
    depth,
    hideMoney,
    supplied,
    picked,
    first,
    drawn
  } = storedValue as Partial<Record<keyof TableDraft, unknown>>;
  const game = games.find(({ meta }) => meta.id === id);
  if (game === undefined) return undefined;
  const parts = games.flatMap((game) => game.parts);
  const draft: Partial<TableDraft> = {
    game: game.meta.id,
    sitters: newcomers(sitters),
    gone: newcomers(gone, false),
    ...(isTypedText(typed) ? { typed } : {}),
    ...(isOneOf(STARTER_CHOICES)(way) ? { way: way as StarterChoice } : {}),
    ...(ENTRY_DETAILS.some(({ value }) => value === depth) ? { depth: depth as EntryDetail } : {}),
    ...(typeof hideMoney === 'boolean' ? { hideMoney } : {}),
    supplied: validEntries(
      supplied,
      (part, source) => isEntrySource(source) && parts.some((gamePart) => gamePart.id === part)
    ) as Readonly<Record<string, EntrySource>>,
    picked: validEntries(picked, (rule, value) =>
      games.some(({ houseRules }) =>
        houseRules.some(
          (houseRule) => houseRule.id === rule && houseRule.choices.some((choice) => choice.value === value)
        )
      )
    ) as ChosenValues,
    ...(isText(first) ? { first } : {}),
    ...(isDrawnStarter(drawn) ? { drawn } : {})
  };
  return { game, draft };
}

/** Whether the draft contains nothing that could be lost. */
export function isUntouched({
  sitters,
  gone,
  typed,
  way,
  hideMoney,
  depth,
  supplied,
  picked
}: TableDraft): boolean {
  const isDefault = way === STARTER_CHOICES[0] && depth === ENTRY_DETAILS[0].value && !hideMoney;
  const isEmpty = [sitters, gone, Object.keys(supplied), Object.keys(picked)].every(
    ({ length }) => length === 0
  );
  return isDefault && isEmpty && typed === '';
}

/** Valid players: each has a name and, with `areUnique`, a colour of their own. */
function newcomers(storedValue: unknown, areUnique = true): readonly Newcomer[] {
  const newcomerList: Newcomer[] = [];
  for (const item of Array.isArray(storedValue) ? (storedValue as readonly unknown[]) : []) {
    if (!isNewcomer(item)) continue;
    const { name, colour } = item;
    if (newcomerList.some((other) => other.name === name || (areUnique && other.colour === colour))) continue;
    newcomerList.push({ name, colour });
  }
  return newcomerList;
}

function isNewcomer(storedValue: unknown): storedValue is Newcomer {
  if (!isObject(storedValue)) return false;
  const { name, colour } = storedValue as Partial<Record<keyof Newcomer, unknown>>;
  return isText(name) && refuseNames([name]) === undefined && isOneOf(PLAYER_COLOURS)(colour);
}

function isDrawnStarter(storedValue: unknown): storedValue is DrawnStarter {
  if (!isObject(storedValue)) return false;
  const { name, among } = storedValue as Partial<Record<keyof DrawnStarter, unknown>>;
  return isText(name) && Array.isArray(among) && among.every(isText) && among.includes(name);
}

function validEntries(storedValue: unknown, isValid: (name: string, value: unknown) => boolean): object {
  if (!isObject(storedValue)) return {};
  return Object.fromEntries(Object.entries(storedValue).filter(([name, value]) => isValid(name, value)));
}
