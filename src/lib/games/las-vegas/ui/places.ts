import { chipCardCount } from '$lib/chip-cards';
import { capitalize, formatDollars, type Names, type PayingPlace, type PlaceClaim } from '$lib/core';
import { isImaginary } from '$lib/games/las-vegas/payout/payout';
import type { CasinoView, Claim, Strength, View, Why } from '$lib/games/las-vegas/types';
import { rankWords } from './casinos/captions';
import { shortName } from './casinos/previews';
import * as say from '$lib/games/las-vegas/strings/en/row';

type CasinosView = Pick<View, 'casinos' | 'chipCards'>;

/**
 * Returns the casinos as places of the table. A casino is a preview if its claims differ from those in `viewBefore`.
 */
export function placesOf(
  view: CasinosView,
  names: Names,
  viewBefore: CasinosView = view
): readonly PayingPlace<Why>[] {
  return view.casinos.map((casino, index) => {
    const cards = chipCardCount(view.chipCards?.lying[casino.number - 1] ?? {});
    return placeOf(casino, names, { cards, isPreview: viewBefore.casinos[index]?.claims !== casino.claims });
  });
}

/** Returns one casino as a place, with this many chip cards at it. */
export function placeOf(
  casino: CasinoView,
  names: Names,
  { cards = 0, isPreview = false } = {}
): PayingPlace<Why> {
  const { number, notes, claims } = casino;
  return {
    id: `casino:${number}`,
    number,
    title: say.casino(number),
    accessibleText: spokenCasino(casino, names, { cards, isPreview }),
    claims: claims.map((claim) => claimOf(claim, casino, names)),
    stake: notes,
    isPreview,
    why: { code: 'leftOver', rule: '4.4', casino: number, notes, claimants: 0, left: 0 }
  };
}

function claimOf({ own, ...claim }: Claim, { number }: CasinoView, names: Names): PlaceClaim<Why> {
  const owner = isImaginary(own.who) ? undefined : own.who;
  const name = shortName(own.who, names);
  const rank = rankWords(claim.why);
  return {
    ...claim,
    id: own.who,
    name: owner === undefined ? capitalize(name) : name,
    who: owner,
    to: owner === undefined ? say.thePile : name,
    count: own.count,
    ...(rank === undefined ? {} : { rank }),
    pieces: diceOf(own, number)
  };
}

/** Returns the dice of a claim as pieces: "big 3", "3", "black 3". */
function diceOf({ big, small, black = 0 }: Strength, number: number): PlaceClaim['pieces'] {
  const dice = [
    ...Array<string>(big).fill(`big ${number}`),
    ...Array<string>(small).fill(String(number)),
    ...Array<string>(black).fill(`black ${number}`)
  ];
  return dice.map((piece) => ({ pool: 'dice', piece }));
}

function spokenCasino(
  { number, closed, notes, claims, supposed: { caption } = {} }: CasinoView,
  names: Names,
  { cards, isPreview }: { readonly cards: number; readonly isPreview: boolean }
): string {
  const placeName = closed ? say.closedCasino(number) : say.casino(number);
  const name = caption === undefined ? placeName : say.withCaption(placeName, caption);
  const claimsText = describeClaims(claims, names);
  const claimsSentence = isPreview ? say.itWouldBe(claimsText) : claimsText;
  const sums = notes.map(formatDollars);
  return cards === 0
    ? say.casinoWithNotes(name, sums, claimsSentence)
    : say.casinoWithCards(name, sums, cards, claimsSentence);
}

/** Everyone's claim as text: "Anna 3, $80,000. Ben 2, tied. Carla 2, tied." */
export function describeClaims(claims: readonly Claim[], names: Names): string {
  return claims.length === 0
    ? say.noOneHasDiceThere
    : claims.map((claim) => describeClaim(claim, names)).join(' ');
}

function describeClaim({ own, tied, award }: Claim, names: Names): string {
  const shownName = shortName(own.who, names);
  const name = isImaginary(own.who) ? capitalize(shownName) : shownName;
  if (tied) return say.tiedClaim(name, own.count);
  return award > 0 ? say.paidClaim(name, own.count, formatDollars(award)) : say.unpaidClaim(name, own.count);
}
