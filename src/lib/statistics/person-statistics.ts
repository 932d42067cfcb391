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

/** A person's statistics for one game, in the unit of that game. */
export interface BoxStatistics {
  readonly game: string;
  readonly unit?: Unit;
  readonly games: GameIds;
  readonly wins: GameIds;
  /** The person's results, oldest first. */
  readonly results: readonly GameResult[];
  /** The games whose totals are known. */
  readonly scoredGames: GameIds;
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
  readonly lostSum: number;
  readonly lossGames: GameIds;
  readonly gainedSum: number;
  readonly gainGames: GameIds;
}

/** The dice of complete rolls. */
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
  readonly currentStreak: GameIds;
  readonly longestStreak: GameIds;
  /** The last twelve games, oldest first. */
  readonly lastResults: readonly GameResult[];
  /** The most played game first. */
  readonly boxes: readonly BoxStatistics[];
  /** The most frequent opponent first. */
  readonly opponents: readonly HeadToHead[];
  readonly ties: readonly TieStatistics[];
  readonly dice?: DiceStatistics;
  readonly biggestPayments: readonly BiggestPayment[];
  readonly luckiest?: LuckiestRoll;
}

/** A game that the person played, with the person's entry in it. */
interface PersonGame {
  readonly game: StatisticsGame;
  readonly player: StatisticsPlayer;
}

/**
 * The statistics of one person over these games, which are sorted oldest first. The running time grows linearly with
 * the number of games.
 */
export function statisticsOf(games: readonly StatisticsGame[], person: string): PersonStatistics {
  const personGames = games.flatMap((game): readonly PersonGame[] => {
    const player = game.players.find((otherPlayer) => otherPlayer.person === person);
    return player === undefined ? [] : [{ game, player }];
  });
  const { streak, longest } = streaksOf(personGames);
  const dice = diceOf(personGames);
  const luckiest = luckiestOf(personGames);
  return {
    games: idsOf(personGames),
    wins: idsOf(personGames.filter(({ player }) => player.wins)),
    fairShare: personGames.reduce((sum, { game }) => sum + fairShareOf(game), 0),
    places: placesOf(personGames),
    partialGames: idsOf(personGames.filter(({ player }) => player.isPartial)),
    currentStreak: streak,
    longestStreak: longest,
    lastResults: personGames.slice(-LAST_GAMES).map(resultOf),
    boxes: [...groupBy(personGames, ({ game }) => game.game)]
      .map(([game, gamesOfBox]) => boxStatisticsOf(game, gamesOfBox))
      .sort((a, b) => b.games.length - a.games.length),
    opponents: opponentsOf(personGames),
    ties: [...groupBy(personGames, unitKeyOf).values()]
      .map(tiesOf)
      .filter(({ lostSum, gainedSum }) => lostSum + gainedSum > 0),
    ...(dice === undefined ? {} : { dice }),
    biggestPayments: [...groupBy(personGames, unitKeyOf).values()].flatMap(biggestOf),
    ...(luckiest === undefined ? {} : { luckiest })
  };
}

function idsOf(personGames: readonly PersonGame[]): GameIds {
  return personGames.map(({ game }) => game.id);
}

function unitKeyOf({ game }: PersonGame): string {
  return game.unit?.piece ?? '';
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** The fair share of one game: usually one place wins, shared or not, but several places can win together. */
function fairShareOf({ players }: StatisticsGame): number {
  const winningPlaces = new Set(players.filter(({ wins }) => wins).map(({ place }) => place));
  return Math.max(1, winningPlaces.size) / players.length;
}

function placesOf(personGames: readonly PersonGame[]): PersonStatistics['places'] {
  return [...groupBy(personGames, ({ player }) => String(player.place))]
    .map(([place, gamesAtPlace]) => ({ place: Number(place), games: idsOf(gamesAtPlace) }))
    .sort((a, b) => a.place - b.place);
}

function streaksOf(personGames: readonly PersonGame[]): {
  readonly streak: GameIds;
  readonly longest: GameIds;
} {
  let [streakStart, longestStart, longestEnd] = [0, 0, 0];
  personGames.forEach(({ player }, index) => {
    if (!player.wins) streakStart = index + 1;
    if (index + 1 - streakStart > longestEnd - longestStart)
      [longestStart, longestEnd] = [streakStart, index + 1];
  });
  return {
    streak: idsOf(personGames.slice(streakStart)),
    longest: idsOf(personGames.slice(longestStart, longestEnd))
  };
}

function resultOf({ game, player }: PersonGame): GameResult {
  const { place, wins, total } = player;
  const result = { id: game.id, place, players: game.players.length, wins };
  return total === undefined ? result : { ...result, total };
}

function boxStatisticsOf(gameId: string, personGames: readonly PersonGame[]): BoxStatistics {
  const scoredGames = personGames.filter(({ player }) => player.total !== undefined);
  const unit = personGames[0]?.game.unit;
  const rankedResults = scoredGames.map(resultOf).sort((a, b) => (b.total ?? 0) - (a.total ?? 0));
  const [best, worst] = [rankedResults[0], rankedResults.at(-1)];
  return {
    game: gameId,
    ...(unit === undefined ? {} : { unit }),
    games: idsOf(personGames),
    wins: idsOf(personGames.filter(({ player }) => player.wins)),
    results: personGames.map(resultOf),
    scoredGames: idsOf(scoredGames),
    ...(scoredGames.length < ENOUGH_GAMES ? {} : averagesOf(scoredGames)),
    ...(best === undefined || worst === undefined ? {} : { best, worst })
  };
}

function averagesOf(
  scoredGames: readonly PersonGame[]
): Required<Pick<BoxStatistics, 'average' | 'tableAverage'>> {
  return {
    average: averageOf(scoredGames.map(({ player }) => player.total ?? 0)),
    tableAverage: averageOf(
      scoredGames.flatMap(({ game }) =>
        game.players.flatMap(({ total }) => (total === undefined ? [] : [total]))
      )
    )
  };
}

function averageOf(totals: readonly number[]): number {
  return totals.reduce((sum, total) => sum + total, 0) / totals.length;
}

function opponentsOf(personGames: readonly PersonGame[]): readonly HeadToHead[] {
  const allMeetings = personGames.flatMap(({ game, player }) =>
    game.players
      .filter((other) => other !== player)
      .map((other) => ({ id: game.id, other, lead: other.place - player.place }))
  );
  return [...groupBy(allMeetings, ({ other }) => other.person)]
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

function tiesOf(personGames: readonly PersonGame[]): TieStatistics {
  const unit = personGames[0]?.game.unit;
  const sumWithSign = (sign: number): number =>
    personGames
      .flatMap(({ player }) => player.ties)
      .filter((value) => Math.sign(value) === sign)
      .reduce((total, value) => total + sign * value, 0);
  const gamesWithSign = (sign: number): GameIds =>
    idsOf(personGames.filter(({ player }) => player.ties.some((value) => Math.sign(value) === sign)));
  return {
    ...(unit === undefined ? {} : { unit }),
    lostSum: sumWithSign(-1),
    lossGames: gamesWithSign(-1),
    gainedSum: sumWithSign(1),
    gainGames: gamesWithSign(1)
  };
}

function diceOf(personGames: readonly PersonGame[]): DiceStatistics | undefined {
  const gamesWithDice = personGames.filter(({ player }) => player.faces !== undefined);
  const countFace = (face: number): number =>
    gamesWithDice.reduce((sum, { player }) => sum + (player.faces?.[face] ?? 0), 0);
  const faces: Faces = [countFace(0), countFace(1), countFace(2), countFace(3), countFace(4), countFace(5)];
  const dice = faces.reduce((sum, face) => sum + face, 0);
  return dice === 0 ? undefined : { faces, dice, expected: dice / 6, games: idsOf(gamesWithDice) };
}

function biggestOf(personGames: readonly PersonGame[]): readonly BiggestPayment[] {
  const [biggestPayment] = personGames
    .flatMap(({ game: { id, unit, biggest } }) =>
      biggest === undefined ? [] : [{ ...biggest, game: id, ...(unit === undefined ? {} : { unit }) }]
    )
    .sort((a, b) => b.value - a.value);
  return biggestPayment === undefined ? [] : [biggestPayment];
}

function luckiestOf(personGames: readonly PersonGame[]): LuckiestRoll | undefined {
  return personGames
    .flatMap(({ game: { id, luckiest } }) => (luckiest === undefined ? [] : [{ ...luckiest, game: id }]))
    .sort((a, b) => b.onceIn - a.onceIn)[0];
}
