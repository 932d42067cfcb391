import {
  append,
  chanceOutcome,
  redactAsks,
  deviceChance,
  askedOf,
  isAct,
  isAskTap,
  isCorrection,
  isHandOver,
  momentOf,
  spokenNamesOf,
  nextEntry,
  readLog,
  seatsAfter,
  seatsThrough,
  type Ask,
  type EntrySource,
  type Chance,
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
import type { Game } from '$lib/games/define';
import type { Consequences } from './edit-entry';
import { timeNow } from '$lib/storage/clock';
import type { Result, SavedMatch, Totals } from '$lib/storage/schema';
import type { StorageError } from '$lib/storage/storage-error';
import { accepted, hiddenFacts } from './accepting';
import { protectOnce } from './device';
import {
  droppedLines,
  nextDropped,
  standingBefore,
  type DroppedLine,
  type NextDropped
} from './dropped-entries';
import { endingsOf, stoppedNow, type Ending } from './ending';
import { replaySafely } from './safe-replay';
import {
  broughtTogether,
  changeCalled,
  handOverCalled,
  redoing,
  takenTogether,
  tapping,
  undoing
} from './labels';
import { lastLineOf, linesOf, type LogLine } from './lines';
import { countSecretViews, type SecretViews } from './secret-views';
import { peopleOn, type PlayerDirectory } from './player-directory.svelte';
import { cloneJson } from './clone-json';
import { Position } from './position.svelte';
import { mergeContextOf } from './merge-context';
import { resultOf, toldResult } from './result';
import type { Saved } from './write-queue.svelte';
import type { PersistedLog } from './persisted-log.svelte';
import { Taps } from './taps.svelte';

type Move = GameTypes['Move'];
type Why = GameTypes['Why'];
type Tap = GameTypes['Tap'];
type Log = readonly Entry<Move>[];

/** Dice that the app has thrown, and that decide at once. */
export interface FreshThrow {
  /** The entry that they are in. */
  readonly seq: number;
  readonly dice: readonly number[];
  readonly big?: number;
  readonly colour: DieColour;
}

/**
 * The open match: what the screens of a match show, and all that they may do. Moves show at once;
 * `saved` says how far they have reached storage.
 *
 * While an earlier moment is looked at, and where today's rules cannot play the log to its end,
 * the match is read-only: `play`, `supply`, `tap`, `undo`, `redo` and `end` then do nothing.
 */
export class OpenMatch {
  readonly game: Game;
  /** Those who play on this device. */
  readonly people: PlayerDirectory;
  readonly #sitting: PersistedLog<SavedMatch>;
  readonly #chance: Chance;
  readonly #present: Position;
  readonly #past: Position;
  readonly #changed: Position;
  readonly #taps: Taps;
  /** Entry → the taps of an ask that it came of, so that they need not be typed again. */
  readonly #told: Record<number, readonly Tap[]> = {};
  /** The screen is left; what is waiting is still written. */
  readonly close: () => void;
  #thrown: FreshThrow | undefined = $state.raw();
  #looking: number | undefined = $state.raw();
  #changing: number | undefined = $state.raw();
  /** What is tapped to tell a line again; it is no draft, and never kept. */
  #changeTaps: readonly Tap[] = $state.raw([]);
  readonly #reading: LogReading<Move> = $derived.by(() => readLog(this.entries));
  #leftOut: readonly number[] = $state.raw([]);
  readonly #dropped: readonly DroppedLine[] = $derived.by(() =>
    droppedLines(this.game, this.#now, this.entries).filter(({ seq }) => !this.#leftOut.includes(seq))
  );
  readonly #lines: readonly LogLine[] = $derived.by(() =>
    linesOf(
      this.game,
      this.#sitting.head,
      this.entries,
      (seats) => this.people.called(seats),
      this.#present.replay
    )
  );
  /** Whether the rules accept what redo would bring back: another version may have logged it. */
  readonly #isRedoAccepted: boolean = $derived.by(() => {
    if (this.#reading.redoable.length === 0) return false;
    const redo = nextEntry(this.match.id, this.entries, 'redo', 'table', 0);
    return (
      replaySafely(this.game, this.#now, [...this.entries, redo], this.#present.replay).broken === undefined
    );
  });
  /** The match with everybody as they sit there now. */
  readonly #now: Match = $derived.by(() => this.#withThose(this.#reading.handed));
  /** The same at the moment that is shown. */
  readonly #match: Match = $derived.by(() => this.#withThose(this.#handedThen));
  readonly #result: Result | undefined = $derived.by(() => {
    const { result } = this.#sitting;
    return result && toldResult(this.game, result, (seats) => this.people.called(seats));
  });
  readonly #names: Names = $derived.by(() => spokenNamesOf(this.#match.seats));

  /** Throws what the rules throw where they cannot even start a match of these options. */
  constructor(game: Game, sitting: PersistedLog<SavedMatch>, chance: Chance = deviceChance) {
    this.game = game;
    this.people = peopleOn(sitting.database);
    this.#sitting = sitting;
    this.#chance = chance;
    this.#taps = new Taps(sitting);
    const match = (): Match => this.#now;
    this.#present = new Position(game, match, () => this.entries);
    this.#past = new Position(game, match, () => this.#entriesUntil(this.#looking));
    this.#changed = new Position(game, match, () => this.#entriesBefore(this.changing));
    this.#resumeTaps();
    this.#finishLate();
    sitting.reader = mergeContextOf(game, sitting.head, (seats) => this.people.called(seats));
    this.close = sitting.enter();
  }

  /** The match with everybody who sits there at the moment shown, as they are called now. */
  get match(): Match {
    return this.#match;
  }

  /** How a sentence calls a player. */
  get names(): Names {
    return this.#names;
  }

  /** The whole log, oldest first. */
  get entries(): Log {
    return this.#sitting.entries as Log;
  }

  /** Which moment of the match is shown: as long as it is the same, the table is, whoever looks at a hand. */
  get moment(): number {
    const moment = momentOf(this.#entriesUntil(this.#looking));
    return this.changing === undefined ? moment : -moment;
  }

  /** The log for the screen, newest first. */
  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  /** What happened last, and whose doing it was. */
  get lastLine(): Pick<LogLine, 'sentence' | 'player'> | undefined {
    return lastLineOf(this.game, this.#now, this.entries, this.#present.replay) ?? this.lines[0];
  }

  get #shown(): Position {
    if (this.changing !== undefined) return this.#changed;
    return this.#looking === undefined ? this.#present : this.#past;
  }

  /** The match as it is shown: up to now, or to the moment looked at. */
  get replay(): Replay<GameTypes> {
    return this.#shown.replay;
  }

  /** What everybody may see. */
  get view(): GameTypes['View'] {
    return this.#shown.view;
  }

  /** What one player may see. */
  viewFor(eyes: PlayerId): GameTypes['View'] {
    return this.game.rules.view(this.#shown.state, eyes);
  }

  /**
   * What the table may do now, or could do at the moment looked at; empty once the match is over. Of a
   * secret only that it is asked.
   */
  get asks(): readonly Ask<Move, Why>[] {
    return this.#shown === this.#present && this.over ? [] : redactAsks(this.#shown.asks);
  }

  /** What one player is asked, with that player’s own secrets open; only for as long as nobody else looks. */
  asksFor(eyes: PlayerId): readonly Ask<Move, Why>[] {
    return this.#shown === this.#present && this.over ? [] : redactAsks(this.#shown.asks, eyes);
  }

  /** How often hands were opened for the secrets that are asked now, or of which the last was just answered. */
  get openings(): readonly SecretViews[] {
    return countSecretViews(this.game, this.match, this.entries, this.#present.replay);
  }

  /** Who would be paid what if the table stopped there, as far as this player may know. */
  nowFor(eyes: PlayerId): readonly Posting<Why>[] {
    return stoppedNow(this.game, this.#shown.state, eyes);
  }

  /** Who would be paid what if the table stopped there. */
  get now(): readonly Posting<Why>[] {
    return this.#shown.now;
  }

  /** Whether nobody can know yet what the round would pay; `now` then leaves it out. */
  get isNowUnknown(): boolean {
    return this.game.rules.unknown?.(this.#shown.state) === true;
  }

  /** What the last entry that stands has posted. */
  get last(): readonly Posting<Why>[] {
    return this.replay.steps.at(-1)?.postings ?? [];
  }

  /** What everybody could see once the line of an entry stood, for the reasons that it gave. */
  viewAfter(seq: number): GameTypes['View'] {
    const step = this.#present.replay.steps.find(({ entry }) => entry.seq === seq);
    return step === undefined ? this.view : this.game.rules.view(step.after);
  }

  /** Everything posted so far, oldest first. */
  get ledger(): readonly Posting<Why>[] {
    return this.#shown.ledger;
  }

  /** Whole dollars of each player whom everybody may count: the frozen ones once the match is over. */
  get totals(): Totals {
    return (this.#shown === this.#present ? this.result?.totals : undefined) ?? this.#shown.totals;
  }

  get progress(): Progress {
    return this.#shown.progress;
  }

  get over(): boolean {
    return this.result !== undefined || this.#present.over;
  }

  /**
   * How the match stands, empty where not everybody may know it; once it is over, the places. `result` has
   * them as they were frozen, in words.
   */
  get ranking(): Ranking<Why> {
    return this.#shown.ranking;
  }

  /** The frozen result of a finished match, told in the words and with the names of today. */
  get result(): Result | undefined {
    return this.#result;
  }

  /** Why the log cannot be played to its end with today's rules, in one sentence. */
  get broken(): string | undefined {
    return this.#present.broken;
  }

  get readonly(): boolean {
    return this.#shown !== this.#present || this.broken !== undefined;
  }

  get saved(): Saved {
    return this.#sitting.saved;
  }

  /** What is wrong with storage, and what happens to what is typed. */
  get trouble(): StorageError | undefined {
    return this.#sitting.trouble;
  }

  /** What happened to the match in another tab, in one sentence. The next move clears it. */
  get notice(): string | undefined {
    return this.#sitting.notice;
  }

  dismissNotice(): void {
    this.#sitting.notice = undefined;
  }

  /** The entry whose moment is looked at; undefined for the present. */
  get looking(): number | undefined {
    return this.#looking;
  }

  /** Shows the table as it was after an entry (0 for the beginning), or with `undefined` as it is. */
  lookAt(seq: number | undefined): void {
    this.#looking = seq;
  }

  /** The entry whose move is being told again, as long as it can be; the table is shown as it was before it. */
  get changing(): number | undefined {
    return this.canChange(this.#changing) ? this.#changing : undefined;
  }

  /** Whether a line can be told again: it stands, the table told it, and the match goes on. */
  canChange(seq: number | undefined): boolean {
    if (seq === undefined || this.over || this.broken !== undefined) return false;
    const stands = this.#reading.stands.find((entry) => entry.seq === seq);
    return stands !== undefined && stands.by === 'table' && typeof stands.do !== 'string';
  }

  /** Begins to tell a line again, or with `undefined` leaves it as it is. */
  change(seq: number | undefined): void {
    this.#changing = this.canChange(seq) ? seq : undefined;
    this.#changeTaps = [];
    this.#looking = undefined;
  }

  /** The move that is being told again, where it hides nothing. */
  get changingMove(): Move | undefined {
    const entry = this.#reading.stands.find(({ seq }) => seq === this.changing);
    if (entry === undefined || typeof entry.do === 'string') return undefined;
    return hiddenFacts(this.game, entry.do.move) === undefined ? entry.do.move : undefined;
  }

  /** The move that an answer to an ask of the line being changed comes to; nothing is logged. */
  retold(ask: Pick<Ask<Move, Why>, 'id'>, outcome: Outcome): Move | undefined {
    const asked = this.#changed.asks.find(({ id }) => id === ask.id);
    return this.changing === undefined || asked === undefined
      ? undefined
      : this.game.rules.move(asked, outcome);
  }

  /** Tells the line again, as far as it is still the one that was looked at; one undo takes that back. */
  accept({ correction }: Pick<Consequences, 'correction'>): void {
    const isCurrent = correction.correct === this.changing;
    this.change(undefined);
    if (isCurrent) this.#log(cloneJson(correction));
  }

  /** The lines that an edit or undo took back, in their order, until they are entered again or left out. */
  get dropped(): readonly DroppedLine[] {
    return this.#playable ? this.#dropped : [];
  }

  /** The first of them that the players entered; undefined for none. */
  get nextDropped(): NextDropped | undefined {
    if (this.dropped.length === 0) return undefined;
    const { replay, state } = this.#present;
    return nextDropped(this.game, this.match, this.dropped, { state, last: replay.steps.at(-1)?.move });
  }

  /** Enters the first dropped line again as it was, where it fits; or says why it does not. */
  enterAgain(): Why | undefined {
    const next = this.nextDropped;
    return next?.sentence === undefined ? undefined : this.play(next.line.move);
  }

  /** A dropped line is not wanted any more; the log keeps it, and so does the list once the page is loaded anew. */
  leaveOut(seq: number): void {
    this.#leftOut = [...this.#leftOut, seq];
  }

  /** The taps of the move that is not complete yet, oldest first. */
  get draft(): readonly Tap[] {
    if (this.changing !== undefined) return this.#changeTaps;
    return this.#looking === undefined ? this.#taps.made : [];
  }

  tap(tap: Tap): void {
    if (this.changing !== undefined) this.#changeTaps = [...this.#changeTaps, cloneJson(tap)];
    else if (this.#playable) this.#taps.make(tap);
  }

  /** Logs a move, or says why it is not allowed; a refused move changes nothing. */
  play(move: Move, by: EntrySource = 'table'): Why | undefined {
    if (!this.#playable) return undefined;
    const fact = cloneJson(move);
    const why = this.game.rules.refuse(this.#present.state, fact);
    if (why === undefined) this.#log({ move: fact }, by);
    return why;
  }

  /** The table’s answer to an ask that is open, logged as its move; or why that is not allowed. */
  answer(ask: Pick<Ask<Move, Why>, 'id'>, outcome: Outcome): Why | undefined {
    const open = this.#present.asks.find(({ id }) => id === ask.id);
    if (!this.#playable || open === undefined) return undefined;
    return this.play(this.game.rules.move(open, outcome));
  }

  /** Rolls or draws, at this moment, what an ask wants. Does nothing for asks that only people can answer. */
  supply(ask: Ask<Move, Why>): Why | undefined {
    const open = this.#present.asks.find(({ id }) => id === ask.id);
    if (!this.#playable || open === undefined) return undefined;
    const outcome = chanceOutcome(open, this.#chance);
    if (outcome === undefined) return undefined;
    const refused = this.play(this.game.rules.move(open, outcome), 'app');
    if (refused === undefined) this.#thrown = this.#throwOf(open, outcome);
    return refused;
  }

  #throwOf(ask: Ask<Move, Why>, outcome: Outcome): FreshThrow | undefined {
    const colour = this.game.decides?.(ask);
    const seq = this.entries.at(-1)?.seq;
    if (outcome.kind !== 'dice' || colour === undefined || seq === undefined) return undefined;
    const { kind: _, ...dice } = outcome;
    return { ...dice, seq, colour };
  }

  /** The dice that the app threw last and that decide at once, for as long as nothing else has happened. */
  get thrown(): FreshThrow | undefined {
    const isLast = this.#thrown?.seq === this.entries.at(-1)?.seq;
    return isLast && this.#looking === undefined && this.changing === undefined ? this.#thrown : undefined;
  }

  /**
   * A player, who is asked something in secret or knows more than the others, opens it: for ever a line of the log.
   * False where nothing was logged, and it stays covered.
   */
  look(player: PlayerId): boolean {
    const isAsked = this.asks.some((ask) => ask.secret === true && askedOf(ask).includes(player));
    const isKnown = JSON.stringify(this.viewFor(player)) !== JSON.stringify(this.view);
    const isOpen = this.#playable || this.changing !== undefined;
    if (!isOpen || (!isAsked && !isKnown)) return false;
    const entry = nextEntry(this.match.id, this.entries, { look: player }, 'table', this.#time);
    this.#sitting.add(entry, this.#sitting.result, this.#taps.made);
    return true;
  }

  /** A seat as it stands now, whatever moment is looked at. */
  seatOf(player: PlayerId): Seat | undefined {
    return this.#now.seats.find((seat) => seat.player === player);
  }

  /** Hands a seat over: from here somebody else sits there, and the money stays with the seat. Can be undone. */
  handOver(player: PlayerId, name: string): void {
    const seat = this.seatOf(player);
    if (!this.#playable || seat === undefined || this.#now.seats.some((each) => each.name === name)) return;
    const deed: HandOver = { seat: player, to: this.people.sitDown(name, seat.colour) };
    this.#log(deed, 'table', this.#taps.made);
  }

  /** How the match would end in each way that it can be ended now; the first pays the round that lies there. */
  get endings(): readonly Ending[] {
    return this.#playable ? endingsOf(this.game, this.#present.replay) : [];
  }

  /** The table stops here, with the round that lies there paid or not. Can be undone. */
  end(end: End = 'end'): void {
    if (this.#playable) this.#log(end);
  }

  /** Takes back the last tap of the draft or, without one, the last entry that stands with what belongs to it. */
  undo(): void {
    if (this.changing !== undefined) this.#changeTaps = this.#changeTaps.slice(0, -1);
    if (this.readonly) return;
    const tap = this.#taps.last;
    const { replay } = this.#present;
    const step = replay.steps.at(-1);
    if (this.#lastHandOver !== undefined && this.#taps.untouched) this.#log('undo', 'table', this.#taps.made);
    else if (tap !== undefined) this.#taps.takeBack(tap);
    else if (this.#lastChange !== undefined) this.#log('undo');
    else if (step !== undefined) {
      const typed = step.entry.by === 'table' ? step.move : undefined;
      const taps = typed === undefined ? [] : this.#again(step.entry.seq, typed);
      if (takenTogether(this.game, replay, this.entries)) {
        this.#log('undo');
        this.#log('undo');
      } else this.#log('undo', 'table', taps);
    }
  }

  /** Brings back the last tap or entry that was taken back with what belongs to it, until there is a new one. */
  redo(): void {
    if (this.readonly) return;
    const tap = this.#taps.lastTaken;
    if (tap !== undefined) this.#taps.bringBack(tap);
    else if (this.#redoable) {
      const together = broughtTogether(this.game, this.entries);
      this.#log('redo');
      if (together) this.#redoNext();
    }
  }

  /** What belongs to what was just brought back, where the rules accept it. */
  #redoNext(): void {
    if (this.#redoable) this.#log('redo');
  }

  /** What `undo` takes back, in words; undefined where it would do nothing. */
  get undoLabel(): string | undefined {
    const changed = this.changing === undefined ? undefined : this.#changeTaps.at(-1);
    if (changed !== undefined) return tapping(this.game, this.match, changed, this.view);
    if (this.readonly) return undefined;
    const [tap, handed] = [this.#taps.last, this.#lastHandOver];
    if (handed !== undefined && this.#taps.untouched) return this.#handOverCalled(handed, false);
    if (tap !== undefined) return tapping(this.game, this.match, tap, this.view);
    const change = this.#lastChange;
    if (change !== undefined) return changeCalled(this.#numberOf(change.do.correct));
    return undoing(this.game, this.match, this.#present.replay, this.entries);
  }

  /** What `redo` brings back, in words; undefined where it would do nothing. */
  get redoLabel(): string | undefined {
    if (this.readonly) return undefined;
    const tap = this.#taps.lastTaken;
    if (tap !== undefined) return tapping(this.game, this.match, tap, this.view);
    const [next] = this.#reading.redoable;
    if (this.#redoable && next !== undefined && isCorrection(next))
      return changeCalled(this.#numberOf(next.do.correct));
    if (this.#redoable && next !== undefined && isHandOver(next)) return this.#handOverCalled(next, true);
    return this.#redoable ? redoing(this.game, this.match, this.#present.replay, this.entries) : undefined;
  }

  /** Changes what the table supplies itself (parts that are not named stay), or whether money is hidden. No rule reads it. */
  changeTable(change: Partial<Table>): void {
    const { table } = this.#sitting.head;
    const parts = { ...table.parts, ...change.parts };
    this.#sitting.changeHead({ table: cloneJson({ ...table, ...change, parts }) });
  }

  /** Resolves when all that can be saved now is saved. */
  settled(): Promise<void> {
    return this.#sitting.settled();
  }

  get #playable(): boolean {
    return !this.readonly && !this.over;
  }

  /** New taps leave nothing to redo, as a new move does. */
  get #redoable(): boolean {
    return this.#taps.untouched && this.#isRedoAccepted;
  }

  /** The correction that undo would take back. */
  get #lastChange(): Entry<Move, Correction<Move>> | undefined {
    const { undoable } = this.#reading;
    return undoable !== undefined && isCorrection(undoable) ? undoable : undefined;
  }

  /** The handing-over that undo would take back. */
  get #lastHandOver(): Entry<Move, HandOver> | undefined {
    const { undoable } = this.#reading;
    return undoable !== undefined && isHandOver(undoable) ? undoable : undefined;
  }

  #handOverCalled({ do: { seat, to } }: Entry<Move, HandOver>, isToCome: boolean): string {
    const { handed } = this.#reading;
    const before = this.#withThose(isToCome ? handed : handed.slice(0, -1)).seats;
    return handOverCalled(this.people.nameOf(to), before.find(({ player }) => player === seat)?.name ?? seat);
  }

  /** Which seats had been handed over at the moment that is shown. */
  get #handedThen(): LogReading<Move>['handed'] {
    const { changing } = this;
    if (changing !== undefined) return this.#reading.handed.filter(({ seq }) => seq < changing);
    return this.#looking === undefined
      ? this.#reading.handed
      : readLog(this.#entriesUntil(this.#looking)).handed;
  }

  /** The match with everybody who sits there after these handings-over, as they are called now. */
  #withThose(handed: LogReading<Move>['handed']): Match {
    const { head } = this.#sitting;
    return { ...head, seats: this.people.called(seatsAfter(head.seats, handed)) };
  }

  /** The match as a result freezes it: with everybody who ever sat there. */
  #whole(entries: Log): Match {
    const { head } = this.#sitting;
    return { ...head, seats: this.people.called(seatsThrough(head.seats, readLog(entries).handed)) };
  }

  /** The place of an entry among the lines that stand, from 1. */
  #numberOf(seq: number): number {
    return this.#reading.stands.findIndex((entry) => entry.seq === seq) + 1;
  }

  #log(deed: LogOp<Move>, by: EntrySource = 'table', taps: readonly Tap[] = []): void {
    const entry = nextEntry(this.match.id, this.entries, deed, by, this.#time);
    const entries = append(this.entries, entry);
    const followed = replaySafely(this.game, this.#now, entries, this.#present.replay);
    const result = resultOf(this.game, this.#whole(entries), followed, entry);
    const { round } = this.progress;
    if (typeof deed === 'object' && by === 'table') this.#told[entry.seq] = this.#taps.made.filter(isAskTap);
    this.#sitting.add(entry, result, this.#taps.begin(taps));
    if (result !== undefined || this.progress.round > round) void protectOnce(this.#sitting.database);
  }

  /** The time of the next line, which is not before the match began. */
  get #time(): number {
    return Math.max(timeNow(), this.match.startedAt);
  }

  /** The taps that stand again once a move of the table is taken back. */
  #again(seq: number, move: Move): readonly Tap[] | undefined {
    const told = this.#told[seq] ?? [];
    return told.length > 0 ? told : this.game.again?.(move);
  }

  /** What an undone move left to be entered again is no new tap, also after a reload: redo goes on. */
  #resumeTaps(): void {
    const [next] = this.#reading.redoable;
    if (next === undefined || !isAct(next) || next.by !== 'table' || typeof next.do === 'string') return;
    const { move } = next.do;
    if (accepted(this.game, this.#present.state, move) === undefined) return;
    this.#taps.resume(this.game.again?.(move) ?? []);
  }

  /** A match that was not over when it was left may be over by today's rules. */
  #finishLate(): void {
    if (this.result !== undefined) return;
    const match = this.#whole(this.entries);
    const result = resultOf(this.game, match, this.#present.followed, this.entries.at(-1));
    if (result !== undefined) this.#sitting.finish(result);
  }

  /** What stands before a line that is told again. */
  #entriesBefore(seq: number | undefined): Log {
    return seq === undefined ? [] : (standingBefore(this.entries, seq) ?? []);
  }

  #entriesUntil(seq: number | undefined): Log {
    return seq === undefined ? this.entries : this.entries.filter((entry) => entry.seq <= seq);
  }
}
