import { isolateName, plural } from '$lib/core';

// page
export const addAGame = 'Add a game';
export const addAGameCroupier = 'Add a game · Croupier';
export const changeTheGame = 'Change game';
export const backToHistory = 'Back to History';
export const noGameAtAddress = 'There’s no game at this address on this device.';
export const theRules = 'The rules of this game';
export const gameDeleted = 'game deleted';
export const enteredByHand = 'entered by hand';

// form
export const game = 'Game';
export const date = 'Date';
export const players = 'Players';
export const remove = (name: string) => `Remove ${isolateName(name)}`;
export const resultHeading = 'Result';
export const wayOf = { scores: 'Scores', places: 'Places only' } as const;
export const scoreOf = (name: string) => `Score of ${isolateName(name)}`;
export const placeOf = (name: string) => `Place of ${isolateName(name)}`;
export const place = (count: number) => `place ${count}`;
export const count = 'Count';
export const countTheMoneyOf = (name: string) => `Count ${isolateName(name)}’s money`;
export const where = 'Place';
export const text = 'What happened tonight?';
export const saveTheGame = 'Save game';
export const dayIsMissing = 'Choose a date after 1970.';
export const atLeastTwo = 'Add at least two players.';
export const scoreIsMissing = (names: string) => `Enter a score for ${names}, or choose “Places only”.`;
export const isThereAlready = (name: string) => `${isolateName(name)} is already in the list.`;
export const atMost = (maxPlayers: number) =>
  `At most ${plural(maxPlayers, 'person', 'people')} can play this game.`;
export const isSaved = 'Game saved.';

// ties
export const areTied = (names: string) => `${names} have the same score`;
export const whoIsAhead = (names: string) => `Who is ahead of ${names}?`;
export const share = 'They share the place';
export const ahead = (name: string) => `${isolateName(name)} is ahead`;
export const piecesOf = (name: string, pieceCount: number) =>
  `${isolateName(name)} has ${plural(pieceCount, 'piece')}`;

// counting
export const piece = (value: string) => `${value} pieces`;
export const pieces = (count: number) => plural(count, 'piece');
export const done = 'Done';

// a saved game
export const change = 'Change';
export const deleteWord = 'Delete';
export const isDeleted = (game: string) => `${game} is no longer in your History.`;
export const isBack = (game: string) => `${game} is back in your History.`;
export const titleWithDay = (title: string, day: string) => `${title} of ${day}`;
export const tieBroken = 'The players broke a tie by the rule';
