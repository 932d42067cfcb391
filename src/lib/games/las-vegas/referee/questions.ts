import { CHIP_COLOUR_NAMES, coloursOf } from '$lib/chip-cards';
import { namesOf, type Match, type PlayerId } from '$lib/core';
import type { JsonObject, Question } from '$lib/games/contract/form';
import { optionsPosition } from '$lib/games/contract/house-rule';
import { casinoOfReason } from '$lib/games/las-vegas/payout/evidence';
import { bankShortageRule } from '$lib/games/las-vegas/tiles/house-rules';
import { isImaginary } from '$lib/games/las-vegas/payout/payout';
import { dicePosition } from '$lib/games/las-vegas/actions/owned-dice';
import { boxPosition } from '$lib/games/las-vegas/your-box';
import { tileQuestion } from '$lib/games/las-vegas/tiles/shared/tile-questions';
import type { CasinoView, Options, View, Why } from '$lib/games/las-vegas/types';
import * as say from '$lib/games/las-vegas/strings/en/game';

type Table = Pick<Match<Options>, 'seats' | 'options'>;

/** The question for the referee that a reason leads to: about a casino, a tile, the pairs or the money. */
export function dispute(why: Why, view: View, match: Table): Question | undefined {
  const casino = casinoOfReason(why, view);
  if (casino !== undefined) return casinoQuestion(casino, match);
  if (why.code === 'pair') return pairsQuestion(view, match);
  const chips = chipsQuestion(why, match);
  if (chips !== undefined) return chips;
  const bank = bankQuestion(why, match);
  if (bank !== undefined) return bank;
  if (['sum', 'morePieces', 'level', 'chipBonus'].includes(why.code)) return rankingQuestion(view, match);
  return tileQuestion(why, view, match);
}

/** Questions about every casino as it is now, the pairs, and the ranking so far. */
export function questions(view: View, match: Table): readonly Question[] {
  const pairs = pairsQuestion(view, match);
  return [
    ...view.casinos.map((casino) => casinoQuestion(casino, match)),
    ...(pairs === undefined ? [] : [pairs]),
    rankingQuestion(view, match)
  ];
}

function casinoQuestion({ number, notes, claims }: CasinoView, { seats }: Table): Question {
  const strengths = claims.map((claim) => claim.own);
  const names = namesOf(seats);
  const diceEntries = seats.map(({ player }) => {
    const playerStrength = strengths.find(({ who }) => who === player);
    return [names(player), playerStrength === undefined ? {} : dicePosition(playerStrength)] as const;
  });
  const blackDice = strengths.flatMap(({ who, black: blackDice = 0 }) =>
    blackDice > 0 && !isImaginary(who) ? [[names(who), blackDice] as const] : []
  );
  const neutralStrength = strengths.find(({ who }) => who === 'neutral');
  const greyStrength = strengths.find(({ who }) => who === 'gray');
  return {
    case: 'casino',
    title: say.casino(number),
    position: {
      notes: [...notes],
      dice: Object.fromEntries(diceEntries),
      ...(neutralStrength === undefined ? {} : { neutral: dicePosition(neutralStrength) }),
      ...(greyStrength === undefined ? {} : { gray: greyStrength.small }),
      ...(blackDice.length === 0 ? {} : { extra: Object.fromEntries(blackDice) })
    }
  };
}

function pairsQuestion({ casinos }: View, { options }: Table): Question | undefined {
  if (casinos.length === 0) return undefined;
  return {
    case: 'pairs',
    title: say.thePairsOfThisRound,
    position: { pairs: casinos.map(({ notes }) => [...notes]), ...boxPosition(options.notes) }
  };
}

/** Question about chips that a player got or paid, with the number of chips that the player had at that moment. */
function chipsQuestion(why: Why, { seats }: Table): Question | undefined {
  const questionAbout = (player: PlayerId, position: JsonObject): Question => ({
    case: 'chips',
    title: say.theChipsOfOnePlayer,
    position: { player: namesOf(seats)(player), ...position }
  });
  if (why.code === 'chip') return questionAbout(why.player, { moment: 'begins', round: why.round, chips: 0 });
  if (why.code === 'passed') return questionAbout(why.player, { moment: 'passes', chips: why.left + 1 });
  if (why.code === 'noChip') return questionAbout(why.player, { moment: 'passes', chips: 0 });
  if (why.code !== 'spent') return undefined;
  return questionAbout(why.player, { moment: 'counted', chips: why.spent + why.left, left: why.left });
}

const BANK_CODES = ['bankCombines', 'bankChanges', 'bankOwes', 'bankChips', 'bankLacks', 'debtPaid'] as const;

/** Question about a payment of a counted bank, with its notes and the player's; open if the bank was not counted. */
function bankQuestion(why: Why, { seats, options }: Table): Question | undefined {
  const code = BANK_CODES.find((item) => item === why.code);
  if (code === undefined || why.code !== code) return undefined;
  const { player, value, had } = why;
  const kind = code === 'debtPaid' ? 'debt' : 'reward';
  const question = { case: 'bank', title: say.theBank };
  const bankPosition = { player: namesOf(seats)(player), what: kind, value };
  if (had === undefined) return { ...question, position: bankPosition, isOpen: true };
  const bank = Object.fromEntries(Object.entries(had.bank).filter(([, count]) => count > 0));
  // Matches from before paragraph 8.18 give no change and have no house rule for a short bank.
  const isOlder = options.royale?.bankShort === undefined;
  const optionsMember = isOlder
    ? { options: { bankShort: 'nothing' } }
    : optionsPosition([bankShortageRule], options);
  const notes = isOlder ? [] : [...had.notes];
  return {
    ...question,
    position: { ...bankPosition, bank, notes, ...boxPosition(options.notes, notes), ...optionsMember }
  };
}

function rankingQuestion({ players, chipCards }: View, { seats, options }: Table): Question {
  const names = namesOf(seats);
  const playerEntries = players.map(({ player, notes, chips, cash = [], owed }) => {
    const ownedCards = coloursOf(chipCards?.owned[player] ?? {}).map(
      (colour) => [CHIP_COLOUR_NAMES[colour], chipCards?.owned[player]?.[colour] ?? 0] as const
    );
    const chipCardsMember = ownedCards.length === 0 ? {} : { chipCards: Object.fromEntries(ownedCards) };
    const sum = cash.reduce((total, value) => total + value, 0);
    const startMember = sum === 0 ? {} : { start: sum };
    const owedMember = owed === undefined ? {} : { owed };
    return [
      names(player),
      { notes: [...notes], chips, ...startMember, ...owedMember, ...chipCardsMember }
    ] as const;
  });
  return {
    case: 'ranking',
    title: say.currentTotals,
    position: {
      players: Object.fromEntries(playerEntries),
      ...boxPosition(
        options.notes,
        players.flatMap(({ notes }) => notes)
      )
    }
  };
}
