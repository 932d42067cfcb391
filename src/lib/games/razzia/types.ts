import type { Deck, GameTypes, JoinMove, Departure, PlayerId, Posting, ReasonWith } from '$lib/core';
import type { EntryDetail } from '$lib/games/contract/define';
import type { JoinEvent, JoiningWhy } from '$lib/games/contract/joining';
import type { CommonLeavingWhy, LeaveEvent, LeaveMove } from '$lib/games/contract/leaving';
import type { Bar } from './payout/bars';
import type { Settlement } from './house-rules';

export { BARS, type Bar } from './payout/bars';

export const KINDS = ['gambler', 'raid'] as const;
export type Kind = (typeof KINDS)[number];

/** The face of a card besides its colour: its kind and its die symbol, 1 to 6. */
export interface Face {
  readonly kind: Kind;
  readonly value: number;
}

/** A card in hand; it can be played only at the bar of its colour. */
export interface Card extends Face {
  readonly bar: Bar;
}

/** The id of a card in decks and hands: "jungle gambler 3". */
export type CardName = string;

/** A card at a bar, with its player. */
export interface PlayedCard extends Face {
  readonly player: PlayerId;
}

/** The options of a match, fixed at the start. */
export interface Options extends Settlement {
  readonly dealer: PlayerId;
  readonly depth: EntryDetail;
  /** The counted chits of the owner's copy; the usual chits if absent. */
  readonly chits?: Deck;
}

/** The chits of a bar by player, in a proposal or in a settled bar. */
export type Shares = Readonly<Partial<Record<PlayerId, readonly number[]>>>;

export type DuelAnswer = 'accept' | 'duel';

/** The dice of a duel, one die each. */
export interface Throws {
  readonly champion: number;
  readonly challenger: number;
}

export type Move =
  /** The app deals: cards in the order of the receivers, clockwise from the dealer's left. */
  | { readonly type: 'hands'; readonly cards: readonly CardName[] }
  /** Chits face up: one per bar from left to right, and the one that the dealer places. */
  | { readonly type: 'lay'; readonly chits: readonly number[] }
  /** The bar where the dealer puts the last chit. */
  | { readonly type: 'put'; readonly bar: Bar }
  /** A card chosen in secret. */
  | { readonly type: 'choose'; readonly player: PlayerId; readonly card: CardName }
  /** All players have chosen: the cards are revealed. */
  | { readonly type: 'turnOver' }
  /** The physical cards that the players revealed, in seat order. */
  | { readonly type: 'reveal'; readonly cards: readonly CardName[] }
  | { readonly type: 'propose'; readonly shares: Shares }
  | { readonly type: 'answer'; readonly player: PlayerId; readonly answer: DuelAnswer }
  | ({ readonly type: 'duel' } & Throws)
  /** Round results only: the chits that each player took, bar by bar; all others stay. */
  | { readonly type: 'taken'; readonly bars: Readonly<Partial<Record<Bar, Shares>>> }
  | { readonly type: 'depth'; readonly depth: EntryDetail }
  | LeaveMove
  | JoinMove;

/** A bar that several players have to divide, until it is settled. */
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

/** The part of the state that is shown to everyone unchanged. */
export interface PublicState {
  readonly options: Options;
  readonly seats: readonly PlayerId[];
  /** Players who left, in that order; absent if no one did. */
  readonly left?: readonly Departure[];
  readonly depth: EntryDetail;
  readonly round: number;
  readonly rounds: number;
  readonly phase: 'lay' | 'put' | 'choose' | 'deal' | 'over';
  readonly dealer: PlayerId;
  /** Chits in the stacks; their order is hidden from all players. */
  readonly stack: Deck;
  /** The chit that the dealer holds and has yet to place. */
  readonly last?: number;
}

export interface State extends PublicState {
  readonly bars: readonly Bar[];
  /** Chits that three players leave in the box; absent if there are none. */
  readonly aside?: Deck;
  readonly chits: Readonly<Partial<Record<Bar, readonly number[]>>>;
  /** Cards that can still be drawn; without the hands if the app dealt them. */
  readonly deck: Deck;
  /** Number of cards in the physical deck, if the players use physical cards. */
  readonly undealt: number;
  /** Cards played since the last shuffle. */
  readonly discard: Deck;
  /** True if the physical cards in play are not known from earlier entries, so that any card may turn up. */
  readonly blind: boolean;
  /** Hands dealt by the app; absent if the players use physical cards. */
  readonly hands?: Readonly<Partial<Record<PlayerId, readonly CardName[]>>>;
  /** Chosen and not yet revealed. */
  readonly chosen: Readonly<Partial<Record<PlayerId, CardName>>>;
  /** The revealed cards, kept until the next round lays out its chits. */
  readonly shown?: Readonly<Partial<Record<PlayerId, CardName>>>;
  /** The dealer of the round that has ended, and the bars that close after it; kept as long as its cards. */
  readonly ended?: { readonly dealer: PlayerId; readonly closed: readonly Bar[] };
  /** Deals still to be settled, the next one first. */
  readonly deals: readonly Deal[];
  /** Deals settled since chits were last laid out. */
  readonly divided: readonly Deal[];
  /** The postings at each bar, zeros included, kept until the next round lays out its chits. */
  readonly paid: Readonly<Partial<Record<Bar, readonly Posting<Why>[]>>>;
  /** Chits won so far. */
  readonly won: Readonly<Partial<Record<PlayerId, readonly number[]>>>;
  /** Whole dollars without a chit, with which newcomers started; absent if no one did. */
  readonly cash?: Readonly<Partial<Record<PlayerId, number>>>;
}

/** The place of a reason: a bar of a match, or the one in a referee position. */
export type BarReference = Bar | 'this';

/**
 * Paragraphs that decide a duel: higher sum, tie of two, tie of several, equal symbols, equal symbols without a roll.
 */
export type DuelRule = '4.5' | '4.6' | '4.7' | '6.3' | '6.4';

interface AtBar {
  readonly bar: BarReference;
}
interface PlayerAtBar extends AtBar {
  readonly own: PlayedCard;
}

export type Why =
  // one bar
  | ReasonWith<'alone', '3.3', PlayerAtBar & { value: number }>
  | ReasonWith<'raided', '3.4', PlayerAtBar & { value: number; gamblers: readonly PlayedCard[] }>
  | ReasonWith<'shutOut', '3.4', PlayerAtBar & { raiders: readonly PlayedCard[] }>
  | ReasonWith<'noGambler', '3.5', PlayerAtBar & { money: boolean }>
  | ReasonWith<'nothingThere', '3.6', PlayerAtBar>
  // the deal
  | ReasonWith<'offered', '4.3', PlayerAtBar & { value: number; by: PlayerId }>
  | ReasonWith<'offeredNothing', '4.9', PlayerAtBar & { by: PlayerId }>
  | ReasonWith<'kept', '4.3', PlayerAtBar & { value: number }>
  | ReasonWith<'keptNothing', '4.9', PlayerAtBar>
  | ReasonWith<'duelWon', DuelRule, PlayerAtBar & { value: number; beaten: readonly PlayerId[] }>
  | ReasonWith<'duelWonNothing', DuelRule, PlayerAtBar & { beaten: readonly PlayerId[] }>
  /** `dice`: the dice of the loser and of the winner. */
  | ReasonWith<
      'duelLost',
      DuelRule,
      PlayerAtBar & {
        other: PlayedCard;
        dice: readonly [number, number];
        totals: readonly [number, number];
        tie: boolean;
      }
    >
  | ReasonWith<'equalLost', '6.4', PlayerAtBar & { other: PlayedCard }>
  | ReasonWith<'equalWon', '6.4', PlayerAtBar & { value: number; other: PlayedCard }>
  // the end
  | ReasonWith<'unclaimed', '1.8', { bar: Bar; player: PlayerId; value: number }>
  // rounds only
  | ReasonWith<'taken', '7.2', { bar: Bar; player: PlayerId; value: number }>
  // order
  | ReasonWith<'proposes', '4.1', PlayerAtBar & { others: readonly PlayedCard[] }>
  /** `level`: both are equally far the shorter way round, so the clockwise distance decided. */
  | ReasonWith<
      'proposesEqual',
      '6.2',
      PlayerAtBar & { other: PlayedCard; dealer: PlayerId; steps: number; otherSteps: number; level?: true }
    >
  | ReasonWith<'odds', '4.8' | '6.4', { proposer: number; challenger: number; ways: number; of: number }>
  // ranking
  /** `parts`: the parts of the total: starting money and chits. Absent if there was no starting money. */
  | ReasonWith<
      'sum',
      '1.6',
      {
        player: PlayerId;
        chits: number;
        parts?: { readonly cash: number; readonly won: number };
        total: number;
      }
    >
  | ReasonWith<'level', '1.7', { players: readonly PlayerId[]; total: number }>
  // refusals
  | ReasonWith<'notInHand', '3.1', { player: PlayerId }>
  | ReasonWith<'alreadyChosen', '3.1', { player: PlayerId }>
  | ReasonWith<'notAllChosen', '3.2', { missing: readonly PlayerId[] }>
  | ReasonWith<
      'noSuchCard',
      '1.3' | '1.9' | '5.1' | '5.2',
      { card: CardName; players: number; inPlay: number }
    >
  | ReasonWith<'cardGone', '2.4', { card: CardName; player: PlayerId }>
  | ReasonWith<'wrongCards', '2.3' | '2.4' | '3.1', { wanted: number; given: number }>
  | ReasonWith<'chitGone', '1.4', { value: number; left: number }>
  | ReasonWith<'wrongChits', '2.1' | '5.3' | '5.4', { wanted: number; given: number }>
  | ReasonWith<'barClosed', '5.1', { bar: Bar }>
  | ReasonWith<'wrongShares', '4.2', { bar: BarReference }>
  | ReasonWith<'notAsked', '4.4', { player: PlayerId }>
  | ReasonWith<'wrongDie', '4.5'>
  | ReasonWith<'unreadable', '7.1'>
  | ReasonWith<'takenWrong', '7.2', { bar: Bar }>
  | ReasonWith<'depthLater', '7.3', { depth: EntryDetail }>
  | ReasonWith<'fewChits', '1.15', { left: number }>
  | JoiningWhy
  | CommonLeavingWhy
  | ReasonWith<
      'notNow',
      '7.1',
      {
        wanted:
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

/** The log entry of a move; it contains nothing that was ever hidden. */
export type LogEvent =
  | { readonly code: 'hands'; readonly cards: number }
  | Readonly<{ code: 'laid'; round: number; dealer: PlayerId; chits: readonly number[] }>
  | { readonly code: 'put'; readonly dealer: PlayerId; readonly bar: Bar; readonly chit: number }
  | { readonly code: 'chosen'; readonly player: PlayerId }
  | { readonly code: 'shown'; readonly cards: Readonly<Partial<Record<PlayerId, CardName>>> }
  | { readonly code: 'proposed'; readonly bar: Bar; readonly by: PlayerId; readonly shares: Shares }
  | { readonly code: 'answered'; readonly bar: Bar; readonly player: PlayerId; readonly answer: DuelAnswer }
  | ({ readonly code: 'fought'; readonly bar: Bar } & Duel & { readonly totals: readonly [number, number] })
  | { readonly code: 'taken'; readonly round: number }
  | { readonly code: 'depth'; readonly depth: EntryDetail }
  | (LeaveEvent & {
      /** An open offer that the player accepts by leaving, in whole dollars. */
      readonly accepts?: { readonly bar: Bar; readonly value: number };
      /** The bar that the player's card leaves. */
      readonly without?: Bar;
    })
  | JoinEvent;

/** A bar as the screens draw it. */
export interface BarView {
  readonly bar: Bar;
  readonly chits: readonly number[];
  readonly total: number;
  /** The revealed cards at this bar. */
  readonly cards: readonly (PlayedCard & { readonly fate: CardFate })[];
  /** The postings at this bar in this round, zeros included. */
  readonly paid: readonly Posting<Why>[];
  /** The sum that each player took at this bar, in whole dollars. */
  readonly taken: Readonly<Partial<Record<PlayerId, number>>>;
  /** True if the chits of the bar have been taken. */
  readonly isSettled: boolean;
  /** Set if the bar is not used from the next round on, because a player left in the last one (1.12). */
  readonly closed?: true;
  /** The division of the bar's chits, once all answers and duels are complete. */
  readonly divided?: Deal;
  /**
   * Set while the table is shown bar by bar: the cards here are still face down, are turned over now, or are paid for
   * now.
   */
  readonly turn?: 'later' | 'now' | 'paid';
}

/** The role of a card at its bar. */
export type CardFate = 'claims' | 'shutOut' | 'idle';

/** The open deal as the screens draw it. */
export interface DealView extends Deal {
  readonly proposer: PlayerId;
  readonly chits: readonly number[];
  /** Sum of the chits at the bar, in whole dollars. */
  readonly total: number;
  /** Sum that the proposal offers each player, in whole dollars. */
  readonly offeredSums: Readonly<Partial<Record<PlayerId, number>>>;
  /** Sum at stake: chits that no player has accepted so far, in whole dollars. */
  readonly prize: number;
  /** The next duel, once all players have answered. */
  readonly next?: { readonly champion: PlayedCard; readonly challenger: PlayedCard };
  /**
   * For each player who may challenge: the winner of a tie against the proposer, and whether the duel needs no roll.
   */
  readonly equalSums: Readonly<
    Partial<Record<PlayerId, { readonly winner: PlayerId; readonly unthrown: boolean }>>
  >;
}

/** The data for the screen. A hand is included only for its owner. */
export interface View extends PublicState {
  /** The dealer of the round whose cards are visible, once it has ended. */
  readonly dealt?: PlayerId;
  readonly bars: readonly BarView[];
  readonly stackLeft: number;
  /** The number of chits in the box, which more than three players would use. */
  readonly chitsAside: number;
  readonly chitsARound: number;
  /** True if the app has dealt the hands. */
  readonly hands: boolean;
  readonly deckLeft: number;
  /** The players who get cards if the app deals. */
  readonly cardReceivers: readonly PlayerId[];
  readonly chosen: readonly PlayerId[];
  /** True while revealed cards are shown: those of this round, or of the last round until chits are laid out. */
  readonly areCardsShown: boolean;
  /**
   * Cards that players with physical hands may show: `box` has all cards of the box, `placeableCards` those not played
   * yet.
   */
  readonly box: Deck;
  readonly placeableCards: Deck;
  readonly deal?: DealView;
  readonly dealsLeft: number;
  /** The hand and the choice of the player who looks. */
  readonly ownCards?: {
    readonly player: PlayerId;
    readonly hand: readonly CardName[];
    readonly chosen?: CardName;
  };
}

/** The types of this game for the core. */
export interface Razzia extends GameTypes {
  Options: Options;
  State: State;
  Move: Move;
  Why: Why;
  View: View;
  LogEvent: LogEvent;
}
