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
      ...say.casinosMember
    },
    rigged: { answer: label(), ...say.riggedMember, absent: true },
    blocker: { answer: yesNo(say.blockersAgain, say.tilesOfTheHand), ...say.blocker, absent: true },
    options: { rules: RULES }
  },
  settle: (position) => {
    const playerNames = [position.player, ...position.casinos.flatMap(([, piles]) => namesIn(piles))];
    const isTwoPlayerGame =
      position.blocker === true || position.casinos.some(([, piles]) => piles.blockers !== undefined);
    const hasFiveCasinos = position.casinos.length === 5;
    if (isTwoPlayerGame && !hasFiveCasinos) throw new CaseError('casinos', say.fiveCasinosWithTwoPlayers);
    refuseTooManyPlayers('casinos', playerNames, isTwoPlayerGame ? 2 : hasFiveCasinos ? 4 : MAX_PLAYERS);
    if (position.rigged !== undefined && position.casinos.every(([name]) => name !== position.rigged))
      throw new CaseError('rigged', say.oneOfTheCasinos);
    const table = tableOf(playerNames);
    const player = table.seat(position.player);
    const holder = { player, ...(position.blocker === true ? ({ blocker: true } as const) : {}) };
    const tilesByCasino = position.casinos.map(
      ([name, casino]) => [name, tilesAtCasino(casino, table)] as const
    );
    refuseTiles(tilesByCasino.map(([name, tiles]) => [`casinos.${name}`, tiles] as const));
    refuseHand(
      position.hand,
      tilesByCasino.flatMap(([, tiles]) => tiles.filter((tile) => isSameSet(tile, holder)))
    );
    const house = fillInHouseRules(RULES, position.options ?? {});
    const hand = [...position.hand].sort((a, b) => a - b);
    const legalPlacements = position.casinos.map(([name, casino], index) => {
      const casinoTiles = {
        casino: name,
        placedTiles: tilesByCasino[index]?.[1] ?? [],
        limits: limitsIn(casino.limits)
      };
      const triedTiles = hand.map((number) => ({
        number,
        broken: allBrokenRules({ ...holder, number, plus: 0 }, casinoTiles, position.rigged === name, house)
      }));
      const numbers = triedTiles.filter(({ broken }) => broken.length === 0).map(({ number }) => number);
      return { name, numbers, closed: reasonsForOtherTiles(name, holder, triedTiles) };
    });
    const mustDiscard = legalPlacements.every(({ numbers }) => numbers.length === 0);
    const legalReasons = legalPlacements.flatMap(({ name, numbers, closed: refusals }): readonly Why[] => [
      { code: 'fits', rule: position.blocker === true ? '8.2' : '4.1', casino: name, ...holder, numbers },
      ...refusals
    ]);
    const discardReasons: readonly Why[] = mustDiscard
      ? [
          {
            code: 'nothingFits',
            rule: position.blocker === true ? '8.6' : hand.length > 1 ? '4.12' : '4.11',
            ...holder
          }
        ]
      : [];
    return {
      awards: [],
      reasons: [...legalReasons, ...discardReasons].map((why) => table.reason(why, player)),
      facts: {
        legal: Object.fromEntries(legalPlacements.map(({ name, numbers }) => [name, numbers])),
        discard: mustDiscard
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
