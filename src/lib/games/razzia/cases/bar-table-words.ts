import type { Kind } from '$lib/games/razzia/types';
import { faceWords } from '$lib/games/razzia/words';

export const oneCardAPlayerAtMost = (players: number) => `one card a player: at most ${players}`;
export const oneCardAPlayerAndThisOneHasOneAlready = 'one card a player, and this one has one already';
export const aRaidHasADie = 'a raid has a die symbol from 3 to 6';
export const withPlayersTheStaysInTheBox = (players: number, kind: Kind, value: number) =>
  `with ${players} players the ${faceWords({ kind, value })} stays in the box`;
export const withPlayersABarHasOfThe = (players: number, inPlay: number, kind: Kind, value: number) =>
  `with ${players} players a bar has ${inPlay} of the ${faceWords({ kind, value })}`;
export const twoEqualCardsNeedTheSeats = 'two equal cards need the seats, clockwise';
export const twoEqualCardsNeedTheDealer = 'two equal cards need the dealer';
export const namesOneAPlayer = (players: number) => `${players} names, one a player`;
export const eachNameOnce = 'each name once';
export const everybodyWithACardHasASeat = 'everybody with a card has a seat';
export const oneOfTheSeats = 'one of the seats';
