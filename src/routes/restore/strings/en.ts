import { isolateName, isolateText, joinWithAnd, plural } from '$lib/core';
import {
  willBeWritten,
  type RestoreCounts,
  type RestoreOutcome,
  type RestorePlan,
  type NotRestored
} from '$lib/session/device/backup.svelte';

type AnyPlanned = RestorePlan['matches'][number] | RestorePlan['partSets'][number];

/** The result of a restore or of its undo, in one sentence. */
export function outcomeText(outcome: RestoreOutcome): string {
  if ('restored' in outcome) return restoredText(outcome.restored);
  const { removed, keptCounts } = outcome;
  if (!hasRecords(removed)) return `Nothing was removed. ${undoWouldLeave(keptCounts)}`;
  const undoneText = `Restore undone. Removed again: ${countText(removed)}.`;
  return hasRecords(keptCounts) ? `${undoneText} ${undoWouldLeave(keptCounts)}` : undoneText;
}

function restoredText(plan: RestorePlan): string {
  const broughtText = `Restored ${countText(countsOfPlan(plan))}.`;
  const excludedText = notRestoredText(plan.notRestored);
  return excludedText === undefined ? broughtText : `${broughtText} ${excludedText}`;
}

/** A sentence about the parts of a file that are left out; undefined if nothing is. */
export function notRestoredText({ deleted, damaged, sameAsHere: asHere }: NotRestored): string | undefined {
  const excludedTexts = [
    ...(hasRecords(deleted) ? [`${countText(deleted)} (deleted when the backup was made)`] : []),
    ...(hasRecords(damaged) ? [`${countText(damaged)} (damaged on this device)`] : []),
    ...(hasRecords(asHere) ? [`${countText(asHere)} (unchanged on this device)`] : [])
  ];
  return excludedTexts.length === 0 ? undefined : `Not restored: ${joinWithAnd(excludedTexts)}.`;
}

/** Counts the records that a plan would write. */
function countsOfPlan(plan: RestorePlan): RestoreCounts {
  const { matches, partSets, players, people, boxes, settings, gameNotes, manualGames } = plan;
  return {
    matches: countWritten(matches),
    partSets: countWritten(partSets),
    people: players.length + people.length,
    boxes: boxes.length,
    settings: settings.length,
    gameNotes: gameNotes.length,
    manualGames: manualGames.length
  };
}

/** Whether any count is above zero. */
export function hasRecords(counts: RestoreCounts): boolean {
  return Object.values(counts).some((count) => count > 0);
}

/** The counts as text: "2 games and 1 player". */
function countText(totals: RestoreCounts): string {
  const { matches, partSets, people, boxes, settings, gameNotes, manualGames } = totals;
  const counts = [
    [matches, 'game', 'games'],
    [manualGames, 'game entered by hand', 'games entered by hand'],
    [gameNotes, 'note', 'notes'],
    [partSets, 'set of missing pieces', 'sets of missing pieces'],
    [people, 'player', 'players'],
    [boxes, 'copy of a box', 'copies of boxes'],
    [settings, 'setting', 'settings']
  ] as const;
  const nonzeroCounts = counts.filter(([count]) => count > 0);
  return joinWithAnd(
    nonzeroCounts.map(([count, singularNoun, pluralNoun]) => plural(count, singularNoun, pluralNoun))
  );
}

export function undoWouldRemove(removedCounts: RestoreCounts): string {
  return hasRecords(removedCounts)
    ? `Undo removes what the last restore added: ${countText(removedCounts)}.`
    : 'There’s nothing left of the last restore to remove.';
}

export function undoWouldLeave(keptCounts: RestoreCounts): string {
  return `Still here, because you’ve changed or used it since: ${countText(keptCounts)}.`;
}

function countWritten(plannedRecords: readonly AnyPlanned[]): number {
  return plannedRecords.filter(willBeWritten).length;
}

/** Whether a plan would change anything. */
export function bringsRecords(plan: RestorePlan): boolean {
  return hasRecords(countsOfPlan(plan));
}

/** The label of the restore button: "Restore 2 games and 1 player". */
export function planText(plan: RestorePlan): string {
  if (!bringsRecords(plan)) return 'Nothing to restore';
  return `Restore ${countText(countsOfPlan(plan))}`;
}

/** "The first 42 lines are the same, then 8 more here and 5 more in the file." */
export function forkText({ lines }: AnyPlanned): string {
  return lines.same === 1
    ? `The first line is the same, then ${lines.device} more here and ${lines.file} more in the file.`
    : `The first ${lines.same} lines are the same, then ${lines.device} more here and ${lines.file} more in the file.`;
}

// page
export const restoreCroupier = 'Restore · Croupier';
export const restore = 'Restore';
export const toTheSettings = 'Back to settings';
export const chooseBackupFile = 'Choose a backup file';
export const matchesBackedUp = (count: number, wholeDay: string, timeOfDay: string) =>
  `${plural(count, 'game')}, backed up ${wholeDay}, ${timeOfDay}`;
export const readingTheFile = 'Reading the file …';
export const cancel = 'Cancel';
export const previewHint = 'You’ll see what would change before anything happens.';
export const nothingIsDeleted = (replacedCount: number) =>
  replacedCount === 0
    ? 'Nothing is deleted, and you can undo it'
    : replacedCount === 1
      ? 'One game here is replaced, and you can undo it'
      : `${replacedCount} games here are replaced, and you can undo it`;
export const theLastRestore = 'the last restore';

// UncertainPeople
export const areTheyTheSame = (fileName: string, deviceName: string) =>
  `${fileName} in the file looks like ${deviceName} here. Are they the same person?`;
export const whoIs = (file: string) => `Is ${isolateName(file)} the same person?`;
export const theSame = 'Same person';
export const someoneElse = 'Someone else';

// Overlap
export const onThisDevice = 'Here';
export const inTheFile = 'In the file';

// Preview
export const changesHeading = 'Changes';
export const onlyHereKept = 'only here (kept)';
export const playedOnInBothPlaces = 'Played on in both places.';
export const toAdd = 'to add';
export const withNewMoves = 'with new moves to add';
export const newerHereKept = 'newer here (kept)';
export const sameHere = 'the same here';
export const deletedNotRestored = 'you deleted (not restored)';

// Preview
export const whichToKeep = (name: string) => `Which ${isolateText(name)} do you want to keep?`;
export const keepBoth = 'Both';
export const theOneHere = 'The one here';
export const theFiles = 'The file’s';

/** "Las Vegas, Nov 20". */
export const matchOf = (title: string, day: string): string => `${isolateText(title)}, ${day}`;

const MAX_NAMED = 3;

/** The first few names, with "…" if there are more: "Las Vegas, Nov 20; Razzia, Nov 21; …". */
export function theFirst(names: readonly string[]): string {
  return [...names.slice(0, MAX_NAMED), ...(names.length > MAX_NAMED ? ['…'] : [])].join('; ');
}

// Opening a file
export const openingCroupier = 'Opening · Croupier';
export const opening = 'Opening';
export const toTheHomePage = 'Back to the home page';
export const notACroupierFile =
  'This isn’t a file that Croupier saved. It opens backups, sets of missing pieces, and copied boards and boxes.';
export const theFileCouldNotBeRead = 'The file couldn’t be read. Nothing has changed. Try opening it again.';
export const noFileReceived = 'Croupier didn’t get a file. Try opening it again.';
export const gamesNotLoaded = 'Your games couldn’t be loaded. They’re still saved. Open the app again.';
