import { colourBonuses, type ChipCards } from '$lib/chip-cards';
import { majorityOf, PLAYER_IDS, type PlayerId, type Posting } from '$lib/core';
import { diceOf } from '$lib/games/las-vegas-cards/data';
import {
  NUMBERS,
  type Casino,
  type CasinoAt,
  type ColourName,
  type Pair,
  type Claim,
  type Strength,
  type CardOwner,
  type Why
} from '$lib/games/las-vegas-cards/types';

const EVERYBODY: readonly CardOwner[] = [...PLAYER_IDS, 'neutral'];

/**
 * Lists everyone with dice at a casino, in seat order and the neutral dice last; a double card counts as two dice (3.3,
 * 4.1).
 */
export function strengths({ cards, dice }: Pick<Casino, 'cards' | 'dice'>): readonly Strength[] {
  return EVERYBODY.flatMap((owner): readonly Strength[] => {
    const ownCards = cards[owner];
    if (ownCards !== undefined)
      return diceOf(ownCards) === 0 ? [] : [{ who: owner, count: diceOf(ownCards), cards: ownCards }];
    const count = dice[owner] ?? 0;
    return count === 0 ? [] : [{ who: owner, count }];
  });
}

/**
 * Ranks all players with dice at a casino, best first, followed by the tied ones: tied players are out (4.2), first
 * place takes the higher note and second place the other (4.3). A note won by the third colour goes to no one (8.2).
 */
export function standings(
  casino: CasinoAt,
  casinoCards: Pick<Casino, 'cards' | 'dice'>,
  notes: Pair
): readonly Claim[] {
  const { ranking, tiedGroups } = majorityOf(strengths(casinoCards));
  return [
    ...ranking.map((strength) => rankClaim(casino, strength, ranking, notes)),
    ...tiedGroups.flatMap((group) =>
      group.map((strength): Claim => {
        const others = group.filter((other) => other !== strength);
        return {
          own: strength,
          tied: true,
          award: 0,
          why: { code: 'tied', rule: '4.2', casino, own: strength, others }
        };
      })
    )
  ];
}

function rankClaim(casino: CasinoAt, strength: Strength, ranking: readonly Strength[], notes: Pair): Claim {
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
  if (strength.who === 'neutral')
    return {
      code: 'imaginary',
      rule: '8.2',
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

/** Returns the postings of one casino, zeros included: each note goes to a player or to the box (4.1 to 4.4). */
export function payCasino(
  casino: CasinoAt,
  casinoCards: Pick<Casino, 'cards' | 'dice'>,
  notes: Pair
): readonly Posting<Why>[] {
  const allClaims = standings(casino, casinoCards, notes);
  const claimPostings = allClaims.map(({ own, award: value, why }): Posting<Why> => {
    if (own.who === 'neutral') return { from: 'table', to: 'box', piece: 'note', value, why };
    if (value === 0) return { to: own.who, value: 0, why };
    return { from: 'table', to: own.who, piece: 'note', value, why };
  });
  const keptPostings = claimPostings.filter(({ to, value }) => to !== 'box' || value > 0);
  const remaining = allClaims.filter(({ tied }) => !tied).length;
  if (remaining >= notes.length) return keptPostings;
  const unclaimedNotes = notes.slice(remaining);
  const why: Why = {
    code: 'leftOver',
    rule: '4.4',
    casino,
    notes: unclaimedNotes,
    claimants: allClaims.length,
    left: remaining
  };
  return [
    ...keptPostings,
    ...unclaimedNotes.map((value): Posting<Why> => ({ from: 'table', to: 'box', piece: 'note', value, why }))
  ];
}

/** Returns the postings of all casinos whose notes are entered, from 1 to 6 (4.5). */
export function payRound(casinos: readonly Casino[]): readonly Posting<Why>[] {
  return NUMBERS.flatMap((number) => {
    const casino = casinos[number - 1];
    return casino?.notes === undefined ? [] : payCasino(number, casino, casino.notes);
  });
}

/**
 * Returns the postings of a player's chip cards at the end, one per colour (7.7). The box has no piece for this money.
 */
export function payBonuses(
  player: PlayerId,
  cards: ChipCards,
  colourName: (colour: ColourName['colour']) => string
): readonly Posting<Why>[] {
  return colourBonuses(cards).map((bonus) => {
    const why: Why = { code: 'bonus', rule: '7.7', player, ...bonus, name: colourName(bonus.colour) };
    return { from: 'bank', to: player, piece: 'cash', value: bonus.value, why };
  });
}
