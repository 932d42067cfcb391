import { isolateName, isolateText, plural } from '$lib/core';

// page
export const newMatchCroupier = 'New game · Croupier';
export const newMatchOf = (title: string) => `New game: ${title} · Croupier`;
export const newMatch = 'New game';
export const backToHome = 'Back to the home page';
export const noSuchGame = 'Croupier doesn’t have this game.';
export const chooseAGameOnHome = 'Choose a game on the home page.';

// Box
export const whichGameOfTheBox = 'Which game from this box?';
export const yourBoard = 'Your board';

// HouseRules
export const houseRules = 'House rules';
export const yourNote = (note: string) => `Your note: ${isolateText(note)}`;
export const notApplied = 'Croupier can’t apply this. It scores by its own reading; adjust by hand.';
export const hideMoney = 'Hide money';
export const totalsShowOnTap = 'Totals show only when you tap, until the end';
export const noneRulebook = 'None (rulebook)';
export const noneRulebookAndInterpretation = 'None (rulebook and our interpretation)';

// NewMatch
export const rules = 'Rules';
export const playersOf = (count: number, title: string) => `${plural(count, 'player')}, ${title}`;
export const entryDetailLabel = 'What you’ll enter';
export const whatYouEnter = 'What you’ll enter';
export const startWith = (starterName: string) => `Start: ${isolateName(starterName)} goes first`;
export const start = 'Start';
export const gameNotStarted = 'The game couldn’t be started. Please try again.';

// PartsChoice
export const whoDoesIt = 'Who does it?';
export const countFirst = (part: string) => `${part}: the app has to know which ones your box has.`;
export const countThem = 'Count them';
export const byYou = 'You';
export const fromTheApp = 'App';

// Players
export const playersInSeatOrder = 'Players, in seat order';
export const moveUp = 'Move up';
export const moveDown = 'Move down';
export const remove = 'Remove';
export const joinsTheGame = (item: string) => `${isolateName(item)} joins the game.`;
export const isRemoved = (name: string) => `${isolateName(name)} is removed.`;
export const hasSeatOf = (name: string, place: number, seatCount: number) =>
  `${isolateName(name)} has seat ${place} of ${seatCount}.`;

// SeatCard
export const changeIt = (name: string, colour: string, shape: string) =>
  `${isolateName(name)}: ${colour} ${shape}. Change it`;
export const seat = (name: string, place: number) => `${isolateName(name)}, seat ${place}`;
export const moveArrowKeysOrDrag = (name: string) => `Move ${isolateName(name)}: use the arrow keys, or drag`;

// Starter
export const startHeading = 'Goes first';
export const whoStarts = 'Goes first';
export const chooseWhoGoesFirst = 'Choose who goes first.';
export const addPlayersFirst = 'Add the players first.';
export const whoGoesFirst = 'Who goes first?';
export const noOnePicked = 'No one has been picked yet.';
export const wasPickedAndGoesFirst = (drawnName: string) =>
  `${isolateName(drawnName)} was picked and goes first.`;
export const random = 'Random';
export const pickAgain = 'Pick again';
export const pick = 'Pick';
export const fingers = 'Fingers';

// seating
export const mostPlay = (maxPlayers: number) => `At most ${maxPlayers} can play. Remove a player first.`;
export const isAlreadyPlaying = (name: string) => `${isolateName(name)} is already playing.`;
export const addPlayers = (min: number, max: number) => `Add ${min} to ${max} players.`;
export const morePlayers = (min: number, max: number, missingCount: number) =>
  missingCount === 1
    ? `Add one more player: ${min} to ${max} can play.`
    : `Add ${missingCount} more players: ${min} to ${max} can play.`;
export const takeSomeAway = (max: number, excessCount: number) =>
  excessCount === 1
    ? `Remove one player: at most ${max} can play.`
    : `Remove ${excessCount} players: at most ${max} can play.`;
export const firstDraw = 'Pick who goes first.';
export const formPartDropped =
  'Some of what you’d entered here doesn’t fit this game and was left out. Please check it.';
