export const aPictureOfTheTile = 'A picture of the tile';
export const free = (slot: number) => `${slot} free`;
