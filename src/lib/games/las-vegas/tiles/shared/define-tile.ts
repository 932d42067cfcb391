import type { Ask, Choice, ChoiceParts, Names, Paragraphs, PlayerId, Posting, Reason } from '$lib/core';
import type { AskText } from '$lib/games/contract/define';
import type { JsonObject } from '$lib/games/contract/form';
import type { BoxPart } from '$lib/parts';
import type { Cause } from '$lib/games/las-vegas/state/royale';
import type {
  CasinoView,
  Dice,
  Face,
  Move,
  Options,
  State,
  TilePayout,
  View,
  DiceOwner,
  Why
} from '$lib/games/las-vegas/types';
import type { Tiles, TileTypes } from './tile-types';

/** An ask of a tile; `params` leads to its strings. */
export type TileAsk<W extends TileTypes> = Ask<Move, Why> & {
  readonly params: { readonly tile: W['Id']; readonly step: W['Ask'] };
};

/** Values that the strings of an ask may use; they contain no secrets. */
export interface AskTextContext<W extends TileTypes> {
  /** Name of the player who is asked, or of the player whom the tile concerns if no one in particular is asked. */
  readonly name: string;
  /** Name of the player who activated the tile, or who is affected at the payout. */
  readonly owner: string;
  readonly casino: Face;
  readonly pieces: W['Pieces'];
  /** The tile's progress without secrets; empty unless the tile waits. */
  readonly step: Partial<W['Step']>;
  readonly params: NonNullable<Ask<Move, Why>['params']>;
  readonly view: View;
  readonly names: Names;
}

/** Values that the strings of one choice may use. A choice does not know the ask it belongs to. */
export type ChoiceContext<W extends TileTypes> = Omit<AskTextContext<W>, 'params' | 'name' | 'owner'>;

/** Values that the strings of a waiting tile may use, for any of its asks. */
export type WaitingTile<W extends TileTypes> = Omit<AskTextContext<W>, 'params'>;

/** A question for the referee about a tile. Without `case`, the tile's own case is used. */
export interface DisputeQuestion {
  readonly case?: string;
  readonly position: JsonObject;
  /** Set if not all of the position was entered in the match. */
  readonly isOpen?: true;
}

/** Context of a dispute: the payout that the reason comes from, and the match's options. */
export interface DisputeContext {
  /** Reasons of all tiles in the last payout. */
  readonly payoutReasons: readonly Why[];
  readonly casinos: readonly CasinoView[];
  /** Money before the tile took or paid anything; undefined if it is no longer known. */
  readonly moneyBefore: TilePayout['held'];
  readonly seats: readonly PlayerId[];
  readonly options: Options;
}

/** A tile at its casino, with everything that a sentence about it needs. */
export interface LaidTile<W extends TileTypes> {
  readonly pieces: W['Pieces'];
  readonly casino: CasinoView;
  readonly players: readonly PlayerId[];
  readonly names: Names;
}

/** A roll of the black dice is not a choice, so it has no button label. */
type ChosenAction<W extends TileTypes> = Exclude<W['Move']['do'], 'throw'>;

/** Input of a tile's hooks: the state, the pieces on the tile, the player concerned, and the progress so far. */
export interface TileContext<W extends TileTypes> {
  readonly state: State;
  readonly casino: Face;
  readonly pieces: W['Pieces'];
  readonly player: PlayerId;
  readonly cause: Cause;
  readonly step: W['Step'];
}

/** Result of a tile's hook. With a `step` the tile waits for an answer; without one it is done. */
export interface TileResult<W extends TileTypes> {
  readonly state: State;
  readonly postings?: readonly Posting<Why>[];
  /** The pieces on the tile now, if they changed. */
  readonly pieces?: W['Pieces'];
  readonly step?: W['Step'];
  /** The player concerned by the step, if it is not the same one as before. */
  readonly player?: PlayerId;
  /** Casino whose tile is activated as well. */
  readonly activatedCasino?: Face;
  /** Posting for that activation; `isIdle` is true if the other tile does nothing when activated. */
  readonly activationPosting?: (isIdle: boolean) => Posting<Why>;
}

/** Dice on a tile, for counting all pieces. */
export interface DiceOnTile {
  readonly owner: DiceOwner;
  readonly dice: Dice;
}

/** One side of a tile. Hooks that it does not use are absent. */
export interface Tile<W extends TileTypes> {
  readonly id: W['Id'];
  /** Letter of the board (one of eight) and number of the side. */
  readonly side: string;
  /** Member that names the player in its referee case: `dice`, `winner`, or by default `player`. */
  readonly playerMember?: 'dice' | 'winner';
  readonly title: string;
  /** Effect in one sentence, shown beside its asks. */
  readonly summary: string;
  /** Effect in two sentences. */
  readonly effect: string;
  readonly paragraphs: Paragraphs;
  /** Its counters and tokens, which the app can replace. */
  readonly tokens?: readonly BoxPart[];
  /** One sentence for every reason of this tile. */
  readonly sentences: {
    readonly [Code in W['Why']['code']]: (why: Extract<W['Why'], { code: Code }>, names: Names) => string;
  };
  /**
   * For every reason, the position that makes the referee give exactly this reason. The function returns undefined
   * if the position is no longer known; 'sentence' means that there is none.
   */
  readonly disputes: {
    readonly [Code in W['Why']['code']]:
      | 'sentence'
      | ((
          why: Extract<W['Why'], { code: Code }>,
          names: Names,
          context: DisputeContext
        ) => DisputeQuestion | undefined);
  };
  /** Log line for every move of this tile; `name` is the player concerned. */
  readonly logLines: {
    readonly [Action in W['Move']['do']]: (
      move: Extract<W['Move'], { do: Action }>,
      name: string,
      names: Names
    ) => string;
  };
  /** Two moves that are undone together. */
  readonly together?: readonly [first: W['Move']['do'], second: W['Move']['do']];
  /** Shorter text for the undo bar, if the log line is too long for it. */
  readonly undoTexts?: {
    readonly [Action in W['Move']['do']]?: (
      move: Extract<W['Move'], { do: Action }>,
      name: string,
      names: Names
    ) => string;
  };
  /** The strings of each of the tile's asks. */
  readonly askTexts: { readonly [Step in W['Ask']]: (context: AskTextContext<W>) => AskText };
  /** Button labels of the choices. */
  readonly choices: {
    readonly [Action in ChosenAction<W>]: (
      move: Extract<W['Move'], { do: Action }>,
      context: ChoiceContext<W>
    ) => string;
  };
  /** Undo labels for a tap on a part of an answer. */
  readonly tapLabels: {
    readonly [Member in W['Part']['member']]: (
      value: Extract<W['Part'], { readonly member: Member }>['value']
    ) => string;
  };
  /** Button labels of choices that are listed below a player or casino, which they need not repeat. */
  readonly resultLabels?: {
    readonly [Action in ChosenAction<W>]?: (move: Extract<W['Move'], { do: Action }>) => string;
  };
  /** Sentence about the pieces on the tile and their effect; if there are none, about its payment. */
  stateSentence(tile: LaidTile<W>): string;
  /** Sentence about the events since the tile started to wait; 'effect' repeats the tile's effect. */
  readonly waitingSentence: 'effect' | ((waitingTile: WaitingTile<W>) => string);
  /** The pieces on the tile when it is laid. */
  initialState(state: State): W['Pieces'];
  /** Set-up: the pieces that the tile puts on the table once the notes are dealt. */
  setUp?(state: State): State;
  /**
   * Minimum count at the tile's casino for an activation by another tile to have an effect. A tile without `activate`
   * never has one.
   */
  readonly minDice?: number;
  /** Runs when the tile is activated. */
  activate?(context: TileContext<W>): TileResult<W>;
  /** The asks while the tile waits for an answer. */
  asks?(context: TileContext<W>): readonly TileAsk<W>[];
  /** Applies an answer to one of its asks. */
  play?(context: TileContext<W>, move: W['Move']): TileResult<W>;
  /** Runs after every change of a count at any casino. */
  onDiceChange?(context: TileContext<W>): TileResult<W>;
  /** The asks for a turn that the token's holder may take instead of rolling. */
  turnAsks?(context: TileContext<W>): readonly TileAsk<W>[];
  /** The reason why one of the tile's paragraphs refuses this move. */
  refusal?(context: TileContext<W>, move: W['Move']): Why | undefined;
  /**
   * Applies a turn that the token's holder takes instead of rolling; also returns the placed dice and the casino whose
   * tile they activate.
   */
  turn?(context: TileContext<W>, move: W['Move']): TileResult<W> & { readonly placed: Dice };
  /** Runs after the last die and before any casino is paid: once for each casino, from 1 to 6. */
  beforePayout?(context: TileContext<W>): TileResult<W>;
  /** Runs once, after `beforePayout` has run for every casino and before casino 1 is paid. */
  payoutStart?(context: TileContext<W>): TileResult<W>;
  /** Runs when the notes of its casino have been paid. */
  duringPayout?(context: TileContext<W>): TileResult<W>;
  /** Runs when all casinos have been paid. */
  roundEnd?(context: TileContext<W>): TileResult<W>;
  /** The asks about the tile's result before the dice are counted, in a match that is entered round by round. */
  resultAsks?(context: TileContext<W>): readonly TileAsk<W>[];
  enterResult?(context: TileContext<W>, move: W['Move']): TileResult<W>;
  /** Possible payments in the course of a round, in whole dollars. */
  rewards?(state: State): readonly number[];
  /** The move without its secrets, for the log. */
  withoutSecrets?(move: W['Move']): W['Move'];
  /** Public part of a move with a secret; undefined if the move has no secret. */
  publicMembers?(move: W['Move']): Readonly<Record<string, unknown>> | undefined;
  /** The step without its secrets. */
  publicStep?(step: W['Step']): W['Step'];
  /** Dice on the tile. */
  dice?(pieces: W['Pieces']): readonly DiceOnTile[];
}

/**
 * Strings of a tile, which have a module of their own: those that every tile has, and `More`. The type takes the tile's
 * id, because the tile's types are in the module that imports these strings.
 */
export type TileText<Id extends keyof Tiles, More extends keyof Tile<Tiles[Id]> = never> = Pick<
  Tile<Tiles[Id]>,
  'title' | 'summary' | 'effect' | 'sentences' | More
>;

/** A tile whose own types are hidden from the others. */
export type UntypedTile = Omit<
  Tile<TileTypes>,
  | 'sentences'
  | 'disputes'
  | 'logLines'
  | 'undoTexts'
  | 'together'
  | 'askTexts'
  | 'choices'
  | 'tapLabels'
  | 'resultLabels'
> & {
  readonly sentences: Readonly<Record<string, (why: Reason, names: Names) => string>>;
  readonly disputes: Readonly<
    Record<
      string,
      'sentence' | ((why: Reason, names: Names, context: DisputeContext) => DisputeQuestion | undefined)
    >
  >;
  readonly logLines: Readonly<
    Record<string, (move: TileTypes['Move'], name: string, names: Names) => string>
  >;
  readonly together?: readonly [string, string];
  readonly undoTexts?: Readonly<
    Record<string, (move: TileTypes['Move'], name: string, names: Names) => string>
  >;
  readonly askTexts: Readonly<Record<string, (context: AskTextContext<TileTypes>) => AskText>>;
  readonly choices: Readonly<
    Record<string, (move: TileTypes['Move'], context: ChoiceContext<TileTypes>) => string>
  >;
  readonly tapLabels: Readonly<Record<string, (value: string | number) => string>>;
  readonly resultLabels?: Readonly<Record<string, (move: TileTypes['Move']) => string>>;
};

/** Hides a tile's own types, so that all tiles have the same type. */
export function defineTile<W extends TileTypes>(tile: Tile<W>): UntypedTile {
  return tile as unknown as UntypedTile;
}

/** Id and `params` of a tile's ask. */
export function tileAskId<Id extends string, Step extends string>(
  tile: Id,
  step: Step
): { readonly id: string; readonly params: { readonly tile: Id; readonly step: Step } } {
  return { id: `${tile} ${step}`, params: { tile, step } };
}

/**
 * A `choose` ask of these choices that can also be answered in parts. Each part is a member of the moves, with the
 * values that it can have.
 */
export function choicesInParts(
  choices: readonly Choice<Move, Why>[],
  ...members: readonly string[]
): { readonly kind: 'choose'; readonly choices: readonly Choice<Move, Why>[]; readonly parts: ChoiceParts } {
  const valuesOf = (member: string): readonly string[] => [
    ...new Set(
      choices.flatMap(({ move }) =>
        Object.entries(move).flatMap(([name, value]) => (name === member ? [String(value)] : []))
      )
    )
  ];
  return {
    kind: 'choose',
    choices,
    parts: Object.fromEntries(members.map((member) => [member, valuesOf(member)]))
  };
}

/** Ask for a roll of both black dice; the answer is `{ do: 'throw', dice }`. */
export function throwAsk<Id extends string>(
  tile: Id,
  player: PlayerId
): Extract<Ask<Move, Why>, { kind: 'dice' }> & {
  readonly params: { readonly tile: Id; readonly step: 'throw' };
} {
  return { ...tileAskId(tile, 'throw'), for: player, kind: 'dice', faces: 6, count: 2 };
}

/** Faces of both black dice. */
export interface BlackDiceRoll<Id extends string> {
  readonly type: 'tile';
  readonly tile: Id;
  readonly do: 'throw';
  readonly dice: readonly Face[];
}

/** A posting that pays nothing. */
export function zeroPosting(to: PlayerId, why: Why): Posting<Why> {
  return { to, value: 0, why };
}

/** A posting that says why no one is paid. */
export function unclaimedPosting(why: Why): Posting<Why> {
  return { to: 'table', value: 0, why };
}
