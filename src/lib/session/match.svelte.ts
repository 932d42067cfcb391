import {
  chanceOutcome,
  deviceChance,
  isOver,
  ledgerOf,
  namesOf,
  nextEntry,
  playersOf,
  readLog,
  type Ask,
  type By,
  type Chance,
  type Deed,
  type Entry,
  type Match,
  type Names,
  type PlayerId,
  type Posting,
  type Progress,
  type Ranking,
  type Replay,
  type Step,
  type Table,
  type Terms
} from '$lib/core';
import type { Game } from '$lib/games/define';
import type { Result, Totals } from '$lib/storage/schema';
import type { Trouble } from '$lib/storage/trouble';
import { protectOnce } from './device';
import { follow, type Followed } from './follow';
import { ENDED, linesOf, type LogLine } from './lines';
import { plain } from './plain';
import { freeze, totalsOf } from './result';
import type { Saved } from './saving.svelte';
import type { Sitting } from './sitting.svelte';

type Move = Terms['Move'];
type Why = Terms['Why'];
type Tap = Terms['Tap'];
type Log = readonly Entry<Move>[];

/** The part of the table's ways that is changed; parts that are not named stay as they are. */
export type TableChange = Partial<Table>;

/**
 * The open match: what the screens of a match show, and all that they may do. Moves show at once;
 * `saved` says how far they have reached storage.
 *
 * While an earlier moment is looked at, and where today's rules cannot play the log to its end,
 * the match is read-only: `play`, `supply`, `tap`, `undo`, `redo` and `end` then do nothing.
 */
export class OpenMatch {
  readonly game: Game;
  readonly names: Names;
  readonly #sitting: Sitting;
  readonly #chance: Chance;
  #looking: number | undefined = $state.raw();
  /** Taps taken back, the next to come again last. */
  #takenTaps: readonly Tap[] = $state.raw([]);

  readonly #present: Followed = $derived.by(() => follow(this.game, this.match, this.entries));
  readonly #shown: Followed = $derived.by(() => {
    const until = this.#looking;
    if (until === undefined) return this.#present;
    return follow(
      this.game,
      this.match,
      this.entries.filter((entry) => entry.seq <= until)
    );
  });
  readonly #lines: readonly LogLine[] = $derived.by(() => linesOf(this.game, this.match, this.entries));
  readonly #ledger: readonly Posting<Why>[] = $derived.by(() => ledgerOf(this.replay));
  readonly #view: Terms['View'] = $derived.by(() => this.game.rules.view(this.replay.state));
  readonly #asks: readonly Ask<Move, Why>[] = $derived.by(() => this.game.rules.asks(this.replay.state));
  readonly #now: readonly Posting<Why>[] = $derived.by(() => this.game.rules.now(this.replay.state));
  readonly #totals: Totals = $derived.by(() => totalsOf(playersOf(this.match), this.#ledger));

  /** Throws what the rules throw where they cannot even start a match of these options. */
  constructor(game: Game, sitting: Sitting, chance: Chance = deviceChance) {
    this.game = game;
    this.names = namesOf(sitting.match.seats);
    this.#sitting = sitting;
    this.#chance = chance;
    sitting.reader = {
      sameAsks: (one, other) => this.#asksAfter(one as Log) === this.#asksAfter(other as Log),
      called: (entries) => this.#called(entries as Log)
    };
    this.#freezeLate();
    sitting.enter();
  }

  get match(): Match {
    return this.#sitting.match;
  }

  get entries(): Log {
    return this.#sitting.entries as Log;
  }

  /** The match as it is shown: up to now, or to the moment looked at. */
  get replay(): Replay<Terms> {
    return this.#shown.replayed;
  }

  /** What everybody may see. */
  get view(): Terms['View'] {
    return this.#view;
  }

  /** What one player may see. */
  viewFor(eyes: PlayerId): Terms['View'] {
    return this.game.rules.view(this.replay.state, eyes);
  }

  /** What the table may do now, or could do at the moment looked at; empty once the match is over. */
  get asks(): readonly Ask<Move, Why>[] {
    return this.replay.ended ? [] : this.#asks;
  }

  /** Who would be paid what if the table stopped there. */
  get now(): readonly Posting<Why>[] {
    return this.#now;
  }

  /** Everything posted so far, oldest first. */
  get ledger(): readonly Posting<Why>[] {
    return this.#ledger;
  }

  /** The last step that stands in what is shown, with its postings. */
  get lastStep(): Step<Terms> | undefined {
    return this.replay.steps.at(-1);
  }

  /** Whole dollars of each player: the frozen ones once the match is over. */
  get totals(): Totals {
    return this.#looking === undefined && this.result !== undefined ? this.result.totals : this.#totals;
  }

  /** Empty until the match is over. `result` has the places as they were frozen, in words. */
  get ranking(): Ranking<Why> {
    return this.over ? this.game.rules.ranking(this.replay.state, this.#ledger) : [];
  }

  get progress(): Progress {
    return this.game.rules.progress(this.replay.state);
  }

  get over(): boolean {
    return this.result !== undefined || isOver(this.game.rules, this.#present.replayed);
  }

  /** The frozen result of a finished match. */
  get result(): Result | undefined {
    return this.#sitting.result;
  }

  /** Why the log cannot be played to its end with today's rules, in one sentence. */
  get broken(): string | undefined {
    return this.#present.broken;
  }

  get readonly(): boolean {
    return this.#looking !== undefined || this.broken !== undefined;
  }

  get saved(): Saved {
    return this.#sitting.saved;
  }

  /** What is wrong with storage, and what happens to what is typed. */
  get trouble(): Trouble | undefined {
    return this.#sitting.trouble;
  }

  /** What happened to the match in another tab, in one sentence. The next move clears it. */
  get notice(): string | undefined {
    return this.#sitting.notice;
  }

  dismissNotice(): void {
    this.#sitting.notice = undefined;
  }

  /** The log for the screen, newest first. */
  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  /** The entry whose moment is looked at; undefined for the present. */
  get looking(): number | undefined {
    return this.#looking;
  }

  /** Shows the table as it was after an entry (0 for the beginning), or with `undefined` as it is. */
  lookAt(seq: number | undefined): void {
    this.#looking = seq;
  }

  /** The taps of the move that is not complete yet, oldest first. */
  get draft(): readonly Tap[] {
    return this.#looking === undefined ? this.#sitting.taps : [];
  }

  tap(tap: Tap): void {
    if (!this.#playable) return;
    this.#takenTaps = [];
    this.#sitting.changeTaps([...this.#sitting.taps, plain(tap)]);
  }

  /** Logs a move, or says why it is not allowed; a refused move changes nothing. */
  play(move: Move, by: By = 'table'): Why | undefined {
    if (!this.#playable) return undefined;
    const fact = plain(move);
    const why = this.game.rules.refuse(this.replay.state, fact);
    if (why === undefined) this.#log({ move: fact }, by);
    return why;
  }

  /** Rolls or draws, at this moment, what an ask wants. Does nothing for asks that only people can answer. */
  supply(ask: Ask<Move, Why>): Why | undefined {
    if (!this.#playable) return undefined;
    const outcome = chanceOutcome(ask, this.#chance);
    return outcome === undefined ? undefined : this.play(this.game.rules.move(ask, outcome), 'app');
  }

  /** The table stops here; the money lies as it does. Can be undone. */
  end(): void {
    if (this.#playable) this.#log('end', 'table');
  }

  /** Takes back the last tap of the draft or, without one, the last entry that stands. */
  undo(): void {
    const { taps } = this.#sitting;
    const last = taps.at(-1);
    if (this.readonly) return;
    if (last !== undefined) {
      this.#takenTaps = [...this.#takenTaps, last];
      this.#sitting.changeTaps(taps.slice(0, -1));
    } else if (readLog(this.entries).stands.length > 0) this.#log('undo', 'table');
  }

  /** Brings back the last tap or entry that was taken back. */
  redo(): void {
    const tap = this.#takenTaps.at(-1);
    if (this.readonly) return;
    if (tap !== undefined) {
      this.#takenTaps = this.#takenTaps.slice(0, -1);
      this.#sitting.changeTaps([...this.#sitting.taps, tap]);
    } else if (readLog(this.entries).redoable.length > 0) this.#log('redo', 'table');
  }

  /** What `undo` takes back, in words; undefined where it would do nothing. */
  get undoLabel(): string | undefined {
    if (this.readonly) return undefined;
    const tap = this.#sitting.taps.at(-1);
    if (tap !== undefined) return label(this.game.text.tap(tap, this.names));
    const step = this.#present.replayed.steps.at(-1);
    if (step === undefined) return undefined;
    return this.#label(step.entry, step.before, this.#present.replayed.state);
  }

  /** What `redo` brings back, in words; undefined where it would do nothing. */
  get redoLabel(): string | undefined {
    if (this.readonly) return undefined;
    const tap = this.#takenTaps.at(-1);
    if (tap !== undefined) return label(this.game.text.tap(tap, this.names));
    const entry = readLog(this.entries).redoable[0];
    const { state } = this.#present.replayed;
    return entry === undefined ? undefined : this.#label(entry, state, state);
  }

  /** Changes what the table supplies itself, or whether money is hidden. No rule reads it, and it is no move. */
  changeTable(change: TableChange): void {
    const { table } = this.match;
    const parts = { ...table.parts, ...change.parts };
    this.#sitting.changeTable(plain({ ...table, ...change, parts }));
  }

  /** Resolves when all that can be saved now is saved. */
  settled(): Promise<void> {
    return this.#sitting.settled();
  }

  /** The screen is left; what is waiting is still written. */
  close(): void {
    this.#sitting.leave();
  }

  get #playable(): boolean {
    return !this.readonly && !this.over;
  }

  #log(deed: Deed<Move>, by: By): void {
    const before = this.#present.replayed;
    const entry = nextEntry(this.match.id, this.entries, deed, by, Date.now());
    const { replayed, broken } = follow(this.game, this.match, [...this.entries, entry]);
    const over = broken === undefined && isOver(this.game.rules, replayed);
    this.#takenTaps = [];
    this.#sitting.add(entry, over ? freeze(this.game, this.match, replayed, entry) : undefined);
    if (over || this.#round(replayed) > this.#round(before)) void protectOnce();
  }

  #round(replayed: Replay<Terms>): number {
    return this.game.rules.progress(replayed.state).round;
  }

  /** A match that was not over when it was left, and is over by today's rules. */
  #freezeLate(): void {
    const { replayed, broken } = this.#present;
    const last = this.entries.at(-1);
    if (this.result !== undefined || broken !== undefined || last === undefined) return;
    if (isOver(this.game.rules, replayed))
      this.#sitting.finish(freeze(this.game, this.match, replayed, last));
  }

  #label(entry: Entry<Move>, before: Terms['State'], latest: Terms['State']): string {
    if (typeof entry.do === 'string') return label(ENDED);
    return label(this.game.text.told(this.game.rules.tell(before, entry.do.move, latest), this.names));
  }

  #called(entries: Log): string {
    const line = this.#lines.find((each) => each.seq === entries[0]?.seq);
    if (entries.length === 1 && line !== undefined) return `“${label(line.sentence)}”`;
    return entries.length === 1 ? 'your last entry' : `what you entered last (${entries.length} lines)`;
  }

  #asksAfter(entries: Log): string {
    const { replayed } = follow(this.game, this.match, entries);
    const asks = replayed.ended ? [] : this.game.rules.asks(replayed.state);
    return asks.map((ask) => `${ask.id} ${ask.for ?? ''}`).join('\n');
  }
}

/** A sentence as it stands behind "Undo:". */
function label(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
