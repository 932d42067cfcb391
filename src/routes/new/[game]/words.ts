import { isolated, isolatedText, plural } from '$lib/core';

// page
export const newMatchCroupier = 'New match · Croupier';
export const newMatchOf = (title: string) => `New match, ${title} · Croupier`;
export const newMatch = 'New match';
export const toTheMatchesAndBoxes = 'To the matches and boxes';
export const croupierKnowsNoGameOf = 'Croupier knows no game of this name.';
export const theBoxesItKnows = 'The boxes it knows are on the first page.';

// Box
export const whichGameOfTheBox = 'Which game of the box?';
export const whatYouCopy = 'What you copy';

// HouseRules
export const houseRules = 'House rules';
export const saidAtThisTable = (words: string) => `Said at this table: ${isolatedText(words)}`;
export const croupierCountsAsItReads = 'Croupier counts as it reads the rule; the table sees to this itself.';
export const hideMoney = 'Hide money';
export const sumsStayBehindATap = 'Sums stay behind a tap until the end';
export const noneAsPrinted = 'None: as printed';
export const noneAsPrintedAndAs = 'None: as printed, and as we read it';

// NewMatch
export const rules = 'Rules';
export const playersOf = (count: number, title: string) => `${plural(count, 'player')}, ${title}`;
export const depth = 'Depth';
export const howMuchTheTableTells = 'How much the table tells';
export const startWith = (first: string) => `Start with ${isolated(first)}`;
export const start = 'Start';
export const theMatchCouldNotBe = 'The match could not be started; tap again.';

// PartsChoice
export const parts = 'Parts';
export const onTheTable = 'on the table';
export const fromTheApp = 'from the app';

// Players
export const playersInSeatOrder = 'Players, in seat order';
export const earlier = 'Earlier';
export const later = 'Later';
export const takeAway = 'Take away';
export const sitsDown = (name: string) => `${isolated(name)} sits down`;
export const newName = 'New name';
export const addThisName = 'Add this name';
export const sitsDownOfWhat = (what: string) => `${isolated(what)} sits down.`;
export const leavesTheTable = (name: string) => `${isolated(name)} leaves the table.`;
export const hasSeatOf = (name: string, place: number, seats: number) =>
  `${isolated(name)} has seat ${place} of ${seats}.`;

// SeatCard
export const changeIt = (name: string, colour: string, shape: string) =>
  `${isolated(name)}: ${colour} ${shape}, change it`;
export const seat = (name: string, place: number) => `${isolated(name)}, seat ${place}`;
export const moveArrowKeysOrDrag = (name: string) => `Move ${isolated(name)}: arrow keys, or drag`;

// Starter
export const starts = 'Starts';
export const whoStarts = 'Who starts';
export const theTableSaysWhoBegins = 'The table says who begins.';
export const sayFirstWhoSitsThere = 'First say who is playing.';
export const whoBegins = 'Who begins?';
export const nobodyIsDrawnYet = 'Nobody is drawn yet.';
export const wasDrawnAndBegins = (drawn: string) => `${isolated(drawn)} was drawn and begins.`;
export const draw = 'Draw';
export const drawAgain = 'Draw again';
export const chosen = 'Chosen';
export const fingers = 'Fingers';

// seating
export const mostPlay = (most: number) => `At most ${most} can play; take somebody away first.`;
export const sitsAlready = (name: string) => `${isolated(name)} sits at the table already.`;
export const sayWhoSits = (min: number, max: number) =>
  `${min} to ${max} can play: say who sits at the table.`;
export const morePlayers = (min: number, max: number, more: number) =>
  `${min} to ${max} can play: ${more} more ${more === 1 ? 'is' : 'are'} needed.`;
export const takeSomeAway = (max: number, away: number) => `At most ${max} can play: take ${away} away.`;
export const firstDraw = 'First let the app draw who begins.';
export const partOfTheFormIsGone =
  'Some of what you had entered here no longer fits this game and was left out. Please check it.';
