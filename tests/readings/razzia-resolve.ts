/**
 * A second implementation of Razzia, written independently of the game's own rules; the tests compare both on random
 * positions.
 *
 * It takes valid positions only and refuses nothing. Each player at a bar gets one number, the reach: the symbol, with
 * the distance from the dealer as a tie-break. Nothing else is compared.
 */

type EqualSymbols = 'stronger' | 'wins';
type Furthest = 'clockwise' | 'shorter';

export interface Card {
  readonly player: string;
  readonly kind: 'gambler' | 'raid';
  readonly value: number;
}

export interface BarPosition {
  readonly chits: readonly number[];
  readonly cards: readonly Card[];
  readonly players: number;
  readonly seats?: readonly string[] | undefined;
  readonly dealer?: string | undefined;
  readonly options?:
    | { readonly equalSymbols?: EqualSymbols | undefined; readonly furthest?: Furthest | undefined }
    | undefined;
}

export interface DealPosition extends BarPosition {
  readonly shares: Readonly<Record<string, readonly number[]>>;
  readonly answers: Readonly<Record<string, 'accept' | 'duel'>>;
  readonly duels?: readonly Readonly<Record<string, number>>[] | undefined;
}

export interface OddsPosition {
  readonly proposer: number;
  readonly challenger: number;
  readonly options?: { readonly equalSymbols?: EqualSymbols | undefined } | undefined;
}

export interface ChitAward {
  to: string;
  piece: 'chit';
  value: number;
}

export interface BarReading {
  awards: ChitAward[];
  facts: { claimants: string[]; shutOut: string[]; proposer?: string };
}

export interface Duel {
  between: [champion: string, challenger: string];
  /** In the order of `between`; empty if no one rolls. */
  totals: number[];
  winner: string;
}

export interface DealReading {
  awards: ChitAward[];
  facts: { duels: Duel[] };
}

export interface OddsReading {
  awards: never[];
  facts: { challengerWins: { of: 36; ways: number } };
}

interface Claimant {
  readonly name: string;
  readonly symbol: number;
  readonly reach: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** More than any distance around the table, and more than any two of them together. */
const MAX_DISTANCE = 10;
const SYMBOL_WEIGHT = 100;

const awardChits = (receiver: string, chits: readonly number[]): ChitAward[] =>
  chits.map((value) => ({ to: receiver, piece: 'chit', value }));

/** The number of seats from the dealer to a player, clockwise. */
function seatsFromDealer(name: string, { seats = [], dealer }: BarPosition): number {
  const seatsTwice = [...seats, ...seats];
  const start = seatsTwice.findIndex((seat) => seat === dealer);
  return start < 0 ? 0 : seatsTwice.slice(start).indexOf(name);
}

/** The distance as one number: the shorter way round first if the house rule says so, then clockwise. */
function distanceTo(name: string, position: BarPosition): number {
  const clockwise = seatsFromDealer(name, position);
  if (position.options?.furthest !== 'shorter') return clockwise;
  const backDistance = (position.seats?.length ?? 0) - clockwise;
  return (clockwise < backDistance ? clockwise : backDistance) * MAX_DISTANCE + clockwise;
}

/** Lists the claimants, strongest first. If there is a raid, the raids shut out all gamblers. */
function claimantsAt(position: BarPosition): { claimants: Claimant[]; shutOut: string[] } {
  const raids = position.cards.filter(({ kind }) => kind === 'raid');
  const gamblers = position.cards.filter(({ kind }) => kind === 'gambler');
  if (gamblers.length === 0) return { claimants: [], shutOut: [] };
  const isRaided = raids.length > 0;
  const claimants = (isRaided ? raids : gamblers).map(({ player, value }) => ({
    name: player,
    symbol: value,
    reach: value * SYMBOL_WEIGHT + distanceTo(player, position)
  }));
  return {
    claimants: claimants.sort((a, b) => b.reach - a.reach),
    shutOut: isRaided ? gamblers.map(({ player }) => player).sort() : []
  };
}

/**
 * The player who gets the pot without a deal: a single claimant, or one of two tied claimants if the rule gives the pot
 * away.
 */
function potWinner(claimants: readonly Claimant[], position: BarPosition): Claimant | undefined {
  const [first, second, third] = claimants;
  if (!second) return first;
  const isPotGivenAway =
    position.options?.equalSymbols !== 'stronger' && !third && first?.symbol === second.symbol;
  return isPotGivenAway ? first : undefined;
}

export function resolveBar(position: BarPosition): BarReading {
  const { claimants, shutOut } = claimantsAt(position);
  const names = claimants.map(({ name }) => name);
  const [proposer, other] = names;
  const taker = potWinner(claimants, position);
  return {
    awards: taker ? awardChits(taker.name, position.chits) : [],
    facts: {
      claimants: names,
      shutOut,
      ...(proposer === undefined || other === undefined || taker ? {} : { proposer })
    }
  };
}

/** In a tie the lower symbol wins; if the symbols are equal, the player farther from the dealer wins. */
function betterClaimant(claimant: Claimant, otherClaimant: Claimant, lead: number): Claimant {
  if (lead !== 0) return lead > 0 ? claimant : otherClaimant;
  const farther = claimant.reach > otherClaimant.reach ? claimant : otherClaimant;
  const nearer = farther === claimant ? otherClaimant : claimant;
  return claimant.symbol === otherClaimant.symbol ? farther : nearer;
}

function rollOf(dice: Readonly<Record<string, number>> | undefined, name: string): number {
  const die = new Map(Object.entries(dice ?? {})).get(name);
  if (die === undefined) throw new Error(`no die of ${name}`);
  return die;
}

function fight(
  champion: Claimant,
  challengers: readonly Claimant[],
  throws: readonly Readonly<Record<string, number>>[],
  rule: EqualSymbols
): { duels: Duel[]; champion: Claimant } {
  const [challenger, ...waiting] = challengers;
  if (!challenger) return { duels: [], champion };
  const isSettledWithoutRoll = rule === 'wins' && champion.symbol === challenger.symbol;
  const [dice, ...laterThrows] = throws;
  const totals = isSettledWithoutRoll
    ? []
    : [champion, challenger].map((claimant) => claimant.symbol + rollOf(dice, claimant.name));
  const [championTotal = 0, challengerTotal = 0] = totals;
  const winner = betterClaimant(champion, challenger, championTotal - challengerTotal);
  const remainingFight = fight(winner, waiting, isSettledWithoutRoll ? throws : laterThrows, rule);
  const duel: Duel = { between: [champion.name, challenger.name], totals, winner: winner.name };
  return { duels: [duel, ...remainingFight.duels], champion: remainingFight.champion };
}

export function resolveDeal(position: DealPosition): DealReading {
  const { claimants } = claimantsAt(position);
  const taker = potWinner(claimants, position);
  if (taker) return { awards: awardChits(taker.name, position.chits), facts: { duels: [] } };
  const [proposer, ...otherClaimants] = claimants;
  if (!proposer) throw new Error('nobody claims');

  const shares = new Map(Object.entries(position.shares));
  const answers = new Map(Object.entries(position.answers));
  const shareOf = ({ name }: Claimant): readonly number[] => shares.get(name) ?? [];
  const acceptingClaimants = otherClaimants.filter(({ name }) => answers.get(name) === 'accept');
  const weakestFirst = otherClaimants.filter(({ name }) => answers.get(name) === 'duel').reverse();

  const rule = position.options?.equalSymbols ?? 'wins';
  const { duels, champion } = fight(proposer, weakestFirst, position.duels ?? [], rule);
  // The pot has the shares of everyone who does not accept; all shares together are exactly the chits.
  const pot = [proposer, ...weakestFirst].flatMap(shareOf);
  const ownShares = acceptingClaimants.flatMap((claimant) => awardChits(claimant.name, shareOf(claimant)));
  return { awards: [...ownShares, ...awardChits(champion.name, pot)], facts: { duels } };
}

export function oddsOf({ proposer, challenger, options }: OddsPosition): OddsReading {
  const isEqual = proposer === challenger;
  const isSettledWithoutRoll = isEqual && options?.equalSymbols !== 'stronger';
  const isTieWon = challenger < proposer;
  const rolls = FACES.flatMap((championTotal) =>
    FACES.map((challengerTotal) => challenger + challengerTotal - (proposer + championTotal))
  );
  const winningRolls = rolls.filter((lead) => lead > 0 || (lead === 0 && isTieWon));
  return {
    awards: [],
    facts: { challengerWins: { of: 36, ways: isSettledWithoutRoll ? 0 : winningRolls.length } }
  };
}
