import type { PlayerId } from '$lib/core';
import { CaseError } from '$lib/games/contract/define';
import type { JsonObject, Line } from '$lib/games/contract/form';
import type { ByName } from '$lib/referee/position';
import { withControl, choice, defineCase, list, people } from '$lib/referee/define-case';
import { mustBeDivided, payBar, payDeal } from '$lib/games/razzia/payout/payout';
import { duelOf, duelState, resolve, type Resolution } from '$lib/games/razzia/payout/resolve';
import { sharedChits, removeChits } from '$lib/games/razzia/state/table';
import type { DuelAnswer, Duel, PlayedCard, Shares } from '$lib/games/razzia/types';
import {
  readBar,
  awardsAndReasons,
  type SeatedBar,
  barMembers,
  chits,
  PEOPLE_LIMITS,
  symbol
} from './bar-table';
import { examples } from './examples';
import { readSituation, plates } from './situation';
import * as say from '$lib/games/razzia/strings/en/referee';

type DiceByName = ByName<number>;

const shares = withControl(people(chits, 0, 8), (position) => {
  const { chits: pieces, claimants: names } = readSituation(position);
  return { kind: 'split', piece: 'chit', pieces, names };
});

const answer = choice({ accept: say.acceptsLabel, duel: say.whoChallenges });

const duels = withControl(list(people(symbol, 2, 2), say.aListOfDuels), (position) => ({
  kind: 'throws',
  pairs: readSituation(position).duels
}));

/** Checks whether there is a player to make an offer to. */
function hasPlayersToOffer(position: JsonObject): boolean {
  const { claimants, isGiven } = readSituation(position);
  return claimants.length > 1 && !isGiven;
}

interface FoughtDuel {
  readonly totals: readonly number[];
  readonly winner: string;
}

/** The case of a deal: who gets what after the proposal, the answers and the duels. */
export const deal = defineCase({
  id: 'deal',
  ...say.dealCase,
  sketch: { chits: [20000, 20000, 15000] },
  people: PEOPLE_LIMITS,
  fields: {
    ...barMembers,
    cards: { ...barMembers.cards, description: say.withTwoClaimantsOrMore(barMembers.cards.description) },
    shares: { answer: shares, ...say.sharesMember, when: hasPlayersToOffer },
    answers: {
      answer: people(answer, 0, 8, (position) => readSituation(position).claimants.slice(1)),
      ...say.answersMember,
      when: hasPlayersToOffer
    },
    duels: {
      answer: duels,
      ...say.duels,
      when: (position) => hasPlayersToOffer(position) && readSituation(position).duels.length > 0
    }
  },
  settle: (position) => {
    const table = readBar(position);
    const resolution = resolve(table.cards, table.tieContext);
    const [proposer, ...others] = resolution.claimants;
    if (proposer === undefined || others.length === 0) throw new CaseError('cards', say.twoClaimantsOrMore);
    const isOpen = mustBeDivided(resolution, position.chits, table.tieContext);
    if (position.chits.length > 0 && !isOpen) throw new CaseError('cards', say.equalSymbolsAlone);
    const proposedShares = readShares(position.shares, position.chits, resolution, table);
    const answers = readAnswers(position.answers, others, table);
    const challengers = others.filter(({ player }) => answers[player] === 'duel');
    const foughtDuels = readDuels(position.duels ?? [], proposer, challengers, table);
    const zeroPostings = payBar('this', position.chits, table.cards, table.tieContext);
    const dealPostings = isOpen
      ? payDeal(
          'this',
          position.chits,
          { claimants: resolution.claimants, shares: proposedShares, answers, duels: foughtDuels },
          table.tieContext
        )
      : [];
    return {
      ...awardsAndReasons([...dealPostings, ...zeroPostings], table),
      facts: { duels: foughtDuels.map((duel) => duelFact(duel, resolution, table)) }
    };
  },
  examples: examples.deal,
  answer: ({ facts }) =>
    (facts['duels'] as readonly FoughtDuel[]).map(({ winner, totals }): Line => ({
      who: winner,
      words: say.winsTheDuel,
      value: [Math.max(...totals), Math.min(...totals)].join(' : ')
    })),
  plates
});

function readShares(
  offers: ByName<number[]>,
  chits: readonly number[],
  { claimants }: Resolution,
  table: SeatedBar
): Shares {
  const shares: Partial<Record<PlayerId, readonly number[]>> = {};
  for (const [name, offeredChits] of offers) {
    if (!claimants.some(({ player }) => table.name(player) === name))
      throw new CaseError(`shares.${name}`, say.onlyPlayersInDeal);
    shares[table.seat(name)] = offeredChits;
  }
  const dividedChits = sharedChits(shares);
  if (dividedChits.length !== chits.length || removeChits(chits, dividedChits) === undefined)
    throw new CaseError('shares', say.exactlyTheChits);
  return shares;
}

function readAnswers(
  answersByName: ByName<DuelAnswer>,
  others: readonly PlayedCard[],
  table: SeatedBar
): Partial<Record<PlayerId, DuelAnswer>> {
  const answers: Partial<Record<PlayerId, DuelAnswer>> = {};
  for (const [name, answer] of answersByName) {
    if (!others.some(({ player }) => table.name(player) === name))
      throw new CaseError(`answers.${name}`, say.onlyPlayersWithOffer);
    answers[table.seat(name)] = answer;
  }
  if (others.some(({ player }) => answers[player] === undefined))
    throw new CaseError('answers', say.everyOfferIsAnswered);
  return answers;
}

/** Assigns each roll to the next duel. */
function readDuels(
  throws: readonly DiceByName[],
  proposer: PlayedCard,
  challengers: readonly PlayedCard[],
  table: SeatedBar
): readonly Duel[] {
  const foughtDuels: Duel[] = [];
  throws.forEach((dice, index) => {
    const { champion, challenger } = duelState(proposer, challengers, foughtDuels, table.tieContext);
    if (challenger === undefined) throw new CaseError(`duels.${index}`, say.noDuelsLeft);
    const pair = [champion, challenger] as const;
    const [championDie, challengerDie] = pair.map(
      ({ player }) => dice.find(([name]) => name === table.name(player))?.[1]
    );
    if (championDie === undefined || challengerDie === undefined)
      throw new CaseError(`duels.${index}`, nextDuelSentence(champion, challenger, table));
    foughtDuels.push(
      duelOf(champion, challenger, { champion: championDie, challenger: challengerDie }, table.tieContext)
    );
  });
  const { champion, challenger } = duelState(proposer, challengers, foughtDuels, table.tieContext);
  if (challenger !== undefined) throw new CaseError('duels', nextDuelSentence(champion, challenger, table));
  return foughtDuels;
}

function nextDuelSentence(champion: PlayedCard, challenger: PlayedCard, table: SeatedBar): string {
  return say.nextDuel(table.name(champion.player), table.name(challenger.player));
}

function duelFact(
  { between: fighters, champion, challenger, winner }: Duel,
  { claimants }: Resolution,
  table: SeatedBar
): object {
  const [championValue, challengerValue] = fighters.map(
    (player) => claimants.find((claimant) => claimant.player === player)?.value ?? 0
  );
  return {
    between: fighters.map((player) => table.name(player)),
    totals: [(championValue ?? 0) + champion, (challengerValue ?? 0) + challenger],
    winner: table.name(winner)
  };
}
