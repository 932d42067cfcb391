import { isPlayer, type Outcome, type PlayerId } from '$lib/core';
import { casinoOf } from '$lib/games/vegas-strip/data';
import { groupId, setId, setIn } from '$lib/games/vegas-strip/payout/groups';
import {
  CASINO_IDS,
  type CasinoId,
  type Chips,
  type Move,
  type StripAsk
} from '$lib/games/vegas-strip/types';

type Counts = Extract<Outcome, { kind: 'counts' }>['counts'];

/** Makes the move that answers an ask. Throws a RangeError for an outcome of another kind. */
export function move(ask: StripAsk, outcome: Outcome): Move {
  if (ask.kind === 'draw' && outcome.kind === 'draw')
    return { type: 'deal', cards: outcome.drawn.flatMap((card) => casinoOf(card) ?? []) };
  if (ask.kind === 'choose' && outcome.kind === 'choose') {
    const chosen = ask.choices[outcome.choice];
    if (chosen !== undefined) return chosen.move;
  }
  if (ask.kind === 'counts' && outcome.kind === 'counts') return countsMove(ask.about ?? {}, outcome.counts);
  throw new RangeError(`“${ask.id}” cannot be answered with ${outcome.kind}`);
}

/** Finds the answer to an ask that gives this move, the inverse of `move`; undefined for a choice. */
export function answer(ask: StripAsk, entered: Move): Outcome | undefined {
  if (ask.id !== askId(entered.type, 'casino' in entered ? { casino: entered.casino } : {}).id)
    return undefined;
  if (ask.kind === 'draw' && entered.type === 'deal') return { kind: 'draw', drawn: entered.cards };
  if (ask.kind !== 'counts') return undefined;
  const counts = countsOf(entered);
  return counts === undefined ? undefined : { kind: 'counts', counts };
}

function countsOf(entered: Move): Counts | undefined {
  if (entered.type === 'collected')
    return { collected: rowOf(entered.chips), sevens: onesOf(entered.sevens) };
  if (entered.type === 'chips') {
    const { casino, gives, takes, jackpot } = entered;
    return {
      [groupId({ what: 'gives', casino })]: rowOf(gives),
      [groupId({ what: 'takes', casino })]: rowOf(takes),
      [groupId({ what: 'jackpot', casino })]: { ...jackpot }
    };
  }
  if (entered.type !== 'house') return undefined;
  const { casino, leader, rigged, sums, sevens, jackpot } = entered;
  return {
    [groupId({ what: 'leader', casino })]: onesOf([leader === undefined ? 'nobody' : setId(leader)]),
    [groupId({ what: 'rigged', casino })]: onesOf([rigged ?? 'secure']),
    [groupId({ what: 'sums', casino })]: rowOf(sums),
    [groupId({ what: 'jackpot', casino })]: { jackpot },
    [groupId({ what: 'sevens', casino })]: onesOf(sevens)
  };
}

function rowOf(chips: Chips): Readonly<Record<string, number>> {
  return { ...chips };
}

function onesOf(ids: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(ids.map((id) => [id, 1]));
}

function countsMove({ step, casino: at }: NonNullable<StripAsk['about']>, counts: Counts): Move {
  const casino = CASINO_IDS.find((each) => each === at);
  if (casino === undefined)
    return { type: 'collected', chips: chipsIn(counts['collected']), sevens: playersIn(counts['sevens']) };
  if (step === 'house') return houseMove(casino, counts);
  const jackpot = counts[groupId({ what: 'jackpot', casino })] ?? {};
  return {
    type: 'chips',
    casino,
    gives: chipsIn(counts[groupId({ what: 'gives', casino })]),
    takes: chipsIn(counts[groupId({ what: 'takes', casino })]),
    jackpot: { on: jackpot['on'] ?? 0, off: jackpot['off'] ?? 0 }
  };
}

/** Reads the counts of one casino. Sums are used only if a set leads. */
function houseMove(casino: CasinoId, counts: Counts): Move {
  const leader = setIn(chosenIn(counts[groupId({ what: 'leader', casino })]));
  const rigged = playersIn(counts[groupId({ what: 'rigged', casino })])[0];
  const { [leader?.player ?? '']: own = 0, ...others } = chipsIn(
    counts[groupId({ what: 'sums', casino })]
  ) as Record<string, number>;
  const sums =
    leader === undefined
      ? {}
      : leader.blocker === true && own > 0
        ? { ...others, [leader.player]: own }
        : others;
  return {
    type: 'house',
    casino,
    jackpot: counts[groupId({ what: 'jackpot', casino })]?.['jackpot'] ?? 0,
    ...(leader === undefined ? {} : { leader }),
    sums,
    ...(rigged === undefined ? {} : { rigged }),
    sevens: playersIn(counts[groupId({ what: 'sevens', casino })])
  };
}

type Row = Readonly<Record<string, number>> | undefined;

/** Returns the chips per player in a group; players without chips are omitted. */
function chipsIn(row: Row): Chips {
  return Object.fromEntries(Object.entries(row ?? {}).filter(([id, count]) => isPlayer(id) && count > 0));
}

function playersIn(row: Row): readonly PlayerId[] {
  return Object.keys(chipsIn(row)).filter(isSeat);
}

function isSeat(id: string): id is PlayerId {
  return isPlayer(id);
}

function chosenIn(row: Row): string {
  return Object.entries(row ?? {}).find(([, count]) => count > 0)?.[0] ?? '';
}

interface Subject {
  readonly player?: PlayerId;
  readonly casino?: CasinoId;
}

/** Makes the id of an ask, and the values that it is made of: the move that answers it, and its player or casino. */
export function askId(
  step: Move['type'],
  { player, casino }: Subject = {}
): Pick<StripAsk, 'id'> & Required<Pick<StripAsk, 'about'>> {
  const parts = [step, player, casino].filter((part) => part !== undefined);
  return { id: parts.join(' '), about: { step, ...(casino === undefined ? {} : { casino }) } };
}
