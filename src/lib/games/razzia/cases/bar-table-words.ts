import type { Kind } from '$lib/games/razzia/types';
import { faceWords } from '$lib/games/razzia/words';

export const oneCardAPlayerAtMost = (players: number) => `one card per player, at most ${players}`;
export const oneCardAPlayerAndThisOneHasOneAlready = 'one card per player, and this one already has one';
export const aRaidHasADie = 'a raid has a die symbol from 3 to 6';
export const withPlayersTheStaysInTheBox = (players: number, kind: Kind, value: number) =>
  `with ${players} players the ${faceWords({ kind, value })} isn’t used`;
export const withPlayersABarHasOfThe = (players: number, inPlay: number, kind: Kind, value: number) =>
  `with ${players} players a bar has only ${inPlay} of the ${faceWords({ kind, value })}`;
export const twoEqualCardsNeedTheSeats = 'with two matching cards, give the seats clockwise';
export const twoEqualCardsNeedTheDealer = 'with two matching cards, name the dealer';
export const namesOneAPlayer = (players: number) => `${players} names, one per player`;
export const eachNameOnce = 'each name once';
export const everybodyWithACardHasASeat = 'everyone with a card needs a seat';
export const oneOfTheSeats = 'one of the seats';
