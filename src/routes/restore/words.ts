import { listed, plural } from '$lib/core';
import { isWritten, type Planned, type RestoreOutcome, type RestorePlan } from '$lib/session/backup.svelte';

type AnyPlanned = RestorePlan['matches'][number] | RestorePlan['partSets'][number];
type Fate = Planned<never>['fate'];

/** What became of it, in one sentence. */
export const OUTCOMES: Readonly<Record<RestoreOutcome, string>> = {
  restored: 'Everything that was to come in is here now.',
  takenBack: 'What the last restore brought in is out again, and all is as before.',
  playedOn: 'Something that the restore brought in was played on since, so nothing was taken out.'
};

/** How many logs of a plan have one of these fates. */
export function countOf(planned: readonly AnyPlanned[], ...fates: readonly Fate[]): number {
  return planned.filter(({ fate }) => fates.includes(fate)).length;
}

function countWritten(planned: readonly AnyPlanned[]): number {
  return planned.filter(isWritten).length;
}

/** Whether a plan would change anything. */
export function bringsIn({ matches, partSets, players, people, boxes, settings }: RestorePlan): boolean {
  const others = players.length + people.length + boxes.length + settings.length;
  return countWritten([...matches, ...partSets]) + others > 0;
}

/** "Bring in 2 matches and 1 player". */
export function bringsWords(plan: RestorePlan): string {
  if (!bringsIn(plan)) return 'Everything in the file is here already';
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
export const youAreShownWhatWould = 'You see what would happen first; nothing happens yet.';
export const nothingIsDeletedUndoTakes = 'Nothing is deleted; undo takes it out again';
export const whatTheLastRestoreBrought = 'what the last restore brought in';

// Doubts
export const areTheyOne = (file: string, here: string) =>
  `${file} in the file looks like ${here} here. Are they the same person?`;
export const whoIs = (file: string) => `Who ${file} is`;
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
export const whichOfThemIsKept = (called: string) => `Which of them is kept of ${called}`;
export const keepBoth = 'Keep both';
export const thisPhones = 'This phone’s';
export const theFiles = 'The file’s';

/** "Las Vegas, Nov 20". */
export const matchOf = (title: string, day: string): string => `${title}, ${day}`;

const MOST_NAMED = 3;

/** The first of many: "Las Vegas, Nov 20; Razzia, Nov 21; …". */
export function theFirst(called: readonly string[]): string {
  return [...called.slice(0, MOST_NAMED), ...(called.length > MOST_NAMED ? ['…'] : [])].join('; ');
}
