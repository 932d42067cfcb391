import { majorityOf, PLAYER_IDS, type PlayerId, type Posting } from '$lib/core';
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
  const allStrengths = strengthsAtCasino(casino);
  const { ranking, tiedGroups } = majorityOf(allStrengths);
  return allStrengths.map((strength) => {
    const group = tiedGroups.find((tiedGroup) => tiedGroup.includes(strength));
    if (group === undefined) return rankedClaim(number, casino, strength, ranking);
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
  return majorityOf(strengthsAtCasino(casino)).ranking.map(({ who }) => who);
}

/** Everyone with dice at a casino, highest count first, ties in seat order. */
function strengthsAtCasino({ dice }: Casino): readonly Strength[] {
  const allStrengths: Strength[] = [];
  for (const owner of EVERYBODY) {
    const playerDice = dice[owner];
    if (playerDice === undefined) continue;
    const ownerStrength = strength(owner, playerDice);
    if (ownerStrength.count > 0) allStrengths.push(ownerStrength);
  }
  return allStrengths.sort((a, b) => b.count - a.count);
}

function rankedClaim(
  casino: CasinoAt,
  { notes }: Casino,
  strength: Strength,
  ranking: readonly Strength[]
): Claim {
  const betterStrengths = ranking.slice(0, ranking.indexOf(strength));
  const [best, another] = betterStrengths;
  if (another !== undefined)
    return {
      own: strength,
      tied: false,
      award: 0,
      why: { code: 'third', rule: '4.3', casino, own: strength, better: betterStrengths }
    };
  const award = best === undefined ? notes[0] : notes[1];
  return { own: strength, tied: false, award, why: paymentReason(casino, strength, notes, best, ranking[1]) };
}

function paymentReason(
  casino: CasinoAt,
  strength: Strength,
  [higher, lower]: Pair,
  bestStrength?: Strength,
  next?: Strength
): Why {
  const value = bestStrength === undefined ? higher : lower;
  if (isImaginary(strength.who))
    return {
      code: 'imaginary',
      rule: '5.2',
      casino,
      own: strength,
      value,
      rank: bestStrength === undefined ? 1 : 2
    };
  if (bestStrength !== undefined)
    return { code: 'second', rule: '4.3', casino, own: strength, value, best: bestStrength };
  const reason = { code: 'most', rule: '4.3', casino, own: strength, value } as const;
  return { ...reason, ...(next === undefined ? {} : { next }), ...(higher === lower ? { alike: true } : {}) };
}

/** Postings for one casino, zeros included: each note goes to a player or to the pile. */
export function payCasino(number: CasinoAt, casino: Casino): readonly Posting<Why>[] {
  const allClaims = claims(number, casino);
  const postings: Posting<Why>[] = [];
  for (const { own, award: value, why } of allClaims) {
    const recipient = isImaginary(own.who) ? 'pile' : own.who;
    if (value > 0) postings.push({ from: 'table', to: recipient, piece: 'note', value, why });
    else if (recipient !== 'pile') postings.push({ to: recipient, value: 0, why });
  }
  const remaining = allClaims.filter((claim) => !claim.tied).length;
  if (remaining >= casino.notes.length) return postings;
  const unclaimedNotes = casino.notes.slice(remaining);
  const why: Why = {
    code: 'leftOver',
    rule: '4.4',
    casino: number,
    notes: unclaimedNotes,
    claimants: allClaims.length,
    left: remaining
  };
  for (const value of unclaimedNotes) postings.push({ from: 'table', to: 'pile', piece: 'note', value, why });
  return postings;
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
  lastStarter: PlayerId,
  seats: readonly PlayerId[],
  options: Options
): RoundOpening {
  const passedOver: Face[] = [];
  /** True once a casino has been passed over although a person took its lower note; this is our interpretation. */
  let isInterpretation = false;
  for (const casino of [...FACES].reverse()) {
    const casinoState = casinos[casino - 1];
    const [winner, second] = casinoState === undefined ? [] : rankWithoutTies(casinoState);
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
    return { player: lastStarter, why: { code: 'sameBegins', rule: '2.7', player: lastStarter } };
  const next = seats[(seats.indexOf(lastStarter) + 1) % seats.length] ?? lastStarter;
  return { player: next, why: { code: 'nextBegins', rule: '2.7', player: next, before: lastStarter } };
}
