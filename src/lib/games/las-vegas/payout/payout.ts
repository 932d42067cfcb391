import { majority, PLAYER_IDS, type PlayerId, type Posting } from '$lib/core';
import {
  FACES,
  IMAGINARY_PLAYERS,
  type Casino,
  type CasinoAt,
  type Claim,
  type Dice,
  type Face,
  type ImaginaryPlayer,
  type Pair
} from '$lib/games/las-vegas/types';
import type { RoundOpening, Options, Strength, DiceOwner, Why } from '$lib/games/las-vegas/types';

const EVERYBODY: readonly DiceOwner[] = [...PLAYER_IDS, ...IMAGINARY_PLAYERS];

export function isImaginary(owner: DiceOwner): owner is ImaginaryPlayer {
  return (IMAGINARY_PLAYERS as readonly string[]).includes(owner);
}

/** Count of a player's dice in one place: small and black dice count as one, the big die as two (4.1, 5.5). */
export function strength(owner: DiceOwner, { small, big, black }: Dice): Strength {
  if (black === undefined) return { small, big, who: owner, count: small + 2 * big };
  return { small, big, black, who: owner, count: small + 2 * big + black };
}

/**
 * Everyone with dice at a casino, highest count first, with award and reason. Tied counts are removed (4.2). Of
 * the rest, the first takes the higher note and the second the other (4.3). Notes won by an imaginary player go to
 * no person (5.2).
 */
export function claims(number: CasinoAt, casino: Casino): readonly Claim[] {
  const present = strengthsAtCasino(casino);
  const { ranking, tied } = majority(present);
  return present.map((strength) => {
    const group = tied.find((tiedGroup) => tiedGroup.includes(strength));
    if (group === undefined) return ranked(number, casino, strength, ranking);
    const others = group.filter((other) => other !== strength);
    return {
      own: strength,
      tied: true,
      award: 0,
      why: { code: 'tied', rule: '4.2', casino: number, own: strength, others }
    };
  });
}

/** The player who would win the higher note of a casino; undefined if no one would. */
export function winnerOfCasino(casino: Casino): DiceOwner | undefined {
  return rankWithoutTies(casino)[0];
}

/** Everyone left at a casino after ties are removed, best first; the first two are paid. */
function rankWithoutTies(casino: Casino): readonly DiceOwner[] {
  return majority(strengthsAtCasino(casino)).ranking.map(({ who }) => who);
}

/** Everyone with dice at a casino, highest count first, ties in seat order. */
function strengthsAtCasino({ dice }: Casino): readonly Strength[] {
  const present: Strength[] = [];
  for (const owner of EVERYBODY) {
    const playerDice = dice[owner];
    if (playerDice === undefined) continue;
    const claim = strength(owner, playerDice);
    if (claim.count > 0) present.push(claim);
  }
  return present.sort((a, b) => b.count - a.count);
}

function ranked(casino: CasinoAt, { notes }: Casino, strength: Strength, left: readonly Strength[]): Claim {
  const betterStrengths = left.slice(0, left.indexOf(strength));
  const [best, another] = betterStrengths;
  if (another !== undefined)
    return {
      own: strength,
      tied: false,
      award: 0,
      why: { code: 'third', rule: '4.3', casino, own: strength, better: betterStrengths }
    };
  const award = best === undefined ? notes[0] : notes[1];
  return { own: strength, tied: false, award, why: paidReason(casino, strength, notes, best, left[1]) };
}

function paidReason(
  casino: CasinoAt,
  strength: Strength,
  [higher, lower]: Pair,
  best?: Strength,
  next?: Strength
): Why {
  const value = best === undefined ? higher : lower;
  if (isImaginary(strength.who))
    return { code: 'imaginary', rule: '5.2', casino, own: strength, value, rank: best === undefined ? 1 : 2 };
  if (best !== undefined) return { code: 'second', rule: '4.3', casino, own: strength, value, best };
  const most = { code: 'most', rule: '4.3', casino, own: strength, value } as const;
  return { ...most, ...(next === undefined ? {} : { next }), ...(higher === lower ? { alike: true } : {}) };
}

/** Postings for one casino, zeros included: each note goes to a player or to the pile. */
export function payCasino(number: CasinoAt, casino: Casino): readonly Posting<Why>[] {
  const present = claims(number, casino);
  const paid: Posting<Why>[] = [];
  for (const { own, award: value, why } of present) {
    const to = isImaginary(own.who) ? 'pile' : own.who;
    if (value > 0) paid.push({ from: 'table', to, piece: 'note', value, why });
    else if (to !== 'pile') paid.push({ to, value: 0, why });
  }
  const remaining = present.filter((claim) => !claim.tied).length;
  if (remaining >= casino.notes.length) return paid;
  const notes = casino.notes.slice(remaining);
  const why: Why = {
    code: 'leftOver',
    rule: '4.4',
    casino: number,
    notes,
    claimants: present.length,
    left: remaining
  };
  for (const value of notes) paid.push({ from: 'table', to: 'pile', piece: 'note', value, why });
  return paid;
}

/** Postings for all casinos of a round, from 1 to 6 (4.5). */
export function payRound(casinos: readonly Casino[]): readonly Posting<Why>[] {
  return FACES.flatMap((number) => {
    const casino = casinos[number - 1];
    return casino === undefined ? [] : payCasino(number, casino);
  });
}

/** The player who starts the next round, with the reason (2.5 to 2.7). */
export function nextOpening(
  casinos: readonly Casino[],
  last: PlayerId,
  seats: readonly PlayerId[],
  options: Options
): RoundOpening {
  const passedOver: Face[] = [];
  /** True if a casino was passed over although a person took its lower note: our interpretation. */
  let isInterpretation = false;
  for (const casino of [...FACES].reverse()) {
    const after = casinos[casino - 1];
    const [winner, second] = after === undefined ? [] : rankWithoutTies(after);
    if (winner !== undefined && !isImaginary(winner)) {
      const rule = isInterpretation ? '2.6' : '2.5';
      return { player: winner, why: { code: 'winnerBegins', rule, player: winner, casino, passedOver } };
    }
    if (second !== undefined && !isImaginary(second)) {
      if (options.imaginaryWinner === 'second')
        return {
          player: second,
          why: { code: 'secondBegins', rule: '2.6', player: second, casino, passedOver }
        };
      isInterpretation = true;
    }
    passedOver.push(casino);
  }
  if (options.nobodyWon === 'same')
    return { player: last, why: { code: 'sameBegins', rule: '2.7', player: last } };
  const next = seats[(seats.indexOf(last) + 1) % seats.length] ?? last;
  return { player: next, why: { code: 'nextBegins', rule: '2.7', player: next, before: last } };
}
