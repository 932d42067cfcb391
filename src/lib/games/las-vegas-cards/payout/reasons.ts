import type { JoiningWhy } from '$lib/games/contract/joining';
import type { LeavingWhy } from '$lib/games/contract/leaving';
import type { ColourBonus } from '$lib/chip-cards';
import type { PlayerId, ReasonWith } from '$lib/core';
import type { EntryDetail } from '$lib/games/contract/define';
import type {
  CardName,
  CasinoAt,
  CasinoNumber,
  ColourName,
  Strength
} from '$lib/games/las-vegas-cards/actions/cards';

interface CasinoReason {
  readonly casino: CasinoAt;
}
interface OwnReason extends CasinoReason {
  readonly own: Strength;
}
interface PlayerReason {
  readonly player: PlayerId;
}

/** The rules that a selection can break (3.1, 3.2). */
export const BREACHES = ['at-least-one', 'one-number'] as const;
export type Breach = (typeof BREACHES)[number];

/** The move that the match waits for. */
export type Wanted =
  | 'notes'
  | 'chipCards'
  | 'neutral'
  | 'hand'
  | 'choose'
  | 'turnOver'
  | 'lay'
  | 'chipCard'
  | 'count'
  | 'nothing';

/** Every reason of this game, with its paragraph number. */
export type Why =
  // payout
  /** `alike`: the other note has the same value. */
  | ReasonWith<'most', '4.3', OwnReason & { value: number; alike?: true; next?: Strength }>
  | ReasonWith<'second', '4.3', OwnReason & { value: number; best: Strength }>
  | ReasonWith<'third', '4.3', OwnReason & { better: readonly Strength[] }>
  | ReasonWith<'tied', '4.2', OwnReason & { others: readonly Strength[] }>
  | ReasonWith<
      'leftOver',
      '4.4',
      CasinoReason & { notes: readonly number[]; claimants: number; left: number }
    >
  | ReasonWith<'imaginary', '8.2', OwnReason & { value: number; rank: 1 | 2 }>
  // the end
  | ReasonWith<'bonus', '7.7', PlayerReason & ColourBonus & Pick<ColourName, 'name'>>
  | ReasonWith<'noBonus', '7.7', PlayerReason>
  | ReasonWith<
      'sum',
      '5.1',
      PlayerReason & {
        notes: number;
        /** Whole dollars of the notes, and of the chip cards. */
        won: number;
        bonus: number;
        /** Whole dollars without a note, with which a newcomer started; absent if there are none. */
        cash?: number;
        total: number;
      }
    >
  | ReasonWith<
      'moreNotes',
      '5.2' | '5.4',
      {
        players: readonly PlayerId[];
        others: readonly PlayerId[];
        total: number;
        pieces: number;
        otherPieces: number;
        /** At least one of the players has chip cards. */
        chipCards: boolean;
        /** Chip cards would have changed the result, but do not count. */
        notesOnly?: true;
      }
    >
  /** `notesOnly`: chip cards would have changed the result, but do not count. */
  | ReasonWith<
      'level',
      '5.3' | '5.4',
      { players: readonly PlayerId[]; total: number; pieces: number; chipCards: boolean; notesOnly?: true }
    >
  // The referee's answers about a selection and a turn.
  | ReasonWith<'allowed', '3.1' | '3.2', { cards: number; numbers: readonly number[] }>
  | ReasonWith<'mayTake', '7.3' | '7.4' | '7.5', { casino: CasinoNumber; dice: number }>
  | ReasonWith<'stops', '3.6', PlayerReason & { cards: number }>
  | ReasonWith<'goesOn', '3.6', PlayerReason & { cards: number }>
  | ReasonWith<'lastTurn', '3.5', PlayerReason & { cards: number }>
  // refusals
  | ReasonWith<'noCard', '3.1'>
  | ReasonWith<'manyNumbers', '3.2', { cards: number; numbers: readonly number[] }>
  | ReasonWith<'notInHand', '3.1', PlayerReason>
  | ReasonWith<'alreadyChosen', '9.2', PlayerReason>
  | ReasonWith<'notAllChosen', '3.1', { missing: readonly PlayerId[] }>
  | ReasonWith<'wrongHand', '2.2', PlayerReason>
  | ReasonWith<'finished', '3.6' | '6.3', PlayerReason & { cards: number }>
  | ReasonWith<'alreadyLaid', '9.1', PlayerReason>
  | ReasonWith<'notYourTurn', '6.1', PlayerReason & { turn: PlayerId }>
  /** `inSet`: how many such cards a set has. */
  | ReasonWith<'noSuchCard', '1.4', PlayerReason & { card: CardName; inSet: number }>
  | ReasonWith<'noteGone', '1.3', { value: number; left: number }>
  | ReasonWith<'wrongNotes', '2.1', { given: number }>
  | ReasonWith<'wrongChipCards', '7.2', { given: number }>
  | ReasonWith<'chipCardGone', '7.2', ColourName & { left: number }>
  | ReasonWith<'wrongNeutral', '8.2', { given: number }>
  | ReasonWith<'noChipCard', '7.3', CasinoReason & ColourName>
  | ReasonWith<'wrongCount', '9.4', PlayerReason>
  | ReasonWith<'takenWrong', '9.4', { casino: CasinoNumber }>
  | ReasonWith<'depthLater', '9.5', { depth: EntryDetail }>
  | ReasonWith<'unreadable', '9.1'>
  | ReasonWith<'notNow', '9.1', { wanted: Wanted }>
  | ReasonWith<'startHidden', '1.11'>
  | JoiningWhy
  | LeavingWhy;
