import { CaseError } from '$lib/games/contract/define';
import { fillInHouseRules } from '$lib/games/contract/house-rule';
import { count, yesNo, group, label, labels, list, person, defineCase } from '$lib/referee/define-case';
import { tokenOffRule, tokenSevenRule } from '$lib/games/vegas-strip/house-rules';
import { isSameSet } from '$lib/games/vegas-strip/state/table';
import type { BrokenRule, Holder, PlacedTile, Why } from '$lib/games/vegas-strip/types';
import { allBrokenRules } from './broken';
import {
  blockers,
  tilesAtCasino,
  limits,
  limitsIn,
  MAX_PLAYERS,
  namesIn,
  refuseTooManyPlayers,
  refuseTiles,
  tiles,
  tableOf
} from './members';
import * as say from '$lib/games/vegas-strip/strings/en/referee-options';

const RULES = [tokenSevenRule, tokenOffRule] as const;

const casino = group({
  tiles: { answer: tiles, label: say.tiles },
  blockers: { answer: blockers, ...say.blockers, absent: true },
  limits: { answer: limits, label: say.forbiddenByCharacter, absent: true }
});

/** The case of a hand: where its tiles can be placed. */
export const options = defineCase({
  id: 'options',
  ...say.optionsCase,
  sketch: { value: '1–7' },
  people: { min: 1, max: MAX_PLAYERS },
  fields: {
    player: { answer: person(), ...say.player },
    hand: {
      answer: list(count(1, 7, say.aTile), say.aListOfTiles, { label: say.tile, min: 1, max: 7 }),
      ...say.hand
    },
    casinos: {
      answer: labels(casino, say.casinos, { label: say.casino, min: 5, max: 6 }),
      ...say.casinosWords
    },
    rigged: { answer: label(), ...say.rigged, absent: true },
    blocker: { answer: yesNo(say.blockersAgain, say.tilesOfTheHand), ...say.blocker, absent: true },
    options: { rules: RULES }
  },
  settle: (bonus) => {
    const people = [bonus.player, ...bonus.casinos.flatMap(([, piles]) => namesIn(piles))];
    const isTwoPlayerGame =
      bonus.blocker === true || bonus.casinos.some(([, piles]) => piles.blockers !== undefined);
    const hasFiveCasinos = bonus.casinos.length === 5;
    if (isTwoPlayerGame && !hasFiveCasinos) throw new CaseError('casinos', say.fiveCasinosWithTwoPlayers);
    refuseTooManyPlayers('casinos', people, isTwoPlayerGame ? 2 : hasFiveCasinos ? 4 : MAX_PLAYERS);
    if (bonus.rigged !== undefined && bonus.casinos.every(([name]) => name !== bonus.rigged))
      throw new CaseError('rigged', say.oneOfTheCasinos);
    const table = tableOf(people);
    const player = table.seat(bonus.player);
    const holder = { player, ...(bonus.blocker === true ? ({ blocker: true } as const) : {}) };
    const tilesByCasino = bonus.casinos.map(
      ([name, casino]) => [name, tilesAtCasino(casino, table)] as const
    );
    refuseTiles(tilesByCasino.map(([name, tiles]) => [`casinos.${name}`, tiles] as const));
    refuseHand(
      bonus.hand,
      tilesByCasino.flatMap(([, tiles]) => tiles.filter((tile) => isSameSet(tile, holder)))
    );
    const house = fillInHouseRules(RULES, bonus.options ?? {});
    const hand = [...bonus.hand].sort((a, b) => a - b);
    const legalPlacements = bonus.casinos.map(([name, casino], index) => {
      const place = {
        casino: name,
        placedTiles: tilesByCasino[index]?.[1] ?? [],
        limits: limitsIn(casino.limits)
      };
      const triedTiles = hand.map((number) => ({
        number,
        broken: allBrokenRules({ ...holder, number, plus: 0 }, place, bonus.rigged === name, house)
      }));
      const numbers = triedTiles.filter(({ broken }) => broken.length === 0).map(({ number }) => number);
      return { name, numbers, closed: reasonsForOtherTiles(name, holder, triedTiles) };
    });
    const discard = legalPlacements.every(({ numbers }) => numbers.length === 0);
    const legalReasons = legalPlacements.flatMap(({ name, numbers, closed }): readonly Why[] => [
      { code: 'fits', rule: bonus.blocker === true ? '8.2' : '4.1', casino: name, ...holder, numbers },
      ...closed
    ]);
    const discardReasons: readonly Why[] = discard
      ? [
          {
            code: 'nothingFits',
            rule: bonus.blocker === true ? '8.6' : hand.length > 1 ? '4.12' : '4.11',
            ...holder
          }
        ]
      : [];
    return {
      awards: [],
      reasons: [...legalReasons, ...discardReasons].map((why) => table.reason(why, player)),
      facts: {
        legal: Object.fromEntries(legalPlacements.map(({ name, numbers }) => [name, numbers])),
        discard
      }
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
      value: numbers.length === 0 ? '–' : numbers.join(' ')
    }))
});

/** Throws a CaseError if a tile is listed twice, or is at a casino already. */
function refuseHand(hand: readonly number[], tiles: readonly PlacedTile[]): void {
  hand.forEach((number, index) => {
    if (hand.indexOf(number) < index) throw new CaseError(`hand.${index}`, say.eachNumberOnce);
    if (tiles.some((tile) => tile.number === number)) throw new CaseError(`hand.${index}`, say.tileNotPlaced);
  });
}

interface TriedTile {
  readonly number: number;
  readonly broken: readonly BrokenRule[];
}

/**
 * Returns the reasons why the other tiles of the hand do not fit there; tiles that break a rule in the same way share a
 * reason.
 */
function reasonsForOtherTiles(
  casino: string,
  holder: Holder,
  triedTiles: readonly TriedTile[]
): readonly Why[] {
  const reasons: { broken: BrokenRule; numbers: number[] }[] = [];
  for (const { number, broken } of triedTiles)
    for (const brokenRule of broken) {
      const sameReason = reasons.find(
        ({ broken: other }) => JSON.stringify(other) === JSON.stringify(brokenRule)
      );
      if (sameReason === undefined) reasons.push({ broken: brokenRule, numbers: [number] });
      else sameReason.numbers.push(number);
    }
  return reasons.map(({ broken, numbers }) => ({
    code: 'closedTo',
    rule: broken.rule,
    casino,
    ...holder,
    numbers,
    broken
  }));
}
