import { expect, test } from 'vitest';
import { whysGiven } from '$lib/core/fixtures/recorded';
import { follow, matchOf, played, type Recorded } from './fixtures/recorded';
import { rules } from './rules';
import type { Why } from './types';

const recordedMatches = Object.values(
  import.meta.glob<Recorded>('./fixtures/*.json', { eager: true, import: 'default' })
);

const ASKED = 'it moves no piece: the referee says it of a position, and the tests of its cases check it';
const RULING = 'a house rule that no recorded match plays: the test of its paragraph plays it';
const SELDOM = 'a rare moment: the test of its paragraph plays it';
const UNTOLD = 'no control of the screen can tell it: the laws put moves out of shape';

/** Every reason of this game: given in a recorded match, or excused from it. */
const REASONS: Readonly<Record<Why['code'], 'recorded' | { readonly excused: string }>> = {
  most: 'recorded',
  fewer: 'recorded',
  lowest: 'recorded',
  higher: 'recorded',
  equallyLow: 'recorded',
  higherThird: 'recorded',
  nextLowest: { excused: RULING },
  nextHigher: { excused: RULING },
  discarded: 'recorded',
  nobodyThere: 'recorded',
  toldWinner: 'recorded',
  toldNobody: 'recorded',
  notScored: { excused: ASKED },
  begins: 'recorded',
  throws: 'recorded',
  throwsForMary: { excused: SELDOM },
  changes: 'recorded',
  passes: { excused: SELDOM },
  playsGoodLuck: 'recorded',
  sendsFrontMan: 'recorded',
  playsMaryChip: 'recorded',
  places: 'recorded',
  placesJoker: 'recorded',
  replaces: 'recorded',
  leaves: 'recorded',
  noBenefit: 'recorded',
  noNumber: 'recorded',
  challenges: 'recorded',
  hasChosen: 'recorded',
  challengerStays: 'recorded',
  defenderStays: 'recorded',
  bothLeave: 'recorded',
  maryMoves: 'recorded',
  marySkips: 'recorded',
  maryStays: 'recorded',
  maryWaits: { excused: SELDOM },
  maryArrives: 'recorded',
  full: 'recorded',
  countersBack: 'recorded',
  turnEnds: 'recorded',
  turnGoesOn: 'recorded',
  nothingToPlace: 'recorded',
  lastChip: 'recorded',
  toldOver: 'recorded',
  toldGold: 'recorded',
  toldCounts: 'recorded',
  toldLowest: 'recorded',
  toldDepth: 'recorded',
  toldCounter: 'recorded',
  toldPawn: 'recorded',
  toldCards: 'recorded',
  toldMary: 'recorded',
  toldTurn: 'recorded',
  sum: 'recorded',
  level: 'recorded',
  moreChips: { excused: RULING },
  highestChip: { excused: RULING },
  notNow: 'recorded',
  unreadable: { excused: UNTOLD },
  notTheirTurn: 'recorded',
  tableScored: 'recorded',
  stayedAt: 'recorded',
  frontManHere: 'recorded',
  mustChange: 'recorded',
  cardSpent: 'recorded',
  noCounters: { excused: SELDOM },
  hasCounters: 'recorded',
  otherNumber: 'recorded',
  freeFirst: { excused: 'a board offers no covered space while one is free: the laws try it' },
  ownCounter: 'recorded',
  noSuchSpace: 'recorded',
  mustPlace: 'recorded',
  alreadyChosen: 'recorded',
  notInDuel: 'recorded',
  notAllChosen: 'recorded',
  maryElsewhere: 'recorded',
  noSuchTable: { excused: UNTOLD },
  wrongGold: 'recorded',
  wrongCounts: 'recorded',
  noSuchNumber: { excused: 'only with a board: the test of its paragraph tells it' },
  notTied: 'recorded',
  depthLater: 'recorded',
  noBoard: 'recorded',
  wouldFill: { excused: SELDOM },
  asItIs: 'recorded',
  maryPassed: 'recorded',
  mayPlace: { excused: ASKED },
  nothingPlaced: { excused: ASKED },
  stillThere: { excused: ASKED },
  stepsTo: { excused: ASKED }
};

function whysOf(match: Recorded): readonly Why[] {
  const replayed = played(match);
  const news = replayed.steps.flatMap(({ move, after }) => (move === undefined ? [] : after.news));
  return [...whysGiven(rules, matchOf(match), replayed, follow(match).tries), ...news];
}

test('every reason is given in some recorded match, or is excused', () => {
  const given = new Set(recordedMatches.flatMap(whysOf).map(({ code }) => code));
  const wanted = Object.entries(REASONS).filter(([, where]) => where === 'recorded');
  expect([...given].sort()).toEqual(wanted.map(([code]) => code).sort());
});
