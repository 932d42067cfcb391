export const aPictureOfTheTile = 'A space on the tile';
export const free = (slot: number) => `${slot} free`;
