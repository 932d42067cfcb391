import { isolated, isolatedText, plural } from '$lib/core';

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
export const yourNote = (words: string) => `Your note: ${isolatedText(words)}`;
export const notApplied = 'Croupier can’t apply this. It scores by its own reading; adjust by hand.';
export const hideMoney = 'Hide money';
export const totalsShowOnTap = 'Totals show only when you tap, until the end';
export const noneRulebook = 'None (rulebook)';
export const noneRulebookAndInterpretation = 'None (rulebook and our interpretation)';

// NewMatch
export const rules = 'Rules';
export const playersOf = (count: number, title: string) => `${plural(count, 'player')}, ${title}`;
export const depth = 'What you’ll enter';
export const whatYouEnter = 'What you’ll enter';
export const startWith = (first: string) => `Start: ${isolated(first)} goes first`;
export const start = 'Start';
export const gameNotStarted = 'The game couldn’t be started. Please try again.';

// PartsChoice
export const parts = 'Who does it?';
export const countFirst = (part: string) => `${part}: the app has to know which ones your box has.`;
export const countThem = 'Count them';
export const byYou = 'You';
export const fromTheApp = 'App';

// Players
export const playersInSeatOrder = 'Players, in seat order';
export const earlier = 'Move up';
export const later = 'Move down';
export const remove = 'Remove';
export const joinsTheGame = (item: string) => `${isolated(item)} joins the game.`;
export const isRemoved = (name: string) => `${isolated(name)} is removed.`;
export const hasSeatOf = (name: string, place: number, seats: number) =>
  `${isolated(name)} has seat ${place} of ${seats}.`;

// SeatCard
export const changeIt = (name: string, colour: string, shape: string) =>
  `${isolated(name)}: ${colour} ${shape}. Change it`;
export const seat = (name: string, place: number) => `${isolated(name)}, seat ${place}`;
export const moveArrowKeysOrDrag = (name: string) => `Move ${isolated(name)}: use the arrow keys, or drag`;

// Starter
export const starts = 'Goes first';
export const whoStarts = 'Goes first';
export const chooseWhoGoesFirst = 'Choose who goes first.';
export const addPlayersFirst = 'Add the players first.';
export const whoGoesFirst = 'Who goes first?';
export const noOnePicked = 'No one has been picked yet.';
export const wasPickedAndGoesFirst = (drawn: string) => `${isolated(drawn)} was picked and goes first.`;
export const draw = 'Random';
export const pickAgain = 'Pick again';
export const chosen = 'Pick';
export const fingers = 'Fingers';

// seating
export const mostPlay = (most: number) => `At most ${most} can play. Remove a player first.`;
export const isAlreadyPlaying = (name: string) => `${isolated(name)} is already playing.`;
export const addPlayers = (min: number, max: number) => `Add ${min} to ${max} players.`;
export const morePlayers = (min: number, max: number, more: number) =>
  more === 1
    ? `Add one more player: ${min} to ${max} can play.`
    : `Add ${more} more players: ${min} to ${max} can play.`;
export const takeSomeAway = (max: number, away: number) =>
  away === 1
    ? `Remove one player: at most ${max} can play.`
    : `Remove ${away} players: at most ${max} can play.`;
export const firstDraw = 'Pick who goes first.';
export const formPartDropped =
  'Some of what you’d entered here doesn’t fit this game and was left out. Please check it.';
