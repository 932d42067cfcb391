import {
  appendEntry,
  randomOutcome,
  redactAsks,
  deviceRandom,
  askedPlayers,
  isPlayEntry,
  isCorrection,
  isHandOver,
  eventTimeOf,
  spokenNamesOf,
  nextEntry,
  readLog,
  seatsAfter,
  seatsWithTakeovers,
  seatsWithJoined,
  seatsWithLeft,
  type Ask,
  type AskTap,
  type EntrySource,
  type RandomSource,
  type Correction,
  type LogOp,
  type DieColour,
  type End,
  type Entry,
  type HandOver,
  type LogReading,
  type Match,
  type Names,
  type Outcome,
  type PlayerId,
  type Posting,
  type Progress,
  type Ranking,
  type Replay,
  type Seat,
  type Table,
  type GameTypes
} from '$lib/core';
import { tapsToRepeatMove } from '$lib/core/asks/entered';
import type { Game } from '$lib/games/contract/define';
import type { Consequences } from '$lib/session/log/edit-entry';
import { timeNow } from '$lib/storage/database/database';
import type { SavedMatch, Totals } from '$lib/storage/database/schema';
import type { StorageError } from '$lib/storage/database/storage-error';
import { tryMove, hiddenFacts } from './accepting';
import { requestProtectionOnce } from '$lib/session/device/device';
import {
  droppedLines,
  nextDropped,
  entriesBefore,
  type DroppedLine,
  type NextDropped
} from '$lib/session/log/dropped-entries';
import { postingsIfEndedNow } from './ending';
import { replaySafely } from '$lib/session/log/safe-replay';
import {
  redoRestoresTwo,
  correctionLabel,
  handOverLabel,
  redoLabel,
  undoRevertsTwo,
  undoTapLabel,
  undoLabel
} from './labels';
import { lastLineOf, logLinesOf, type LogLine } from './lines';
import { countSecretViews, type SecretViews } from './secret-views';
import { playerDirectoryOf, type PlayerDirectory } from '$lib/session/people/player-directory.svelte';
import { cloneJson } from '$lib/session/log/log-record';
import { Position } from './position.svelte';
import { mergeContextOf } from './merge-context';
import { resultOf, toWordedResult, type WordedResult } from '$lib/session/results/result';
import type { SaveState } from '$lib/session/log/write-queue.svelte';
import type { PersistedLog } from '$lib/session/log/persisted-log.svelte';
import { Taps } from './taps.svelte';

type Move = GameTypes['Move'];
type Why = GameTypes['Why'];
type Log = readonly Entry<Move>[];
/** The entries that change the seats: moves, by which players join, and handovers. */
type SeatChanges = Pick<LogReading<Move>, 'inEffect' | 'handovers'>;

/** Dice just rolled by the app whose result takes effect at once. */
export interface LatestRoll {
  /** The number of the roll's entry. */
  readonly seq: number;
  readonly dice: readonly number[];
  readonly big?: number;
  readonly colour: DieColour;
  /** Whether the dice stay on the table until the players have used them. */
  readonly isStillShown: boolean;
}

/**
 * The open match: everything the match screens show and may do. Moves show at once; `saveState` says whether they
 * have reached storage.
 *
 * The match is read-only while an earlier moment is shown, and if today's rules cannot play the log to its end: `play`,
 * `answerByApp`, `tap`, `undo`, `redo` and `end` then do nothing.
 */
export class OpenMatch {
  readonly game: Game;
  /** The people who play on this device. */
  readonly people: PlayerDirectory;
  readonly #log: PersistedLog<SavedMatch>;
  readonly #chance: RandomSource;
  readonly #currentPosition: Position;
  readonly #pastPosition: Position;
  readonly #editedPosition: Position;
  readonly #taps: Taps;
  /** Entry → the taps that led to it, so that they need not be entered again after an undo. */
  readonly #tapsByEntry: Record<number, readonly AskTap[]> = {};
  /** Call when the screen is left; unsaved data is still written. */
  readonly close: () => void;
  #thrownRoll: LatestRoll | undefined = $state.raw();
  #viewedSeq: number | undefined = $state.raw();
  #editedSeq: number | undefined = $state.raw();
  /** The undo that reopened a finished match for the edit. */
  #reopeningSeq: number | undefined;
  /** Taps that edit an earlier entry; they are not part of the draft and never saved. */
  #editTaps: readonly AskTap[] = $state.raw([]);
  readonly #reading: LogReading<Move> = $derived.by(() => readLog(this.entries));
  #dismissedSeqs: readonly number[] = $state.raw([]);
  readonly #dropped: readonly DroppedLine[] = $derived.by(() =>
    droppedLines(this.game, this.#now, this.entries).filter(({ seq }) => !this.#dismissedSeqs.includes(seq))
  );
  readonly #lines: readonly LogLine[] = $derived.by(() =>
    logLinesOf(
      this.game,
      this.#log.head,
      this.entries,
      (seats) => this.people.withCurrentNames(seats),
      this.#currentPosition.replay
    )
  );
  /** Whether the rules accept the move that redo would restore: another version may have logged it. */
  readonly #isRedoAccepted: boolean = $derived.by(() => {
    if (this.#reading.redoableEntries.length === 0) return false;
    const redoEntry = nextEntry(this.match.id, this.entries, 'redo', 'table', 0);
    return (
      replaySafely(this.game, this.#now, [...this.entries, redoEntry], this.#currentPosition.replay)
        .brokenReason === undefined
    );
  });
  /** The match with the current people on its seats. */
  readonly #now: Match = $derived.by(() => this.#matchWithSeats(this.#reading));
  /** The match with the people seated at the moment shown. */
  readonly #seated: Match = $derived.by(() => this.#matchWithSeats(this.#shownReading));
  /** The match as `#seated`, with the moments when some players left; the same object if no one did. */
  readonly #match: Match = $derived.by(() => {
    const match = this.#seated;
    const seats = seatsWithLeft(match.seats, this.game.rules.leftPlayers?.(this.#shown.state));
    return seats === match.seats ? match : { ...match, seats };
  });
  readonly #result: WordedResult | undefined = $derived.by(() => {
    const { result } = this.#log;
    return result && toWordedResult(this.game, result, (seats) => this.people.withCurrentNames(seats));
  });
  readonly #names: Names = $derived.by(() => spokenNamesOf(this.#match.seats));

  /** Throws if the rules cannot start a match with these options. */
  constructor(game: Game, log: PersistedLog<SavedMatch>, random: RandomSource = deviceRandom) {
    this.game = game;
    this.people = playerDirectoryOf(log.database);
    this.#log = log;
    this.#chance = random;
    this.#taps = new Taps(log);
    const getMatch = (): Match => this.#now;
    this.#currentPosition = new Position(game, getMatch, () => this.entries);
    this.#pastPosition = new Position(game, getMatch, () => this.#entriesUntil(this.#viewedSeq));
    this.#editedPosition = new Position(game, getMatch, () => this.#entriesBefore(this.editedSeq));
    this.#resumeTaps();
    this.#finishIfOver();
    log.mergeContext = mergeContextOf(game, log.head, (seats) => this.people.withCurrentNames(seats));
    this.close = log.enter();
  }

  /** The match with the people seated at the moment shown, under their current names. */
  get match(): Match {
    return this.#match;
  }

  /** The players' names for use in sentences. */
  get names(): Names {
    return this.#names;
  }

  /** The whole log, oldest first. */
  get entries(): Log {
    return this.#log.entries as Log;
  }

  /**
   * Identifies the moment shown. It changes with the state, not when a hand is viewed; negative while an entry is
   * edited.
   */
  readonly lastEventTime: number = $derived.by(() => {
    const eventTime = eventTimeOf(this.#entriesUntil(this.#viewedSeq));
    return this.editedSeq === undefined ? eventTime : -eventTime;
  });

  /** The log for the screen, newest first. */
  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  /** The last line, and its player. */
  readonly lastLine: Pick<LogLine, 'sentence' | 'player'> | undefined = $derived.by(
    () => lastLineOf(this.game, this.#now, this.entries, this.#currentPosition.replay) ?? this.lines[0]
  );

  readonly #shown: Position = $derived.by(() => {
    if (this.editedSeq !== undefined) return this.#editedPosition;
    return this.#viewedSeq === undefined ? this.#currentPosition : this.#pastPosition;
  });

  /** The replay up to the moment shown. */
  get replay(): Replay<GameTypes> {
    return this.#shown.replay;
  }

  /** The public view of the state shown. */
  get view(): GameTypes['View'] {
    return this.#shown.view;
  }

  /** One player's view of the state shown. */
  viewFor(viewer: PlayerId): GameTypes['View'] {
    return this.game.rules.view(this.#shown.state, viewer);
  }

  /** The asks now, or at the moment shown; empty once the match is over. Secret asks are redacted. */
  readonly asks: readonly Ask<Move, Why>[] = $derived.by(() =>
    this.#shown === this.#currentPosition && this.isOver ? [] : redactAsks(this.#shown.asks)
  );

  /** The asks with this player's own secrets readable; only for use while no one else is looking. */
  asksFor(viewer: PlayerId): readonly Ask<Move, Why>[] {
    return this.#shown === this.#currentPosition && this.isOver ? [] : redactAsks(this.#shown.asks, viewer);
  }

  /** The views of hands for the current secret asks, or for the last ones right after they are answered. */
  get secretViews(): readonly SecretViews[] {
    return countSecretViews(this.game, this.match, this.entries, this.#currentPosition.replay);
  }

  /** The postings if the match ended at the moment shown, as far as this player may know. */
  postingsIfEndedNowFor(viewer: PlayerId): readonly Posting<Why>[] {
    return postingsIfEndedNow(this.game, this.#shown.state, viewer);
  }

  /** The postings if the match ended at the moment shown. */
  get currentPayout(): readonly Posting<Why>[] {
    return this.#shown.currentPayout;
  }

  /** Whether the payout of the round is still unknown; `currentPayout` then leaves it out. */
  get isPayoutUnknown(): boolean {
    return this.game.rules.isPayoutUnknown?.(this.#shown.state) === true;
  }

  /** The postings of the last entry in effect. */
  get lastPostings(): readonly Posting<Why>[] {
    return this.replay.steps.at(-1)?.postings ?? [];
  }

  /** The public view right after an entry, to explain its reasons. */
  viewAfter(seq: number): GameTypes['View'] {
    const step = this.#currentPosition.replay.steps.find(({ entry }) => entry.seq === seq);
    return step === undefined ? this.view : this.game.rules.view(step.stateAfter);
  }

  /** Everything posted so far, oldest first. */
  get ledger(): readonly Posting<Why>[] {
    return this.#shown.ledger;
  }

  /** Whole dollars per player as far as they are public; the frozen totals once the match is over. */
  get totals(): Totals {
    return (this.#shown === this.#currentPosition ? this.result?.totals : undefined) ?? this.#shown.totals;
  }

  get progress(): Progress {
    return this.#shown.progress;
  }

  readonly isOver: boolean = $derived.by(() => this.result !== undefined || this.#currentPosition.isOver);

  /**
   * The standings, empty if they are not public; the final ranking once the match is over. `result` has the ranking
   * frozen, as sentences.
   */
  get ranking(): Ranking<Why> {
    return this.#shown.ranking;
  }

  /** The frozen result of a finished match, with today's wording and names. */
  get result(): WordedResult | undefined {
    return this.#result;
  }

  /** The reason why today's rules cannot play the log to its end, as one sentence. */
  get brokenReason(): string | undefined {
    return this.#currentPosition.brokenReason;
  }

  readonly isReadOnly: boolean = $derived.by(
    () => this.#shown !== this.#currentPosition || this.brokenReason !== undefined
  );

  get saveState(): SaveState {
    return this.#log.saveState;
  }

  /** The current storage error, which also says what happens to new entries. */
  get error(): StorageError | undefined {
    return this.#log.error;
  }

  /** A message about changes made in another tab. The next move clears it. */
  get notice(): string | undefined {
    return this.#log.notice;
  }

  dismissNotice(): void {
    this.#log.notice = undefined;
  }

  /** The entry after which the match is shown; undefined for the present. */
  get viewedSeq(): number | undefined {
    return this.#viewedSeq;
  }

  /** Shows the match as it was after an entry (0 for the start), or the present for undefined. */
  viewEntry(seq: number | undefined): void {
    this.#viewedSeq = seq;
  }

  /** The entry being edited, as long as that is possible; the match is shown as it was before it. */
  readonly editedSeq: number | undefined = $derived.by(() =>
    this.#editedSeq !== undefined && this.canChange(this.#editedSeq) ? this.#editedSeq : undefined
  );

  /** Whether an entry can be edited: it is a move in effect, the players entered it, and the match is not over. */
  canChange(seq: number | undefined): boolean {
    return !this.isOver && this.#isMoveOfThePlayers(seq);
  }

  /** Whether an entry of a finished match can be edited once the match is reopened, which undoes its last entry. */
  canReopen(seq: number | undefined): boolean {
    return this.isOver && this.#isMoveOfThePlayers(seq) && seq !== this.#reading.inEffect.at(-1)?.seq;
  }

  /**
   * Reopens a finished match with an undo, which the log keeps, and starts editing an entry. If that is cancelled, the
   * match is finished again.
   */
  reopen(seq: number): void {
    if (!this.canReopen(seq)) return;
    this.viewEntry(undefined);
    this.undo();
    this.#reopeningSeq = this.entries.at(-1)?.seq;
    this.change(seq);
  }

  #finishAgain(): void {
    const isStillReopened =
      this.#reopeningSeq !== undefined && this.entries.at(-1)?.seq === this.#reopeningSeq;
    this.#reopeningSeq = undefined;
    if (isStillReopened) this.redo();
  }

  #isMoveOfThePlayers(seq: number | undefined): boolean {
    const entry = this.#reading.inEffect.find((entry) => entry.seq === seq);
    return this.brokenReason === undefined && entry?.by === 'table' && typeof entry.do !== 'string';
  }

  /** Starts editing an entry; undefined cancels. */
  change(seq: number | undefined): void {
    this.#editedSeq = this.canChange(seq) ? seq : undefined;
    this.#editTaps = [];
    this.#viewedSeq = undefined;
    if (seq === undefined) this.#finishAgain();
  }

  /** Starts the draft of the edit with these taps. */
  fillChange(taps: readonly AskTap[]): void {
    if (this.editedSeq !== undefined) this.#editTaps = taps;
  }

  /** The move being edited, unless it hides something. */
  get editedMove(): Move | undefined {
    const entry = this.#reading.inEffect.find(({ seq }) => seq === this.editedSeq);
    if (entry === undefined || typeof entry.do === 'string') return undefined;
    return hiddenFacts(this.game, entry.do.move) === undefined ? entry.do.move : undefined;
  }

  /** The move that an answer gives for the entry being edited; nothing is logged. */
  moveFor(ask: Pick<Ask<Move, Why>, 'id'>, outcome: Outcome): Move | undefined {
    const current = this.#editedPosition.asks.find(({ id }) => id === ask.id);
    return this.editedSeq === undefined || current === undefined
      ? undefined
      : this.game.rules.move(current, outcome);
  }

  /** Applies an edit if its entry is still the one being edited; one undo reverts it. */
  accept({ correction }: Pick<Consequences, 'correction'>): void {
    const isCurrent = correction.correct === this.editedSeq;
    if (isCurrent) this.#reopeningSeq = undefined;
    this.change(undefined);
    if (isCurrent) this.#addEntry(cloneJson(correction));
  }

  /** The entries that an edit or undo removed, in order, until they are entered again or dismissed. */
  get droppedLogLines(): readonly DroppedLine[] {
    return this.#isPlayable ? this.#dropped : [];
  }

  /** The first dropped entry that the players entered; undefined if there is none. */
  readonly nextDropped: NextDropped | undefined = $derived.by(() => {
    if (this.droppedLogLines.length === 0) return undefined;
    const { replay, state } = this.#currentPosition;
    return nextDropped(this.game, this.match, this.droppedLogLines, {
      state,
      last: replay.steps.at(-1)?.move
    });
  });

  /** Enters the first dropped entry again unchanged, if it fits. Returns the reason if the rules refuse it. */
  reenterDropped(): Why | undefined {
    const next = this.nextDropped;
    return next?.sentence === undefined ? undefined : this.play(next.line.move);
  }

  /** Dismisses a dropped entry. The log keeps it, and it is offered again after a reload. */
  dismissDropped(seq: number): void {
    this.#dismissedSeqs = [...this.#dismissedSeqs, seq];
  }

  /** The taps of the incomplete move, oldest first. */
  get draft(): readonly AskTap[] {
    if (this.editedSeq !== undefined) return this.#editTaps;
    return this.#viewedSeq === undefined ? this.#taps.askTaps : [];
  }

  tap(tap: AskTap): void {
    if (this.editedSeq !== undefined) this.#editTaps = [...this.#editTaps, cloneJson(tap)];
    else if (this.#isPlayable) this.#taps.addTap(tap);
  }

  /** Logs a move, or returns the reason why it is not allowed; a refused move changes nothing. */
  play(move: Move, source: EntrySource = 'table'): Why | undefined {
    if (!this.#isPlayable) return undefined;
    const playedMove = cloneJson(move);
    const reason = this.game.rules.refuse(this.#currentPosition.state, playedMove);
    if (reason !== undefined) return reason;
    this.#addEntry({ move: playedMove }, source);
    const appAsk = this.#currentPosition.asks.find((ask) => this.#isHeldByApp(ask));
    if (appAsk !== undefined) this.answerByApp(appAsk);
    return undefined;
  }

  /** Checks whether the app draws the answer at once, because it supplies the pieces. */
  #isHeldByApp(ask: Ask<Move, Why>): boolean {
    return (
      ask.kind === 'draw' &&
      this.match.table.parts[ask.from] === 'app' &&
      this.game.isDrawnAtOnce?.(ask) === true
    );
  }

  /** Logs the players' answer to an open ask as a move, or returns the reason why it is not allowed. */
  answer(ask: Pick<Ask<Move, Why>, 'id'>, outcome: Outcome): Why | undefined {
    const openAsk = this.#currentPosition.asks.find(({ id }) => id === ask.id);
    if (!this.#isPlayable || openAsk === undefined) return undefined;
    return this.play(this.game.rules.move(openAsk, outcome));
  }

  /** Rolls or draws the answer to an ask. Does nothing for asks that only people can answer. */
  answerByApp(ask: Ask<Move, Why>): Why | undefined {
    const openAsk = this.#currentPosition.asks.find(({ id }) => id === ask.id);
    if (!this.#isPlayable || openAsk === undefined) return undefined;
    const outcome = randomOutcome(openAsk, this.#chance);
    if (outcome === undefined) return undefined;
    const refusal = this.play(this.game.rules.move(openAsk, outcome), 'app');
    if (refusal === undefined) this.#thrownRoll = this.#latestRollOf(openAsk, outcome);
    return refusal;
  }

  #latestRollOf(ask: Ask<Move, Why>, outcome: Outcome): LatestRoll | undefined {
    const decidedColour = this.game.decidingDice?.(ask);
    const colour =
      decidedColour ?? this.#now.seats.find(({ player }) => askedPlayers(ask).includes(player))?.colour;
    const seq = this.entries.at(-1)?.seq;
    if (outcome.kind !== 'dice' || ask.secret === true || colour === undefined || seq === undefined)
      return undefined;
    const { kind: _, ...dice } = outcome;
    return { ...dice, seq, colour, isStillShown: decidedColour === undefined };
  }

  /** The dice that the app rolled last, until anything else happens. */
  get latestRoll(): LatestRoll | undefined {
    const isLast = this.#thrownRoll?.seq === this.entries.at(-1)?.seq;
    return isLast && this.#viewedSeq === undefined && this.editedSeq === undefined
      ? this.#thrownRoll
      : undefined;
  }

  /**
   * Logs for good that a player views a secret ask or private information. Returns false if nothing was logged, so that
   * the secret must stay covered.
   */
  revealSecret(player: PlayerId): boolean {
    const isPlayerAsked = this.asks.some((ask) => ask.secret === true && askedPlayers(ask).includes(player));
    const hasPrivateView = JSON.stringify(this.viewFor(player)) !== JSON.stringify(this.view);
    const isRevealPossible = this.#isPlayable || this.editedSeq !== undefined;
    if (!isRevealPossible || (!isPlayerAsked && !hasPrivateView)) return false;
    const entry = nextEntry(this.match.id, this.entries, { look: player }, 'table', this.#nextEntryTime);
    this.#log.add(entry, this.#log.result, this.#taps.askTaps);
    return true;
  }

  /** A current seat, whatever moment is shown. */
  seatOf(player: PlayerId): Seat | undefined {
    return this.#now.seats.find((seat) => seat.player === player);
  }

  /** Gives a seat to another person from here on; the money stays with the seat. Can be undone. */
  handOver(player: PlayerId, name: string): void {
    const seat = this.seatOf(player);
    if (!this.#isPlayable || seat === undefined || this.#now.seats.some((seat) => seat.name === name)) return;
    const action: HandOver = { seat: player, to: this.people.personFor(name, seat.colour) };
    this.#addEntry(action, 'table', this.#taps.askTaps);
  }

  /** Ends the match early, with the current round paid or not. Can be undone. */
  end(end: End = 'end'): void {
    if (this.#isPlayable) this.#addEntry(end);
  }

  /** Undoes the last tap of the draft or, without one, the last entry in effect and any entry that belongs to it. */
  undo(): void {
    if (this.editedSeq !== undefined) this.#editTaps = this.#editTaps.slice(0, -1);
    if (this.isReadOnly) return;
    const tap = this.#taps.last;
    const { replay } = this.#currentPosition;
    const step = replay.steps.at(-1);
    if (this.#undoableHandOver !== undefined && this.#taps.isUnchanged)
      this.#addEntry('undo', 'table', this.#taps.askTaps);
    else if (tap !== undefined) this.#taps.undo(tap);
    else if (this.#undoableCorrection !== undefined) this.#addEntry('undo');
    else if (step !== undefined) {
      const enteredMove = step.entry.by === 'table' ? step.move : undefined;
      const taps =
        enteredMove === undefined ? [] : this.#tapsToRestore(step.entry.seq, step.stateBefore, enteredMove);
      if (undoRevertsTwo(this.game, replay, this.entries)) {
        this.#addEntry('undo');
        this.#addEntry('undo');
      } else this.#addEntry('undo', 'table', taps);
    }
  }

  /** Redoes the last undone tap or entry and any entry that belongs to it; a new tap or entry empties redo. */
  redo(): void {
    if (this.isReadOnly) return;
    const tap = this.#taps.lastTaken;
    if (tap !== undefined) this.#taps.redo(tap);
    else if (this.#isRedoPossible) {
      const areTwoRestored = redoRestoresTwo(this.game, this.entries);
      this.#addEntry('redo');
      if (areTwoRestored) this.#redoNext();
    }
  }

  /** Redoes the entry that belongs to the entry just redone, if the rules accept it. */
  #redoNext(): void {
    if (this.#isRedoPossible) this.#addEntry('redo');
  }

  /** The label of `undo`; undefined if it would do nothing. */
  readonly undoLabel: string | undefined = $derived.by(() => {
    const lastEditTap = this.editedSeq === undefined ? undefined : this.#editTaps.at(-1);
    if (lastEditTap !== undefined) return undoTapLabel(this.game, this.match, lastEditTap, this.view);
    if (this.isReadOnly) return undefined;
    const [tap, undoableHandOver] = [this.#taps.last, this.#undoableHandOver];
    if (undoableHandOver !== undefined && this.#taps.isUnchanged)
      return this.#labelHandOver(undoableHandOver, false);
    if (tap !== undefined) return undoTapLabel(this.game, this.match, tap, this.view);
    const correction = this.#undoableCorrection;
    if (correction !== undefined) return correctionLabel(this.#entryNumber(correction.do.correct));
    return undoLabel(this.game, this.match, this.#currentPosition.replay, this.entries);
  });

  /** The label of `redo`; undefined if it would do nothing. */
  readonly redoLabel: string | undefined = $derived.by(() => {
    if (this.isReadOnly) return undefined;
    const tap = this.#taps.lastTaken;
    if (tap !== undefined) return undoTapLabel(this.game, this.match, tap, this.view);
    const [next] = this.#reading.redoableEntries;
    if (this.#isRedoPossible && next !== undefined && isCorrection(next))
      return correctionLabel(this.#entryNumber(next.do.correct));
    if (this.#isRedoPossible && next !== undefined && isHandOver(next))
      return this.#labelHandOver(next, true);
    return this.#isRedoPossible
      ? redoLabel(this.game, this.match, this.#currentPosition.replay, this.entries)
      : undefined;
  });

  /**
   * Changes which parts the app supplies, or whether money is hidden. Parts that are not listed stay as they are. No
   * rule reads these settings.
   */
  changeTable(change: Partial<Table>): void {
    const { table } = this.#log.head;
    const parts = { ...table.parts, ...change.parts };
    this.#log.changeHead({ table: cloneJson({ ...table, ...change, parts }) });
  }

  /** Resolves when everything that can be saved now is saved. */
  whenSaved(): Promise<void> {
    return this.#log.whenSaved();
  }

  get #isPlayable(): boolean {
    return !this.isReadOnly && !this.isOver;
  }

  /** Whether an entry can be redone: new taps empty redo, as a new move does. */
  get #isRedoPossible(): boolean {
    return this.#taps.isUnchanged && this.#isRedoAccepted;
  }

  /** The correction that undo would revert. */
  get #undoableCorrection(): Entry<Move, Correction<Move>> | undefined {
    const { undoableEntry } = this.#reading;
    return undoableEntry !== undefined && isCorrection(undoableEntry) ? undoableEntry : undefined;
  }

  /** The handover that undo would revert. */
  get #undoableHandOver(): Entry<Move, HandOver> | undefined {
    const { undoableEntry } = this.#reading;
    return undoableEntry !== undefined && isHandOver(undoableEntry) ? undoableEntry : undefined;
  }

  #labelHandOver({ do: { seat, to } }: Entry<Move, HandOver>, isRedo: boolean): string {
    const { inEffect, handovers } = this.#reading;
    const seatsBefore = this.#matchWithSeats({
      inEffect,
      handovers: isRedo ? handovers : handovers.slice(0, -1)
    }).seats;
    return handOverLabel(
      this.people.nameOf(to),
      seatsBefore.find(({ player }) => player === seat)?.name ?? seat
    );
  }

  /** The moves and handovers in effect at the moment shown. */
  get #shownReading(): SeatChanges {
    const { editedSeq } = this;
    if (editedSeq === undefined)
      return this.#viewedSeq === undefined ? this.#reading : readLog(this.#entriesUntil(this.#viewedSeq));
    const isBeforeEdited = ({ seq }: Entry<Move>): boolean => seq < editedSeq;
    return {
      inEffect: this.#reading.inEffect.filter(isBeforeEdited),
      handovers: this.#reading.handovers.filter(isBeforeEdited)
    };
  }

  /** The match with the people seated now, even while an earlier moment is shown. */
  get latestMatch(): Match {
    return this.#matchWithSeats(this.#reading);
  }

  /** The match with those who joined and the people seated after these handovers, under their current names. */
  #matchWithSeats({ inEffect, handovers }: SeatChanges): Match {
    const { head } = this.#log;
    const seats = seatsAfter(seatsWithJoined(head.seats, inEffect), handovers);
    return { ...head, seats: this.people.withCurrentNames(seats) };
  }

  /** The match as a result stores it: with everyone who ever had its seats. */
  #matchWithAllOccupants(entries: Log): Match {
    const { head } = this.#log;
    const { inEffect, handovers } = readLog(entries);
    const seats = seatsWithTakeovers(seatsWithJoined(head.seats, inEffect), handovers);
    return { ...head, seats: this.people.withCurrentNames(seats) };
  }

  /** The number of an entry among those in effect, from 1. */
  #entryNumber(seq: number): number {
    return this.#reading.inEffect.findIndex((entry) => entry.seq === seq) + 1;
  }

  #addEntry(action: LogOp<Move>, source: EntrySource = 'table', taps: readonly AskTap[] = []): void {
    const entry = nextEntry(this.match.id, this.entries, action, source, this.#nextEntryTime);
    const entries = appendEntry(this.entries, entry);
    const newReplay = this.#currentPosition.follow(entries);
    const result = resultOf(this.game, this.#matchWithAllOccupants(entries), newReplay, entry);
    const { round } = this.progress;
    if (typeof action === 'object' && source === 'table')
      this.#tapsByEntry[entry.seq] = this.#taps.askTaps.filter(isRestoredByUndo);
    this.#log.add(entry, result, this.#taps.begin(taps));
    if (result !== undefined || this.progress.round > round) void requestProtectionOnce(this.#log.database);
  }

  /** The time of the next entry, which is never before the start of the match. */
  get #nextEntryTime(): number {
    return Math.max(timeNow(), this.match.startedAt);
  }

  /** The taps restored when a move of the players is undone. */
  #tapsToRestore(seq: number, stateBefore: GameTypes['State'], move: Move): readonly AskTap[] {
    const taps = this.#tapsByEntry[seq] ?? [];
    return taps.length > 0 ? taps : tapsToRepeatMove(this.game.rules, stateBefore, move);
  }

  /** After a reload, taps restored by an undo do not count as new, so that redo stays possible. */
  #resumeTaps(): void {
    const [next] = this.#reading.redoableEntries;
    if (next === undefined || !isPlayEntry(next) || next.by !== 'table' || typeof next.do === 'string')
      return;
    const { move } = next.do;
    if (tryMove(this.game, this.#currentPosition.state, move) === undefined) return;
    this.#taps.resume(tapsToRepeatMove(this.game.rules, this.#currentPosition.state, move));
  }

  /** Finishes a match that was unfinished when it was left, but is over by today's rules. */
  #finishIfOver(): void {
    if (this.result !== undefined) return;
    const match = this.#matchWithAllOccupants(this.entries);
    const result = resultOf(this.game, match, this.#currentPosition.safeReplay, this.entries.at(-1));
    if (result !== undefined) this.#log.finish(result);
  }

  /** The entries in effect before the one being edited. */
  #entriesBefore(seq: number | undefined): Log {
    return seq === undefined ? [] : (entriesBefore(this.entries, seq) ?? []);
  }

  #entriesUntil(seq: number | undefined): Log {
    return seq === undefined ? this.entries : this.entries.filter((entry) => entry.seq <= seq);
  }
}

/**
 * Checks whether a tap is restored when its move is undone. The parts of a choice are entered again from the first one.
 */
function isRestoredByUndo(tap: AskTap): boolean {
  return tap.kit !== 'pick';
}
