// PeopleScreen
export const playersHeading = 'Players';
export const backToTheTable = 'Back to the game';
export const done = 'Done';
export const theirTurn = 'their turn';
export const alreadyPlaying = (name: string) => `${name} is already playing.`;
export const hasLeft = (name: string) =>
  `${name} left this game and stays in its result. To come back, join under another name.`;
export const nameIsNow = (newName: string) => `The name is now ${newName}.`;
export const newNameOf = (name: string) => `New name for ${name}`;
export const nameChangesEverywhere = 'This changes the name everywhere, in old games too.';
export const whoTakesOver = (name: string) => `Who takes over from ${name}?`;
export const moneyStaysHint = 'The new player takes over the seat with its money. The result names both.';
export const changeTheNameOf = (name: string) => `Change ${name}’s name`;
export const replacePlayer = (name: string) => `Replace ${name}`;
export const namesHint = 'Tap the pen to change a name, or the arrow to replace a player.';
