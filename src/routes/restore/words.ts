import { isolated, isolatedText, listed, plural } from '$lib/core';
import {
  isWritten,
  type RestoreCounts,
  type RestoreOutcome,
  type RestorePlan,
  type StayOut
} from '$lib/session/backup.svelte';

type AnyPlanned = RestorePlan['matches'][number] | RestorePlan['partSets'][number];

/** The result of a restore or of its undo, in one sentence. */
export function outcomeWords(outcome: RestoreOutcome): string {
  if ('restored' in outcome) return restoredWords(outcome.restored);
  const { goes, stays } = outcome;
  if (!hasAny(goes)) return `Nothing was removed: ${undoWouldLeave(stays)}`;
  const removed = `Restore undone: it had brought in ${countWords(goes)}.`;
  return hasAny(stays) ? `${removed} ${undoWouldLeave(stays)}` : removed;
}

function restoredWords(plan: RestorePlan): string {
  const brought = `Brought in ${countWords(broughtBy(plan))}.`;
  const out = stayOutWords(plan.stayOut);
  return out === undefined ? brought : `${brought} ${out}`;
}

/** What of a file does not come in, in one sentence; undefined where all of it is here then. */
export function stayOutWords({ deleted, damaged, asHere }: StayOut): string | undefined {
  const out = [
    ...(hasAny(deleted) ? [`${countWords(deleted)} (deleted when the backup was made)`] : []),
    ...(hasAny(damaged) ? [`${countWords(damaged)} (damaged on this device)`] : []),
    ...(hasAny(asHere) ? [`${countWords(asHere)} (kept as on this device)`] : [])
  ];
  return out.length === 0 ? undefined : `Not brought in: ${listed(out)}.`;
}

/** How much a plan brings in. */
function broughtBy({ matches, partSets, players, people, boxes, settings }: RestorePlan): RestoreCounts {
  return {
    matches: countWritten(matches),
    partSets: countWritten(partSets),
    people: players.length + people.length,
    boxes: boxes.length,
    settings: settings.length
  };
}

/** Whether there is anything. */
export function hasAny(counts: RestoreCounts): boolean {
  return Object.values(counts).some((count) => count > 0);
}

/** "2 games and 1 player". */
function countWords({ matches, partSets, people, boxes, settings }: RestoreCounts): string {
  const counts = [
    [matches, 'game', 'games'],
    [partSets, 'set of missing pieces', 'sets of missing pieces'],
    [people, 'player', 'players'],
    [boxes, 'copy of a box', 'copies of boxes'],
    [settings, 'setting', 'settings']
  ] as const;
  const there = counts.filter(([count]) => count > 0);
  return listed(there.map(([count, one, many]) => plural(count, one, many)));
}

export function undoWouldRemove(goes: RestoreCounts): string {
  return hasAny(goes)
    ? `Undo removes what the last restore brought in: ${countWords(goes)}.`
    : 'Undo would remove nothing of the last restore.';
}

export function undoWouldLeave(stays: RestoreCounts): string {
  return `You have changed or used ${countWords(stays)} since, so that stays as it is now.`;
}

function countWritten(planned: readonly AnyPlanned[]): number {
  return planned.filter(isWritten).length;
}

/** Whether a plan would change anything. */
export function bringsIn(plan: RestorePlan): boolean {
  return hasAny(broughtBy(plan));
}

/** "Bring in 2 matches and 1 player". */
export function bringsWords(plan: RestorePlan): string {
  if (!bringsIn(plan)) return 'Nothing to bring in';
  const counts = [
    [countWritten(plan.matches), 'match', 'matches'],
    [countWritten(plan.partSets), 'set of parts', 'sets of parts'],
    [plan.players.length + plan.people.length, 'player', 'players'],
    [plan.boxes.length, 'box', 'boxes'],
    [plan.settings.length, 'setting', 'settings']
  ] as const;
  const there = counts.filter(([count]) => count > 0);
  return `Bring in ${listed(there.map(([count, one, many]) => plural(count, one, many)))}`;
}

/** "42 lines agree, then 8 here and 5 others there." */
export function forkWords({ lines }: AnyPlanned): string {
  return `${plural(lines.same, 'line agrees', 'lines agree')}, then ${lines.here} here and ${plural(lines.file, 'other', 'others')} there.`;
}

// page
export const restoreCroupier = 'Restore · Croupier';
export const restore = 'Restore';
export const toTheSettings = 'To the settings';
export const chooseTheFileOfA = 'Choose the file of a backup';
export const matchesBackedUp = (count: number, wholeDay: string, timeOfDay: string) =>
  `${plural(count, 'match', 'matches')}, backed up ${wholeDay}, ${timeOfDay}`;
export const readingTheFile = 'Reading the file …';
export const cancel = 'Cancel';
export const youAreShownWhatWould = 'You see what would happen first; nothing happens yet.';
export const nothingIsDeleted = (replaced: number) =>
  replaced === 0
    ? 'Nothing is deleted, and you can undo it'
    : `${plural(replaced, 'game here is', 'games here are')} replaced, and you can undo it`;
export const theLastRestore = 'the last restore';

// Doubts
export const areTheyOne = (file: string, here: string) =>
  `${file} in the file looks like ${here} here. Are they the same person?`;
export const whoIs = (file: string) => `Who ${isolated(file)} is`;
export const theSame = 'The same';
export const somebodyElse = 'Somebody else';

// Preview
export const whatWouldHappen = 'What would happen';
export const onlyHereAndStay = 'only here, and stay';
export const oneWasPlayedOnIn = 'One was played on in both.';
export const comeIn = 'come in';
export const goOnWhereTheyEnd = 'go on where they end here';
export const areNewerHereAndStay = 'are newer here, and stay';
export const areTheSameHereLine = 'are the same here, line by line';
export const wereDeletedAndStayOut = 'were deleted, and stay out';

// Preview
export const whichOfThemIsKept = (called: string) => `Which of them is kept of ${isolatedText(called)}`;
export const keepBoth = 'Keep both';
export const thisPhones = 'This phone’s';
export const theFiles = 'The file’s';

/** "Las Vegas, Nov 20". */
export const matchOf = (title: string, day: string): string => `${isolatedText(title)}, ${day}`;

const MOST_NAMED = 3;

/** The first of many: "Las Vegas, Nov 20; Razzia, Nov 21; …". */
export function theFirst(called: readonly string[]): string {
  return [...called.slice(0, MOST_NAMED), ...(called.length > MOST_NAMED ? ['…'] : [])].join('; ');
}
