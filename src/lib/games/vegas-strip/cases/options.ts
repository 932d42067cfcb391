import { CaseError } from '$lib/games/define';
import { chosen } from '$lib/games/house-rule';
import { count, flag, group, label, labels, list, person } from '$lib/games/statement';
import { defineCase } from '$lib/games/statement';
import { tokenOff, tokenSeven } from '$lib/games/vegas-strip/house-rules';
import { sameSet } from '$lib/games/vegas-strip/table';
import type { Laid, Why } from '$lib/games/vegas-strip/types';
import { allBroken } from './broken';
import {
  blockers,
  laidIn,
  limits,
  limitsIn,
  MOST_PLAYERS,
  namesIn,
  refuseCrowd,
  refuseTiles,
  tiles
} from './members';
import { tableOf } from './seated-table';
import * as say from './options-words';

const RULES = [tokenSeven, tokenOff] as const;

const casino = group({
  tiles: { is: tiles, label: say.tiles },
  blockers: {
    is: blockers,
    label: say.blockers,
    absent: true,
    says: say.withTwoPlayersOnlyTheTiles
  },
  limits: { is: limits, label: say.whatTheCharacterForbids, absent: true }
});

/** Where the tiles of a hand may go. */
export const options = defineCase({
  id: 'options',
  title: say.whereMayATileBePlaced,
  about: say.aHandAndAllCasinos,
  sketch: { figure: '1–7' },
  people: { least: 1, most: MOST_PLAYERS },
  fields: {
    player: { is: person(), title: say.whoseTurnItIs, says: say.whoPlaces },
    hand: {
      is: list(count(1, 7, say.aTile), say.aListOfTiles, { label: say.tile, least: 0, most: 7 }),
      title: say.theHand,
      says: say.theTilesInTheHand
    },
    casinos: {
      is: labels(casino, say.casinos, { label: say.casino, least: 5, most: 6 }),
      title: say.theCasinos,
      says: say.everyCasinoByItsName
    },
    rigged: {
      is: label(),
      title: say.theCasinoThatTheirOwnTeam,
      more: say.whoRiggedIt,
      absent: true,
      says: say.theCasinoThatThePlayers
    },
    blocker: {
      is: flag(say.blockersAgain, say.tilesOfTheHand),
      title: say.theyAre,
      more: say.blockersArePlaced,
      absent: true,
      says: say.whetherTheHandIsOneOfBlockers
    },
    options: { rules: RULES }
  },
  settle: (given) => {
    const people = [given.player, ...given.casinos.flatMap(([, lying]) => namesIn(lying))];
    const twos = given.blocker === true || given.casinos.some(([, lying]) => lying.blockers !== undefined);
    const five = given.casinos.length === 5;
    if (twos && !five) throw new CaseError('casinos', say.fiveCasinosWithTwoPlayers);
    refuseCrowd('casinos', people, twos ? 2 : five ? 4 : MOST_PLAYERS);
    if (given.rigged !== undefined && given.casinos.every(([name]) => name !== given.rigged))
      throw new CaseError('rigged', say.oneOfTheCasinos);
    const table = tableOf(people);
    const player = table.seat(given.player);
    const holder = { player, ...(given.blocker === true ? ({ blocker: true } as const) : {}) };
    const lying = given.casinos.map(([name, told]) => [name, laidIn(told, table)] as const);
    refuseTiles(lying.map(([name, laid]) => [`casinos.${name}`, laid] as const));
    refuseHand(
      given.hand,
      lying.flatMap(([, laid]) => laid.filter((each) => sameSet(each, holder)))
    );
    const house = chosen(RULES, given.options ?? {});
    const hand = [...given.hand].sort((one, other) => one - other);
    const legal = given.casinos.map(([name, told], index) => {
      const place = { casino: name, laid: lying[index]?.[1] ?? [], limits: limitsIn(told.limits) };
      const numbers = hand.filter(
        (number) =>
          allBroken({ ...holder, number, plus: 0 }, place, given.rigged === name, house).length === 0
      );
      return [name, numbers] as const;
    });
    const discard = hand.length > 0 && legal.every(([, numbers]) => numbers.length === 0);
    const fits = legal.map(([name, numbers]): Why => ({
      code: 'fits',
      rule: '4.1',
      casino: name,
      player,
      numbers
    }));
    const nothing: readonly Why[] = discard ? [{ code: 'nothingFits', rule: '4.11', player }] : [];
    return {
      awards: [],
      reasons: [...fits, ...nothing].map((why) => table.reason(why, player)),
      facts: { legal: Object.fromEntries(legal), discard }
    };
  },
  examples: [
    {
      title: say.aHandOfTwoLate,
      position: {
        player: 'Anna',
        hand: [2, 7],
        casinos: {
          Santorini: { tiles: { Anna: [5], Ben: [7] } },
          'Sunset Gondola': { tiles: { Anna: [1, 3] } },
          'The Peacock': { tiles: { Carla: [2] } },
          'Sunken Treasure': { tiles: { Ben: [2, 5] }, limits: { distinct: true } },
          'Gold Rush': { tiles: {} }
        },
        rigged: 'Gold Rush'
      }
    }
  ],
  answer: ({ facts }) =>
    Object.entries(facts['legal'] as Readonly<Record<string, readonly number[]>>).map(([words, numbers]) => ({
      words,
      figure: numbers.length === 0 ? '–' : numbers.join(' ')
    }))
});

/** Throws a CaseError where a tile is there twice, or lies at a casino already. */
function refuseHand(hand: readonly number[], lying: readonly Laid[]): void {
  hand.forEach((number, index) => {
    if (hand.indexOf(number) < index) throw new CaseError(`hand.${index}`, say.eachNumberOnce);
    if (lying.some((each) => each.number === number))
      throw new CaseError(`hand.${index}`, say.aTileThatLiesAtNoCasino);
  });
}
