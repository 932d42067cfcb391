import {
  formatAmount,
  joinWithAnd,
  formatShortAmount,
  spokenNamesOf,
  withNames,
  type Names,
  type PlayerColour,
  type PlayerId,
  type Seat,
  type Unit,
  ordinal
} from '$lib/core';
import { piecesHeld, type Holding, shareText, type FinalResult } from '$lib/ui/results/final';
import { initial } from '$lib/ui/pieces/marks';
import type { GameSummary } from '$lib/summary/summary';
import { biggestGainer, rollText, tieOfTheNight, tieText } from './moments';
import { lettersOf } from './text-fit';
import * as say from './strings/en';
import type { OpenMatch } from '$lib/session';
import { makeSummary, summaryOfResult } from '$lib/summary/make-summary';

/** A player as the picture shows them. */
export interface ShownPlayer {
  readonly player: PlayerId;
  readonly colour: PlayerColour;
  readonly name: string;
  readonly initial: string;
}

/** A moment of the game on a card of its own. */
export type Card =
  | {
      readonly kind: 'tie';
      readonly title: string;
      readonly tiedPlayers: readonly ShownPlayer[];
      /** The player who gained most by the tie, and the gain. */
      readonly gainer?: ShownPlayer;
      readonly value: number;
      readonly isDollars: boolean;
      readonly sum: string;
      readonly sentence: string;
    }
  | {
      readonly kind: 'roll';
      readonly title: string;
      readonly face: number;
      readonly count: number;
      readonly sentence: string;
    }
  | {
      readonly kind: 'payment';
      readonly title: string;
      readonly player: ShownPlayer;
      readonly value: number;
      readonly sum: string;
      readonly sentence: string;
    };

/** Everything that the picture shows, in words and figures. */
export interface PictureContent {
  readonly title: string;
  readonly day: string;
  readonly headline: string;
  readonly winners: readonly { readonly player: ShownPlayer; readonly sum: string; readonly short: string }[];
  /** The winner's notes in whole dollars, the most valuable first; none if several players win. */
  readonly notes: readonly number[];
  /** The winners' lead and the next player, in two lines; empty if there is no lead. */
  readonly leadLines: readonly string[];
  readonly race: Race;
  /** At most two moments. */
  readonly cards: readonly Card[];
  /** The text at the bottom and its heading. */
  readonly ticket?: { readonly text: string; readonly caption: string };
}

/** The money from round to round, and everyone's final sum. */
export interface Race {
  readonly unit: Unit | undefined;
  /** The names of the columns, the first for the start. */
  readonly columns: readonly string[];
  /** The names of the columns without the word "Round", if there is little room. */
  readonly shortColumns: readonly string[];
  /** Best first; `sums` has a sum for each column. */
  readonly players: readonly {
    readonly player: ShownPlayer;
    readonly sums: readonly number[];
    readonly sum: string;
    readonly wins: boolean;
  }[];
}

/** The options of a picture. */
export interface PictureOptions {
  readonly names: 'names' | 'initials';
  /** The typed line, if it is to be shown. */
  readonly line?: string | undefined;
  /** The date in words. */
  readonly day: string;
}

/** A finished game and what else the picture needs to know about it. */
export interface RecapGame {
  readonly summary: GameSummary;
  /** The seats with today's names. */
  readonly seats: readonly Seat[];
  readonly meta: { readonly title: string; readonly unit?: Unit };
  /** The pieces that each player has at the end. */
  readonly holdings: Readonly<Partial<Record<PlayerId, Holding>>>;
}

/** Names in sentences are cut after this many letters; the winner's card has the whole name. */
const MAX_LENGTH = 14;

function shortName(name: string): string {
  const letters = lettersOf(name);
  return letters.length > MAX_LENGTH
    ? `${letters
        .slice(0, MAX_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : name;
}

/** The seats with initials for names; players who share one get a number. */
export function initialSeats(seats: readonly Seat[]): readonly Seat[] {
  const initials = seats.map(({ name }) => initial(name));
  return seats.map(({ player, colour }, index) => {
    const initial = initials[index] ?? '';
    const earlierCount = initials.slice(0, index).filter((otherInitial) => otherInitial === initial).length;
    const isShared = initials.filter((otherInitial) => otherInitial === initial).length > 1;
    return { player, colour, name: isShared ? `${initial}${earlierCount + 1}` : initial };
  });
}

/** The content of the picture of a finished game. */
export function makePictureContent(
  { summary, seats, meta, holdings }: RecapGame,
  options: PictureOptions
): PictureContent {
  const shownSeats = options.names === 'names' ? seats : initialSeats(seats);
  const names = spokenNamesOf(shownSeats.map((seat) => ({ ...seat, name: shortName(seat.name) })));
  const playerOf = (player: PlayerId): ShownPlayer => shownSeat(shownSeats, seats, player);
  const winners = winnersOf(summary);
  const [first] = winners;
  const ticket = ticketOf(summary, names, options.line);
  const isPaymentShown = ticket !== undefined && options.line === undefined;
  return {
    title: meta.title,
    day: summary.ended === 'table' ? say.endedEarly(options.day) : options.day,
    headline: winners.length > 1 ? say.winTogether(winners.length) : say.takesTheNight,
    winners: winners.map(({ player, total }) => ({
      player: playerOf(player),
      sum: formatAmount(total, meta.unit),
      short: formatShortAmount(total, meta.unit)
    })),
    notes: first === undefined || winners.length > 1 ? [] : piecesHeld(holdings[first.player] ?? {}, 'note'),
    leadLines: leadLines(summary, names, meta.unit),
    race: raceOf(summary, playerOf, meta.unit),
    cards: makeCards(summary, { names, shownPlayerOf: playerOf, unit: meta.unit }, isPaymentShown),
    ...(ticket === undefined ? {} : { ticket })
  };
}

function shownSeat(shownSeats: readonly Seat[], seats: readonly Seat[], player: PlayerId): ShownPlayer {
  const seat = shownSeats.find((seat) => seat.player === player);
  const name = seats.find((seat) => seat.player === player)?.name ?? player;
  return { player, colour: seat?.colour ?? 'white', name: seat?.name ?? player, initial: initial(name) };
}

function winnersOf({ places }: GameSummary): GameSummary['places'] {
  const winners = places.filter(({ wins }) => wins);
  return winners.length > 0 ? winners : places.slice(0, 1);
}

/** Returns two lines: "$70,000 ahead", "of Eve". Empty if everyone wins, or if a player who does not win has more. */
function leadLines(summary: GameSummary, names: Names, unit: Unit | undefined): readonly string[] {
  const winners = winnersOf(summary);
  const others = summary.places.filter((place) => !winners.includes(place));
  const bestOtherTotal = Math.max(...others.map(({ total }) => total));
  const leadAmount = Math.min(...winners.map(({ total }) => total)) - bestOtherTotal;
  if (others.length === 0 || leadAmount < 0) return [];
  const nextNames = joinWithAnd(
    others.filter(({ total }) => total === bestOtherTotal).map(({ player }) => names(player))
  );
  return leadAmount === 0
    ? [say.afterTie, say.withPlayer(nextNames)]
    : [say.aheadBy(formatAmount(leadAmount, unit)), say.ofPlayer(nextNames)];
}

/** Returns the race, with a column for the end if something was paid after the last round. */
function raceOf(
  { rounds, places }: GameSummary,
  playerOf: (player: PlayerId) => ShownPlayer,
  unit: Unit | undefined
): Race {
  const lastTotals = rounds.at(-1)?.totals;
  const isPaidLater = places.some(({ player, total }) => (lastTotals?.[player] ?? 0) !== total);
  const roundNumbers = rounds.map(({ round }) => round);
  const endColumns = isPaidLater ? [say.end] : [];
  return {
    unit,
    columns: [say.start, ...roundNumbers.map(say.round), ...endColumns],
    shortColumns: ['', ...roundNumbers.map(String), ...endColumns],
    players: places.map(({ player, total, wins }) => ({
      player: playerOf(player),
      sums: [0, ...rounds.map(({ totals }) => totals[player] ?? 0), ...(isPaidLater ? [total] : [])],
      sum: formatAmount(total, unit),
      wins
    }))
  };
}

interface SentenceContext {
  readonly names: Names;
  readonly shownPlayerOf: (player: PlayerId) => ShownPlayer;
  readonly unit: Unit | undefined;
}

const MAX_CARDS = 2;

function makeCards(summary: GameSummary, context: SentenceContext, isPaymentShown: boolean): readonly Card[] {
  const payment = isPaymentShown ? undefined : makePaymentCard(summary, context);
  return [makeTieCard(summary, context), makeRollCard(summary, context), payment]
    .filter((card) => card !== undefined)
    .slice(0, MAX_CARDS);
}

function makeTieCard(
  summary: GameSummary,
  { names, shownPlayerOf, unit }: SentenceContext
): Card | undefined {
  const tie = tieOfTheNight(summary);
  if (tie === undefined) return undefined;
  const gainer = biggestGainer(tie);
  const value = gainer?.value ?? Math.max(...tie.effects.map((effect) => -effect.value));
  return {
    kind: 'tie',
    title: say.tieOfTheNight,
    tiedPlayers: tie.players.map(shownPlayerOf),
    ...(gainer === undefined ? {} : { gainer: shownPlayerOf(gainer.player) }),
    value,
    isDollars: unit === undefined,
    sum: formatAmount(value, unit),
    sentence: tieText(tie, names, unit)
  };
}

function makeRollCard({ luckiest }: GameSummary, { names }: SentenceContext): Card | undefined {
  if (luckiest === undefined) return undefined;
  const { face, count } = luckiest;
  return { kind: 'roll', title: say.luckiestRoll, face, count, sentence: rollText(luckiest, names) };
}

function makePaymentCard(
  { biggest }: GameSummary,
  { names, shownPlayerOf, unit }: SentenceContext
): Card | undefined {
  if (biggest === undefined) return undefined;
  const { player, value, sentence } = biggest;
  return {
    kind: 'payment',
    title: say.paymentOfTheNight,
    player: shownPlayerOf(player),
    value,
    sum: formatAmount(value, unit),
    sentence: withNames(sentence, names)
  };
}

/** The typed line, or else the sentence of the biggest payment. */
function ticketOf(
  { biggest }: GameSummary,
  names: Names,
  line: string | undefined
): PictureContent['ticket'] | undefined {
  if (line !== undefined) return { text: say.quoted(line), caption: say.tonightInOneLine };
  if (biggest === undefined) return undefined;
  const caption = say.inRound(say.paymentOfTheNight, biggest.round);
  return { text: say.quoted(withNames(biggest.sentence, names)), caption };
}

/**
 * The content of a recap of a finished match; undefined while it continues. A match that today's rules cannot replay, or
 * whose rules cannot be loaded, has only its result: no moments and no duration.
 */
export async function recapGameOf(openMatch: OpenMatch): Promise<RecapGame | undefined> {
  const { game, result } = openMatch;
  if (result === undefined) return undefined;
  const summary = await summaryOf(openMatch).catch(() => undefined);
  return {
    summary: summary ?? summaryOfResult(result),
    seats: result.occupants,
    meta: game.meta,
    holdings: result.held
  };
}

async function summaryOf({ game, match, entries, result }: OpenMatch): Promise<GameSummary | undefined> {
  const facts = await game.facts?.();
  return facts === undefined ? undefined : makeSummary(game, facts.facts, match, entries, result);
}

interface Meta {
  readonly title: string;
  readonly unit?: Unit;
}

/** The options of a shared text. */
interface TextOptions {
  readonly names: 'names' | 'initials';
  readonly line?: string | undefined;
  readonly day: string;
}

/**
 * The result as a text, with the typed line. With initials, sentences about ties are left out, because they contain
 * names.
 */
export function sharedText(meta: Meta, result: FinalResult, { names, line, day }: TextOptions): string {
  const letters = initialSeats(result.occupants ?? result.seats);
  const sharedResult =
    names === 'names'
      ? result
      : {
          ...result,
          seats: letters,
          occupants: letters,
          places: result.places.map((row) => ({ ...row, reasons: [] }))
        };
  const text = shareText(meta, day, sharedResult);
  return line === undefined ? text : say.withLine(text, line);
}

/** A description of the picture for those who cannot see it. */
export function altText(meta: Meta, result: FinalResult, { names, day }: TextOptions): string {
  const { seats, occupants = seats } = result;
  const shownSeats = names === 'names' ? occupants : initialSeats(occupants);
  const spokenNames = spokenNamesOf(shownSeats);
  const places = result.places.map(({ place, players, total }) =>
    say.placeOf(ordinal(place), joinWithAnd(players.map(spokenNames)), formatAmount(total, meta.unit))
  );
  return say.altText(meta.title, day, places);
}
