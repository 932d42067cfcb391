import type { JoiningWhy } from '$lib/games/contract/joining';
import type { LeavingWhy } from '$lib/games/contract/leaving';
import type { ColourBonus } from '$lib/chip-cards';
import type { PlayerId, About } from '$lib/core';
import type { Depth } from '$lib/games/contract/define';
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
  | About<'most', '4.3', OwnReason & { value: number; alike?: true; next?: Strength }>
  | About<'second', '4.3', OwnReason & { value: number; best: Strength }>
  | About<'third', '4.3', OwnReason & { better: readonly Strength[] }>
  | About<'tied', '4.2', OwnReason & { others: readonly Strength[] }>
  | About<'leftOver', '4.4', CasinoReason & { notes: readonly number[]; claimants: number; left: number }>
  | About<'imaginary', '8.2', OwnReason & { value: number; rank: 1 | 2 }>
  // the end
  | About<'bonus', '7.7', PlayerReason & ColourBonus & Pick<ColourName, 'name'>>
  | About<'noBonus', '7.7', PlayerReason>
  | About<
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
  | About<
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
  | About<
      'level',
      '5.3' | '5.4',
      { players: readonly PlayerId[]; total: number; pieces: number; chipCards: boolean; notesOnly?: true }
    >
  // answers of the referee about a selection and a turn
  | About<'allowed', '3.1' | '3.2', { cards: number; numbers: readonly number[] }>
  | About<'mayTake', '7.3' | '7.4' | '7.5', { casino: CasinoNumber; dice: number }>
  | About<'stops', '3.6', PlayerReason & { cards: number }>
  | About<'goesOn', '3.6', PlayerReason & { cards: number }>
  | About<'lastTurn', '3.5', PlayerReason & { cards: number }>
  // refusals
  | About<'noCard', '3.1'>
  | About<'manyNumbers', '3.2', { cards: number; numbers: readonly number[] }>
  | About<'notInHand', '3.1', PlayerReason>
  | About<'alreadyChosen', '9.2', PlayerReason>
  | About<'notAllChosen', '3.1', { missing: readonly PlayerId[] }>
  | About<'wrongHand', '2.2', PlayerReason>
  | About<'finished', '3.6' | '6.3', PlayerReason & { cards: number }>
  | About<'alreadyLaid', '9.1', PlayerReason>
  | About<'notYourTurn', '6.1', PlayerReason & { turn: PlayerId }>
  /** `inSet`: how many such cards a set has. */
  | About<'noSuchCard', '1.4', PlayerReason & { card: CardName; inSet: number }>
  | About<'noteGone', '1.3', { value: number; left: number }>
  | About<'wrongNotes', '2.1', { given: number }>
  | About<'wrongChipCards', '7.2', { given: number }>
  | About<'chipCardGone', '7.2', ColourName & { left: number }>
  | About<'wrongNeutral', '8.2', { given: number }>
  | About<'noChipCard', '7.3', CasinoReason & ColourName>
  | About<'wrongCount', '9.4', PlayerReason>
  | About<'takenWrong', '9.4', { casino: CasinoNumber }>
  | About<'depthLater', '9.5', { depth: Depth }>
  | About<'unreadable', '9.1'>
  | About<'notNow', '9.1', { wanted: Wanted }>
  | About<'startHidden', '1.11'>
  | JoiningWhy
  | LeavingWhy;
