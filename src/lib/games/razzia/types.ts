import type { Deck, PlayerId, Posting } from '$lib/core';
import type { Depth } from '$lib/games/define';
import type { Bar } from './bars';
import type { Settlement } from './house-rules';

export { BARS, type Bar } from './bars';

export const KINDS = ['gambler', 'raid'] as const;
export type Kind = (typeof KINDS)[number];

/** What a card shows besides its colour: the die symbol, 1 to 6. */
export interface Face {
  readonly kind: Kind;
  readonly value: number;
}

/** A card of a hand; it can only be played at the bar of its colour. */
export interface Card extends Face {
  readonly bar: Bar;
}

/** A card as decks and hands count it: "jungle gambler 3". */
export type CardName = string;

/** A card that lies at a bar, and whose it is. */
export interface PlayedCard extends Face {
  readonly player: PlayerId;
}

/** How a table plays: fixed at the start. */
export interface Options extends Settlement {
  readonly dealer: PlayerId;
  readonly depth: Depth;
  /** The chits that the table counted in its own box; absent, they are as many as we think. */
  readonly chits?: Deck;
}

export type Furthest = Options['furthest'];

/** Who takes each chit of a bar; a proposal and a settled bar look the same. */
export type Shares = Readonly<Partial<Record<PlayerId, readonly number[]>>>;

export type DuelAnswer = 'accept' | 'duel';

/** One throw for a throw: the champion's die first. */
export interface Throws {
  readonly champion: number;
  readonly challenger: number;
}

export type Move =
  /** The app deals: cards in the order of the receivers, clockwise from the dealer's left. */
  | { readonly type: 'hands'; readonly cards: readonly CardName[] }
  /** Chits face up: one a bar from left to right, and the one that the dealer places. */
  | { readonly type: 'lay'; readonly chits: readonly number[] }
  /** Where the dealer puts the last chit. */
  | { readonly type: 'put'; readonly bar: Bar }
  /** A card chosen in secret. */
  | { readonly type: 'choose'; readonly player: PlayerId; readonly card: CardName }
  /** Everybody has chosen: the cards are turned over. */
  | { readonly type: 'turnOver' }
  /** The cards that a table turned over, in seat order. */
  | { readonly type: 'reveal'; readonly cards: readonly CardName[] }
  | { readonly type: 'propose'; readonly shares: Shares }
  | { readonly type: 'answer'; readonly player: PlayerId; readonly answer: DuelAnswer }
  | ({ readonly type: 'duel' } & Throws)
  /** Rounds only: bar by bar, who took which chits; what nobody took stays. */
  | { readonly type: 'taken'; readonly bars: Readonly<Partial<Record<Bar, Shares>>> }
  | { readonly type: 'depth'; readonly depth: Depth };

/** What the table is asked. */
export const STEPS = [
  'hands',
  'lay',
  'put',
  'choose',
  'turnOver',
  'reveal',
  'propose',
  'answer',
  'duel',
  'taken',
  'depth'
] as const;
export type RoundStep = (typeof STEPS)[number];

/** A bar where several deal, until it is settled. */
export interface Deal {
  readonly bar: Bar;
  /** Strongest first; the first proposes. */
  readonly claimants: readonly PlayedCard[];
  readonly shares?: Shares;
  readonly answers: Readonly<Partial<Record<PlayerId, DuelAnswer>>>;
  /** The duels fought so far. */
  readonly duels: readonly Duel[];
}

export interface Duel extends Throws {
  readonly between: readonly [champion: PlayerId, challenger: PlayerId];
  readonly winner: PlayerId;
}

export interface State {
  readonly options: Options;
  readonly seats: readonly PlayerId[];
  readonly bars: readonly Bar[];
  readonly depth: Depth;
  readonly round: number;
  readonly rounds: number;
  readonly phase: 'lay' | 'put' | 'choose' | 'deal' | 'over';
  readonly dealer: PlayerId;
  /** Chits in the stacks; their order is nobody's to know. */
  readonly stack: Deck;
  /** The chit that the dealer holds and has to place. */
  readonly last?: number;
  readonly chits: Readonly<Partial<Record<Bar, readonly number[]>>>;
  /** Cards that can still turn up. Where the app has dealt the hands, these are not among them. */
  readonly deck: Deck;
  /** How many cards lie in the table's own deck, where the hands are the table's. */
  readonly undealt: number;
  /** Cards played since the last shuffle. */
  readonly discard: Deck;
  /** The table's own cards are not known from what was told: any card may turn up. */
  readonly blind: boolean;
  /** Hands dealt by the app; absent where the cards lie on the table. */
  readonly hands?: Readonly<Partial<Record<PlayerId, readonly CardName[]>>>;
  /** Chosen and not yet turned over. */
  readonly chosen: Readonly<Partial<Record<PlayerId, CardName>>>;
  /** What was turned over, until the next round lays its chits. */
  readonly shown?: Readonly<Partial<Record<PlayerId, CardName>>>;
  /** Bars where several deal, the next to settle first. */
  readonly deals: readonly Deal[];
  /** Deals that were settled since the last chits were laid. */
  readonly divided: readonly Deal[];
  /** What was posted at each bar, zeros too, until the next round lays its chits. */
  readonly paid: Readonly<Partial<Record<Bar, readonly Posting<Why>[]>>>;
  /** Chits won so far. */
  readonly won: Readonly<Partial<Record<PlayerId, readonly number[]>>>;
}

type About<Code extends string, Rule extends string, More> = {
  readonly code: Code;
  readonly rule: Rule;
} & More;

/** Where something happens: a bar of a match, or the one that the referee is shown. */
export type BarAt = Bar | 'this';

/** Higher sums, ties of two, several duels, equal symbols. */
export type DuelRule = '4.5' | '4.6' | '4.7' | '6.3' | '6.4';

interface Here {
  readonly bar: BarAt;
}
interface Mine extends Here {
  readonly own: PlayedCard;
}

export type Why =
  // one bar
  | About<'alone', '3.3', Mine & { readonly value: number }>
  | About<'raided', '3.4', Mine & { readonly value: number; readonly gamblers: readonly PlayedCard[] }>
  | About<'shutOut', '3.4', Mine & { readonly raiders: readonly PlayedCard[] }>
  | About<'noGambler', '3.5', Mine & { readonly money: boolean }>
  | About<'nothingThere', '3.6', Mine>
  // the deal
  | About<'offered', '4.3', Mine & { readonly value: number; readonly by: PlayerId }>
  | About<'offeredNothing', '4.9', Mine & { readonly by: PlayerId }>
  | About<'kept', '4.3', Mine & { readonly value: number }>
  | About<'keptNothing', '4.9', Mine>
  | About<'duelWon', DuelRule, Mine & { readonly value: number; readonly beaten: readonly PlayerId[] }>
  | About<'duelWonNothing', DuelRule, Mine & { readonly beaten: readonly PlayerId[] }>
  | About<
      'duelLost',
      DuelRule,
      Mine & {
        readonly other: PlayedCard;
        /** What the loser threw, and the winner. */
        readonly dice: readonly [number, number];
        readonly totals: readonly [number, number];
        readonly tie: boolean;
      }
    >
  | About<'equalLost', '6.4', Mine & { readonly other: PlayedCard }>
  | About<'equalWon', '6.4', Mine & { readonly value: number; readonly other: PlayedCard }>
  // the end
  | About<'unclaimed', '1.8', { readonly bar: Bar; readonly player: PlayerId; readonly value: number }>
  // rounds only
  | About<'taken', '7.2', { readonly bar: Bar; readonly player: PlayerId; readonly value: number }>
  // order
  | About<'proposes', '4.1', Mine & { readonly others: readonly PlayedCard[] }>
  | About<
      'proposesEqual',
      '6.2',
      Mine & {
        readonly other: PlayedCard;
        readonly dealer: PlayerId;
        readonly steps: number;
        readonly otherSteps: number;
        /** Both sit equally far the shorter way round, so that clockwise decided. */
        readonly level?: true;
      }
    >
  | About<
      'odds',
      '4.8' | '6.4',
      { readonly proposer: number; readonly challenger: number; readonly ways: number; readonly of: number }
    >
  // ranking
  | About<'sum', '1.6', { readonly player: PlayerId; readonly chits: number; readonly total: number }>
  | About<'level', '1.7', { readonly players: readonly PlayerId[]; readonly total: number }>
  // refusals
  | About<'notInHand', '3.1', { readonly player: PlayerId }>
  | About<'alreadyChosen', '3.1', { readonly player: PlayerId }>
  | About<'notAllChosen', '3.2', { readonly missing: readonly PlayerId[] }>
  | About<
      'noSuchCard',
      '1.3' | '1.9' | '5.1' | '5.2',
      { readonly card: CardName; readonly players: number; readonly inPlay: number }
    >
  | About<'cardGone', '2.4', { readonly card: CardName; readonly player: PlayerId }>
  | About<'wrongCards', '2.3' | '2.4' | '3.1', { readonly wanted: number; readonly given: number }>
  | About<'chitGone', '1.4', { readonly value: number; readonly left: number }>
  | About<'wrongChits', '2.1' | '5.3' | '5.4', { readonly wanted: number; readonly given: number }>
  | About<'barClosed', '5.1', { readonly bar: Bar }>
  | About<'wrongShares', '4.2', { readonly bar: BarAt }>
  | About<'notAsked', '4.4', { readonly player: PlayerId }>
  | About<'wrongDie', '4.5', unknown>
  | About<'unreadable', '7.1', unknown>
  | About<'takenWrong', '7.2', { readonly bar: Bar }>
  | About<'depthLater', '7.3', { readonly depth: Depth }>
  | About<
      'notNow',
      '7.1',
      {
        readonly wanted:
          | 'lay'
          | 'put'
          | 'cards'
          | 'choose'
          | 'turnOver'
          | 'propose'
          | 'answer'
          | 'duel'
          | 'taken'
          | 'nothing';
      }
    >;

/** What the log says of a move; nothing in it was hidden from anybody. */
export type LogEvent =
  | { readonly code: 'hands'; readonly cards: number }
  | {
      readonly code: 'laid';
      readonly round: number;
      readonly dealer: PlayerId;
      readonly chits: readonly number[];
    }
  | { readonly code: 'put'; readonly dealer: PlayerId; readonly bar: Bar; readonly chit: number }
  | { readonly code: 'chosen'; readonly player: PlayerId }
  | { readonly code: 'shown'; readonly cards: Readonly<Partial<Record<PlayerId, CardName>>> }
  | { readonly code: 'proposed'; readonly bar: Bar; readonly by: PlayerId; readonly shares: Shares }
  | { readonly code: 'answered'; readonly bar: Bar; readonly player: PlayerId; readonly answer: DuelAnswer }
  | ({ readonly code: 'fought'; readonly bar: Bar } & Duel & { readonly totals: readonly [number, number] })
  | { readonly code: 'taken'; readonly round: number }
  | { readonly code: 'depth'; readonly depth: Depth };

/** The taps before a move is complete. */
export type Tap =
  | { readonly tap: 'chit'; readonly value: number }
  | { readonly tap: 'card'; readonly player: PlayerId; readonly card: CardName }
  /** The colour of the card that is told; kind and symbol follow. */
  | { readonly tap: 'half'; readonly player: PlayerId; readonly bar: Bar }
  /** Whose card is told next, out of turn. */
  | { readonly tap: 'turn'; readonly player: PlayerId }
  /** A chit of the bargaining table handed on: its place in the row, and whose it is now. */
  | { readonly tap: 'hand'; readonly chit: number; readonly value: number; readonly to: PlayerId | 'middle' }
  | { readonly tap: 'die'; readonly die: 'champion' | 'challenger'; readonly face: number }
  | { readonly tap: 'took'; readonly bar: Bar; readonly chit: number; readonly to: PlayerId | 'stays' }
  | { readonly tap: 'show'; readonly show: string };

/** What lies at a bar, as the screens draw it. */
export interface BarView {
  readonly bar: Bar;
  readonly chits: readonly number[];
  readonly total: number;
  /** Cards that were turned over there. */
  readonly cards: readonly (PlayedCard & { readonly fate: CardFate })[];
  /** What was posted there this round, zeros too. */
  readonly paid: readonly Posting<Why>[];
  /** What each player took there of it: whole dollars. */
  readonly taken: Readonly<Partial<Record<PlayerId, number>>>;
  /** Somebody has taken the chits. */
  readonly settled: boolean;
  /** How its chits were divided, once nobody has to answer or to fight any more. */
  readonly divided?: Deal;
}

/** What becomes of a card at its bar. */
export type CardFate = 'claims' | 'shutOut' | 'idle';

/** The deal that is open, as the screens draw it. */
export interface DealView extends Deal {
  readonly proposer: PlayerId;
  readonly chits: readonly number[];
  /** What lies there: whole dollars. */
  readonly total: number;
  /** What the proposal comes to for each player: whole dollars. */
  readonly offered: Readonly<Partial<Record<PlayerId, number>>>;
  /** What nobody has accepted yet, and so is fought for: whole dollars. */
  readonly prize: number;
  /** The next duel, once everybody has answered. */
  readonly next?: { readonly champion: PlayedCard; readonly challenger: PlayedCard };
  /** For each who may ask for a duel: who wins equal sums against the proposer, and whether nobody throws. */
  readonly equalSums: Readonly<
    Partial<Record<PlayerId, { readonly winner: PlayerId; readonly unthrown: boolean }>>
  >;
}

/** What a screen may know; a hand only for the eyes that it belongs to. */
export interface View {
  readonly seats: readonly PlayerId[];
  readonly options: Options;
  readonly depth: Depth;
  readonly round: number;
  readonly rounds: number;
  readonly phase: State['phase'];
  readonly dealer: PlayerId;
  readonly bars: readonly BarView[];
  readonly stackLeft: number;
  /** What the chits in the stacks are; their order is not known. */
  readonly stack: Deck;
  readonly chitsARound: number;
  readonly last?: number;
  /** Whether the app has dealt the hands. */
  readonly hands: boolean;
  readonly deckLeft: number;
  readonly chosen: readonly PlayerId[];
  /** The cards of this round, or of the last one until chits are laid again, lie open. */
  readonly turned: boolean;
  /** Cards that a table with its own hands may still show: those of the box, and those not played. */
  readonly box: Deck;
  readonly live: Deck;
  readonly deal?: DealView;
  readonly dealsLeft: number;
  /** The hand of the eyes that look, and what they have chosen. */
  readonly mine?: {
    readonly player: PlayerId;
    readonly hand: readonly CardName[];
    readonly chosen?: CardName;
  };
}
