import {
  deckSize,
  isPlayer,
  type Ask,
  type Choice,
  type CountGroup,
  type Outcome,
  type PlayerId
} from '$lib/core';
import { CHIT_VALUES } from '$lib/games/razzia/data';
import { duelState } from '$lib/games/razzia/payout/resolve';
import {
  chitsAt,
  chitsNow,
  dealtIn,
  liveCards,
  openDeal,
  ownersOf,
  playing,
  receivers,
  seatingOf,
  sharesOf
} from '$lib/games/razzia/state/table';
import {
  BARS,
  STEPS,
  type Bar,
  type CardName,
  type Deal,
  type Move,
  type State,
  type RoundStep,
  type Why
} from '$lib/games/razzia/types';

type RazziaAsk = Ask<Move, Why>;
/** An ask as the rules make it: its step is the id, or is in `about` if the id also names a player. */
type Asked = RazziaAsk & ({ readonly id: RoundStep } | { readonly about: { readonly step: RoundStep } });

/** Returns the step of an ask. Throws a RangeError for an ask of another game. */
export function stepOf({ id, about }: Pick<RazziaAsk, 'id' | 'about'>): RoundStep {
  const step = STEPS.find((each) => each === (about?.['step'] ?? id));
  if (step === undefined) throw new RangeError(`“${id}” is nothing that is asked`);
  return step;
}

/** Returns the current asks; empty after the last round is settled. */
export function asks(state: State): readonly Asked[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'lay':
      return layAsks(state);
    case 'put':
      return [putAsk(state)];
    case 'choose':
      return chooseAsks(state);
    case 'deal':
      return dealAsks(state);
  }
}

function layAsks(state: State): readonly Asked[] {
  if (state.hands !== undefined && receivers(state).length > 0) return [handsAsk(state)];
  const count = chitsNow(state);
  const lay: Asked = { id: 'lay', kind: 'draw', from: 'chits', pool: state.stack, count };
  return [lay, ...handsAside(state), depthAsk(state)];
}

/** Lets the app deal hands to players who still have physical cards. */
function handsAside(state: State): readonly Asked[] {
  if (state.hands !== undefined || state.depth === 'rounds') return [];
  return [{ ...handsAsk(state), aside: true }];
}

function handsAsk(state: State): Asked {
  const count = Math.min(receivers(state).length, deckSize(state.deck));
  return { id: 'hands', kind: 'draw', secret: true, from: 'cards', pool: state.deck, count };
}

function putAsk({ bars, dealer }: State): Asked {
  const choices = bars.map((bar): Choice<Move, Why> => ({ move: { type: 'put', bar } }));
  return { id: 'put', for: dealer, kind: 'choose', choices };
}

function chooseAsks(state: State): readonly Asked[] {
  if (state.depth === 'rounds') return [takenAsk(state), depthAsk(state)];
  const { hands } = state;
  const players = playing(state);
  const untouched = Object.keys(state.chosen).length === 0;
  const reveal: Asked = {
    id: 'reveal',
    kind: 'draw',
    from: 'cards',
    pool: liveCards(state),
    count: players.length,
    byPlayers: true,
    // The player comes first, if it is not the next one, and then the bar of the card.
    parts: { seat: players, bar: state.bars }
  };
  if (hands === undefined) return [reveal, ...handsAside(state), depthAsk(state)];
  const waiting = players.filter((player) => state.chosen[player] === undefined);
  if (waiting.length === 0)
    return [{ id: 'turnOver', kind: 'choose', choices: [{ move: { type: 'turnOver' } }] }];
  return [
    ...waiting.map((player) => cardAsk(player, hands[player] ?? [])),
    ...(untouched ? [{ ...reveal, aside: true } as const, depthAsk(state)] : [])
  ];
}

function cardAsk(player: PlayerId, hand: readonly CardName[]): Asked {
  const choices = [...new Set(hand)].map((card): Choice<Move, Why> => ({
    move: { type: 'choose', player, card }
  }));
  return {
    id: `choose ${player}`,
    about: { step: 'choose' },
    for: player,
    secret: true,
    kind: 'choose',
    choices
  };
}

function dealAsks(state: State): readonly Asked[] {
  const deal = openDeal(state);
  const [proposer, ...others] = deal?.claimants ?? [];
  if (deal === undefined || proposer === undefined) return [];
  if (deal.shares === undefined) {
    const among = deal.claimants.map(({ player }) => player);
    return [{ id: 'propose', for: proposer.player, kind: 'split', pieces: chitsAt(state, deal.bar), among }];
  }
  const silent = others.filter(({ player }) => deal.answers[player] === undefined);
  if (silent.length > 0) return silent.map(({ player }) => answerAsk(player));
  return [{ id: 'duel', kind: 'dice', faces: 6, count: 2 }];
}

function answerAsk(player: PlayerId): Asked {
  const answers = ['accept', 'duel'] as const;
  const choices = answers.map((answer): Choice<Move, Why> => ({ move: { type: 'answer', player, answer } }));
  return { id: `answer ${player}`, about: { step: 'answer' }, for: player, kind: 'choose', choices };
}

/** Returns the next duel, once all players have answered. */
export function nextDuel(state: State, deal: Deal): ReturnType<typeof duelState> | undefined {
  const [proposer, ...others] = deal.claimants;
  if (proposer === undefined || deal.shares === undefined) return undefined;
  if (others.some(({ player }) => deal.answers[player] === undefined)) return undefined;
  const refused = others.filter(({ player }) => deal.answers[player] === 'duel');
  return duelState(proposer, refused, deal.duels, seatingOf(state), state.options);
}

function depthAsk(state: State): Asked {
  const depth = state.depth === 'turns' ? 'rounds' : 'turns';
  return { id: 'depth', kind: 'choose', aside: true, choices: [{ move: { type: 'depth', depth } }] };
}

/** Makes the id of the group that counts the chits of one value at a bar. */
function chitGroup(bar: Bar, value: number): string {
  return `${bar} ${value}`;
}

/** Returns the bar and value of a group of counts, or undefined for another group. */
export function chitsOf(group: string): { readonly bar: Bar; readonly value: number } | undefined {
  return BARS.flatMap((bar) => CHIT_VALUES.map((value) => ({ bar, value }))).find(
    ({ bar, value }) => chitGroup(bar, value) === group
  );
}

/** Asks, for each bar and each chit value there, how many chits each player took and how many stay (7.2). */
function takenAsk(state: State): Asked {
  const groups = state.bars.flatMap((bar) => {
    const chits = chitsAt(state, bar);
    return [...new Set(chits)].map((value): CountGroup => {
      const total = chits.filter((each) => each === value).length;
      const rows = [...dealtIn(state), 'stays'].map((id) => ({ id, max: total }));
      return { id: chitGroup(bar, value), total, rest: 'stays', rows };
    });
  });
  return { id: 'taken', kind: 'counts', groups };
}

/** Makes the move that answers an ask. Throws a RangeError for an outcome of another kind. */
export function move(ask: RazziaAsk, outcome: Outcome): Move {
  if (ask.kind === 'draw' && outcome.kind === 'draw') {
    if (ask.id === 'lay') return { type: 'lay', chits: outcome.drawn.map(Number) };
    return { type: ask.id === 'hands' ? 'hands' : 'reveal', cards: outcome.drawn };
  }
  if (ask.kind === 'dice' && outcome.kind === 'dice') {
    const [champion = 1, challenger = 1] = outcome.dice;
    return { type: 'duel', champion, challenger };
  }
  if (ask.kind === 'split' && outcome.kind === 'split')
    return { type: 'propose', shares: sharesOf(ask.pieces, outcome.shares) };
  if (ask.kind === 'counts' && outcome.kind === 'counts') return takenMove(ask.groups, outcome.counts);
  if (ask.kind === 'choose' && outcome.kind === 'choose') {
    const chosen = ask.choices[outcome.choice];
    if (chosen !== undefined) return chosen.move;
  }
  throw new RangeError(`“${ask.id}” cannot be answered with ${outcome.kind}`);
}

/** Finds the answer to an ask that gives this move, the inverse of `move`; undefined for a choice. */
export function answer(ask: RazziaAsk, entered: Move): Outcome | undefined {
  if (ask.kind === 'draw' && entered.type === 'lay')
    return { kind: 'draw', drawn: entered.chits.map(String) };
  if (ask.kind === 'draw' && (entered.type === 'hands' || entered.type === 'reveal'))
    return { kind: 'draw', drawn: entered.cards };
  if (ask.kind === 'dice' && entered.type === 'duel')
    return { kind: 'dice', dice: [entered.champion, entered.challenger] };
  if (ask.kind === 'split' && entered.type === 'propose') {
    const shares = ownersOf(ask.pieces, entered.shares).filter((owner) => owner !== undefined);
    return shares.length === ask.pieces.length ? { kind: 'split', shares } : undefined;
  }
  if (ask.kind !== 'counts' || entered.type !== 'taken') return undefined;
  const counts = ask.groups.map(({ id, total = 0, rows }) => {
    const chits = chitsOf(id);
    const shares = (chits && entered.bars[chits.bar]) ?? {};
    const taken = rows.map(
      ({ id: row }) => [row, isPlayer(row) ? countOf(shares[row], chits?.value) : 0] as const
    );
    const stay = total - taken.reduce((sum, [, count]) => sum + count, 0);
    return [id, { ...Object.fromEntries(taken), stays: stay }] as const;
  });
  return { kind: 'counts', counts: Object.fromEntries(counts) };
}

function countOf(chits: readonly number[] = [], value: number | undefined): number {
  return chits.filter((each) => each === value).length;
}

type Counts = Extract<Outcome, { kind: 'counts' }>['counts'];

function takenMove(groups: readonly CountGroup[], counts: Counts): Move {
  const bars: Partial<Record<Bar, Partial<Record<PlayerId, number[]>>>> = {};
  for (const { id, rows } of groups) {
    const chits = chitsOf(id);
    if (chits === undefined) continue;
    for (const row of rows) {
      const count = counts[id]?.[row.id] ?? 0;
      if (row.id === 'stays' || count === 0) continue;
      const shares = (bars[chits.bar] ??= {});
      (shares[row.id as PlayerId] ??= []).push(...Array<number>(count).fill(chits.value));
    }
  }
  return { type: 'taken', bars };
}
