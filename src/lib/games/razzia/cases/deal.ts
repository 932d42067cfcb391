import * as v from 'valibot';
import type { PlayerId } from '$lib/core';
import { CaseError, defineCase } from '$lib/games/define';
import { byName, exactly, type ByName } from '$lib/games/position';
import { needsDeal, payBar, payDeal } from '$lib/games/razzia/payout';
import { duelState, duelWinner, resolve, type Resolution } from '$lib/games/razzia/resolve';
import { sharedOut, without } from '$lib/games/razzia/table';
import type { Answer, Duel, Played, Shares } from '$lib/games/razzia/types';
import { barMembers, chit, readBar, symbol, told, type Bar } from './position';

type Throw = ByName<number>;

/** What everybody gets when the deal is proposed, answered and fought out. */
export const deal = defineCase({
  id: 'deal',
  title: 'Who gets what in a deal?',
  schema: exactly({
    game: v.literal('razzia'),
    case: v.literal('deal'),
    ...barMembers,
    shares: byName(v.array(chit, 'a list of chits'), 0, 8),
    answers: byName(v.picklist(['accept', 'duel'], 'accept or duel'), 0, 8),
    duels: v.optional(v.array(byName(symbol, 2, 2), 'a list of duels'))
  }),
  settle: (given) => {
    const table = readBar(given);
    const resolution = resolve(table.cards, table.seating);
    const [proposer, ...others] = resolution.claimants;
    if (proposer === undefined || others.length === 0) throw new CaseError('cards', 'two claimants or more');
    const shares = readShares(given.shares, given.chits, resolution, table);
    const answers = readAnswers(given.answers, others, table);
    const refused = others.filter(({ player }) => answers[player] === 'duel');
    const duels = readDuels(given.duels ?? [], proposer, refused, table);
    const zeros = payBar('this', given.chits, table.cards, table.seating, table.rules);
    const dealt = needsDeal(resolution, given.chits, table.rules)
      ? payDeal(
          'this',
          given.chits,
          { claimants: resolution.claimants, shares, answers, duels },
          table.seating,
          table.rules
        )
      : [];
    return {
      ...told([...dealt, ...zeros], table),
      facts: { duels: duels.map((each) => duelFact(each, resolution, table)) }
    };
  }
});

function readShares(
  given: ByName<number[]>,
  chits: readonly number[],
  { claimants }: Resolution,
  table: Bar
): Shares {
  const shares: Partial<Record<PlayerId, readonly number[]>> = {};
  for (const [name, offered] of given) {
    if (!claimants.some(({ player }) => table.name(player) === name))
      throw new CaseError(`shares.${name}`, 'only those who want the money are offered chits');
    shares[table.seat(name)] = offered;
  }
  const divided = sharedOut(shares);
  if (divided.length !== chits.length || without(chits, divided) === undefined)
    throw new CaseError('shares', 'together exactly the chits that lie there, each one whole');
  return shares;
}

function readAnswers(
  given: ByName<Answer>,
  others: readonly Played[],
  table: Bar
): Partial<Record<PlayerId, Answer>> {
  const answers: Partial<Record<PlayerId, Answer>> = {};
  for (const [name, answer] of given) {
    if (!others.some(({ player }) => table.name(player) === name))
      throw new CaseError(`answers.${name}`, 'only those who were made an offer answer');
    answers[table.seat(name)] = answer;
  }
  if (others.some(({ player }) => answers[player] === undefined))
    throw new CaseError('answers', 'each of those who were made an offer accepts or wants a duel');
  return answers;
}

/** Each throw belongs to the duel that comes next. */
function readDuels(
  given: readonly Throw[],
  proposer: Played,
  refused: readonly Played[],
  table: Bar
): readonly Duel[] {
  const fought: Duel[] = [];
  given.forEach((thrown, index) => {
    const { champion, challenger } = duelState(proposer, refused, fought, table.seating, table.rules);
    if (challenger === undefined) throw new CaseError(`duels.${index}`, 'no duel is left to be fought');
    const pair = [champion, challenger] as const;
    const [one, other] = pair.map(({ player }) => thrown.find(([name]) => name === table.name(player))?.[1]);
    if (one === undefined || other === undefined)
      throw new CaseError(`duels.${index}`, nowFight(champion, challenger, table));
    const throws = { champion: one, challenger: other };
    const { player: winner } = duelWinner(champion, challenger, throws, table.seating);
    fought.push({ between: [champion.player, challenger.player], ...throws, winner });
  });
  const { champion, challenger } = duelState(proposer, refused, fought, table.seating, table.rules);
  if (challenger !== undefined) throw new CaseError('duels', nowFight(champion, challenger, table));
  return fought;
}

function nowFight(champion: Played, challenger: Played, table: Bar): string {
  return `“${table.name(champion.player)}” and “${table.name(challenger.player)}” fight now`;
}

function duelFact(
  { between, champion, challenger, winner }: Duel,
  { claimants }: Resolution,
  table: Bar
): object {
  const [first, second] = between.map(
    (player) => claimants.find((each) => each.player === player)?.value ?? 0
  );
  return {
    between: between.map((player) => table.name(player)),
    totals: [(first ?? 0) + champion, (second ?? 0) + challenger],
    winner: table.name(winner)
  };
}
