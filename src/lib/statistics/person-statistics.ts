import type { Unit } from '$lib/core';
import type { Faces, StatisticsGame, StatisticsPlayer } from './statistics-game';

/** With fewer games an average says nothing, and only the results are shown. */
export const ENOUGH_GAMES = 4;
/** The number of games in the row of matchsticks. */
const LAST_GAMES = 12;

/** The ids of the games that a figure counts, oldest first. */
export type GameIds = readonly string[];

/** A total and the game it is from; without a total only the place is known. */
export interface GameResult {
  readonly id: string;
  readonly place: number;
  readonly players: number;
  readonly wins: boolean;
  readonly total?: number;
}

/** A person at one game, in its unit. */
export interface BoxStatistics {
  readonly game: string;
  readonly unit?: Unit;
  readonly games: GameIds;
  readonly wins: GameIds;
  /** The person's results, oldest first. */
  readonly results: readonly GameResult[];
  /** The games whose totals are known. */
  readonly scored: GameIds;
  /** The person's average total, and that of everyone in the same games; absent below four scored games. */
  readonly average?: number;
  readonly tableAverage?: number;
  /** The highest and lowest total; absent without scored games. */
  readonly best?: GameResult;
  readonly worst?: GameResult;
}

/** Who ended ahead in the games that two people played together. */
export interface HeadToHead {
  readonly person: string;
  readonly name: string;
  readonly colour: StatisticsPlayer['colour'];
  readonly ahead: GameIds;
  readonly behind: GameIds;
  readonly tied: GameIds;
}

/** The effect of ties in one unit: both sums are positive. */
export interface TieStatistics {
  readonly unit?: Unit;
  readonly lost: number;
  readonly lossGames: GameIds;
  readonly gained: number;
  readonly gainGames: GameIds;
}

/** The dice of whole rolls. */
export interface DiceStatistics {
  readonly faces: Faces;
  /** All dice, and how often a fair die would show each face. */
  readonly dice: number;
  readonly expected: number;
  readonly games: GameIds;
}

/** The biggest payment and the least likely roll in a person's games; any player may have had them. */
export type BiggestPayment = NonNullable<StatisticsGame['biggest']> & {
  readonly unit?: Unit;
  readonly game: string;
};
export type LuckiestRoll = NonNullable<StatisticsGame['luckiest']> & { readonly game: string };

/** All figures of one person; each has the ids of the games it counts. */
export interface PersonStatistics {
  readonly games: GameIds;
  readonly wins: GameIds;
  /** The wins that chance alone would give: the sum of 1 ÷ players, or more if several places win. */
  readonly fairShare: number;
  /** Best place first. */
  readonly places: readonly { readonly place: number; readonly games: GameIds }[];
  /** The games that the person joined late or left early. They count like all others. */
  readonly partialGames: GameIds;
  /** The wins in a row up to the last game, and the longest such row. */
  readonly streak: GameIds;
  readonly longest: GameIds;
  /** The last twelve games, oldest first. */
  readonly last: readonly GameResult[];
  /** The most played game first. */
  readonly boxes: readonly BoxStatistics[];
  /** The most frequent opponent first. */
  readonly opponents: readonly HeadToHead[];
  readonly ties: readonly TieStatistics[];
  readonly dice?: DiceStatistics;
  readonly biggest: readonly BiggestPayment[];
  readonly luckiest?: LuckiestRoll;
}

/** A game of the person, with the person in it. */
interface Played {
  readonly game: StatisticsGame;
  readonly player: StatisticsPlayer;
}

/** The statistics of one person over these games, oldest first. Takes time in proportion to the games. */
export function statisticsOf(games: readonly StatisticsGame[], person: string): PersonStatistics {
  const played = games.flatMap((game): readonly Played[] => {
    const player = game.players.find((each) => each.person === person);
    return player === undefined ? [] : [{ game, player }];
  });
  const { streak, longest } = streaksOf(played);
  const dice = diceOf(played);
  const luckiest = luckiestOf(played);
  return {
    games: idsOf(played),
    wins: idsOf(played.filter(({ player }) => player.wins)),
    fairShare: played.reduce((sum, { game }) => sum + fairShareOf(game), 0),
    places: placesOf(played),
    partialGames: idsOf(played.filter(({ player }) => player.isPartial)),
    streak,
    longest,
    last: played.slice(-LAST_GAMES).map(resultOf),
    boxes: [...grouped(played, ({ game }) => game.game)]
      .map(([game, gamesOfBox]) => boxOf(game, gamesOfBox))
      .sort((a, b) => b.games.length - a.games.length),
    opponents: opponentsOf(played),
    ties: [...grouped(played, byUnit).values()].map(tiesOf).filter(({ lost, gained }) => lost + gained > 0),
    ...(dice === undefined ? {} : { dice }),
    biggest: [...grouped(played, byUnit).values()].flatMap(biggestOf),
    ...(luckiest === undefined ? {} : { luckiest })
  };
}

function idsOf(played: readonly Played[]): GameIds {
  return played.map(({ game }) => game.id);
}

function byUnit({ game }: Played): string {
  return game.unit?.piece ?? '';
}

function grouped<Each>(all: readonly Each[], keyOf: (item: Each) => string): ReadonlyMap<string, Each[]> {
  const groups = new Map<string, Each[]>();
  for (const item of all) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** One place wins, shared or not, or several places win together. */
function fairShareOf({ players }: StatisticsGame): number {
  const winning = new Set(players.filter(({ wins }) => wins).map(({ place }) => place));
  return Math.max(1, winning.size) / players.length;
}

function placesOf(played: readonly Played[]): PersonStatistics['places'] {
  return [...grouped(played, ({ player }) => String(player.place))]
    .map(([place, gamesOfBox]) => ({ place: Number(place), games: idsOf(gamesOfBox) }))
    .sort((a, b) => a.place - b.place);
}

function streaksOf(played: readonly Played[]): { readonly streak: GameIds; readonly longest: GameIds } {
  let [start, from, to] = [0, 0, 0];
  played.forEach(({ player }, index) => {
    if (!player.wins) start = index + 1;
    if (index + 1 - start > to - from) [from, to] = [start, index + 1];
  });
  return { streak: idsOf(played.slice(start)), longest: idsOf(played.slice(from, to)) };
}

function resultOf({ game, player }: Played): GameResult {
  const { place, wins, total } = player;
  const result = { id: game.id, place, players: game.players.length, wins };
  return total === undefined ? result : { ...result, total };
}

function boxOf(game: string, played: readonly Played[]): BoxStatistics {
  const scored = played.filter(({ player }) => player.total !== undefined);
  const unit = played[0]?.game.unit;
  const ranked = scored.map(resultOf).sort((a, b) => (b.total ?? 0) - (a.total ?? 0));
  const [best, worst] = [ranked[0], ranked.at(-1)];
  return {
    game,
    ...(unit === undefined ? {} : { unit }),
    games: idsOf(played),
    wins: idsOf(played.filter(({ player }) => player.wins)),
    results: played.map(resultOf),
    scored: idsOf(scored),
    ...(scored.length < ENOUGH_GAMES ? {} : averagesOf(scored)),
    ...(best === undefined || worst === undefined ? {} : { best, worst })
  };
}

function averagesOf(scored: readonly Played[]): Required<Pick<BoxStatistics, 'average' | 'tableAverage'>> {
  return {
    average: average(scored.map(({ player }) => player.total ?? 0)),
    tableAverage: average(
      scored.flatMap(({ game }) => game.players.flatMap(({ total }) => (total === undefined ? [] : [total])))
    )
  };
}

function average(totals: readonly number[]): number {
  return totals.reduce((sum, total) => sum + total, 0) / totals.length;
}

function opponentsOf(played: readonly Played[]): readonly HeadToHead[] {
  const met = played.flatMap(({ game, player }) =>
    game.players
      .filter((other) => other !== player)
      .map((other) => ({ id: game.id, other, lead: other.place - player.place }))
  );
  return [...grouped(met, ({ other }) => other.person)]
    .map(([person, meetings]) => {
      const newest = meetings.at(-1)?.other;
      const gamesWithLead = (sign: number): GameIds =>
        meetings.filter(({ lead }) => Math.sign(lead) === sign).map(({ id }) => id);
      return {
        person,
        name: newest?.name ?? person,
        colour: newest?.colour ?? 'white',
        ahead: gamesWithLead(1),
        behind: gamesWithLead(-1),
        tied: gamesWithLead(0),
        met: meetings.length
      };
    })
    .sort((a, b) => b.met - a.met)
    .map(({ met: _, ...row }) => row);
}

function tiesOf(played: readonly Played[]): TieStatistics {
  const unit = played[0]?.game.unit;
  const sum = (sign: number): number =>
    played
      .flatMap(({ player }) => player.ties)
      .filter((value) => Math.sign(value) === sign)
      .reduce((total, value) => total + sign * value, 0);
  const where = (sign: number): GameIds =>
    idsOf(played.filter(({ player }) => player.ties.some((value) => Math.sign(value) === sign)));
  return {
    ...(unit === undefined ? {} : { unit }),
    lost: sum(-1),
    lossGames: where(-1),
    gained: sum(1),
    gainGames: where(1)
  };
}

function diceOf(played: readonly Played[]): DiceStatistics | undefined {
  const rolled = played.filter(({ player }) => player.faces !== undefined);
  const count = (face: number): number =>
    rolled.reduce((sum, { player }) => sum + (player.faces?.[face] ?? 0), 0);
  const faces: Faces = [count(0), count(1), count(2), count(3), count(4), count(5)];
  const dice = faces.reduce((sum, face) => sum + face, 0);
  return dice === 0 ? undefined : { faces, dice, expected: dice / 6, games: idsOf(rolled) };
}

function biggestOf(played: readonly Played[]): readonly BiggestPayment[] {
  const [most] = played
    .flatMap(({ game: { id, unit, biggest } }) =>
      biggest === undefined ? [] : [{ ...biggest, game: id, ...(unit === undefined ? {} : { unit }) }]
    )
    .sort((a, b) => b.value - a.value);
  return most === undefined ? [] : [most];
}

function luckiestOf(played: readonly Played[]): LuckiestRoll | undefined {
  return played
    .flatMap(({ game: { id, luckiest } }) => (luckiest === undefined ? [] : [{ ...luckiest, game: id }]))
    .sort((a, b) => b.onceIn - a.onceIn)[0];
}
