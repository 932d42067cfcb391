import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createPlayLink, createPlayLinkWithin, playFile } from './bg-stats';
import type { ExportedGame } from './exported-game';
import { eveningGame } from './fixtures/evening';

const timeText = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/));
const nonEmptyText = v.pipe(v.string(), v.minLength(1));
const integer = v.pipe(v.number(), v.integer());
const uuid = v.pipe(v.string(), v.regex(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/));

/** The data of a `createPlay` link; unknown members are refused. */
const linkedPlay = v.strictObject({
  sourceName: v.literal('Croupier'),
  sourcePlayId: nonEmptyText,
  playDate: timeText,
  game: v.strictObject({
    name: nonEmptyText,
    sourceGameId: nonEmptyText,
    bggId: v.optional(integer),
    highestWins: v.boolean(),
    noPoints: v.boolean()
  }),
  board: v.optional(nonEmptyText),
  durationMin: v.optional(integer),
  location: v.optional(nonEmptyText),
  comments: v.optional(v.string()),
  players: v.array(
    v.strictObject({
      name: nonEmptyText,
      sourcePlayerId: nonEmptyText,
      startPlayer: v.boolean(),
      winner: v.boolean(),
      rank: integer,
      score: v.optional(v.number()),
      team: v.optional(nonEmptyText)
    })
  )
});

/** The shape of a `.bgsplay` file. */
const playsFile = v.strictObject({
  about: v.pipe(v.string(), v.startsWith('This is a Play file that can be read by Board Game Stats.')),
  players: v.array(
    v.strictObject({
      id: integer,
      uuid,
      name: nonEmptyText,
      isAnonymous: v.boolean(),
      modificationDate: timeText
    })
  ),
  locations: v.array(v.strictObject({ id: integer, uuid, name: nonEmptyText, modificationDate: timeText })),
  games: v.array(
    v.strictObject({
      id: integer,
      uuid,
      name: nonEmptyText,
      bggId: v.optional(integer),
      bggName: v.optional(nonEmptyText),
      cooperative: v.boolean(),
      highestWins: v.boolean(),
      noPoints: v.boolean(),
      usesTeams: v.boolean(),
      isBaseGame: integer,
      isExpansion: integer,
      minPlayerCount: integer,
      maxPlayerCount: integer,
      modificationDate: timeText
    })
  ),
  plays: v.array(
    v.strictObject({
      uuid,
      gameRefId: integer,
      locationRefId: v.optional(integer),
      playDate: timeText,
      playDateYmd: integer,
      entryDate: timeText,
      modificationDate: timeText,
      durationMin: integer,
      rounds: integer,
      board: v.string(),
      comments: v.string(),
      manualWinner: v.boolean(),
      usesTeams: v.boolean(),
      ignored: v.boolean(),
      rating: integer,
      playerScores: v.array(
        v.strictObject({
          playerRefId: integer,
          score: v.string(),
          winner: v.boolean(),
          newPlayer: v.boolean(),
          startPlayer: v.boolean(),
          rank: integer,
          seatOrder: integer,
          role: v.string(),
          team: v.string(),
          teamRole: v.string(),
          startPosition: v.string()
        })
      )
    })
  ),
  userInfo: v.strictObject({ meRefId: integer })
});

const LINK_PREFIX = 'https://app.bgstatsapp.com/createPlay.html?data=';

function playOfLink(link: string): v.InferOutput<typeof linkedPlay> {
  expect(link.startsWith(LINK_PREFIX)).toBe(true);
  return v.parse(linkedPlay, JSON.parse(decodeURIComponent(link.slice(LINK_PREFIX.length))));
}

/** Eight players with the longest possible names, in the widest letters. */
const gameWithManyPlayers: ExportedGame = {
  ...eveningGame,
  players: Array.from({ length: 8 }, (_, index) => ({
    id: `guest ${index}`,
    name: `${index}${'😀'.repeat(39)}`,
    seat: index + 1,
    rank: index + 1,
    total: 1_000_000,
    wins: index === 0,
    first: index === 7
  }))
};

describe('a link to BG Stats', () => {
  test('carries the whole play', () => {
    expect(playOfLink(createPlayLink(eveningGame, 'dollars'))).toEqual({
      sourceName: 'Croupier',
      sourcePlayId: '0B6FD5C2-7A11-4D0E-9C55-3F6F1F0E8A21',
      playDate: '2026-11-20 19:05:00',
      game: {
        name: 'Las Vegas Royale',
        sourceGameId: 'las-vegas-royale',
        bggId: 271319,
        highestWins: true,
        noPoints: false
      },
      board: 'Las Vegas Royale, 2019: Royale',
      durationMin: 62,
      comments: 'Score in dollars.',
      players: [
        {
          name: 'Anna',
          sourcePlayerId: '5f0c7a341111',
          startPlayer: false,
          winner: true,
          rank: 1,
          score: 460000
        },
        {
          name: 'Ben',
          sourcePlayerId: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
          startPlayer: true,
          winner: false,
          rank: 2,
          score: -5000
        }
      ]
    });
  });

  test('can count in tens of thousands, and names that unit in the comments', () => {
    const { comments, players } = playOfLink(
      createPlayLink({ ...eveningGame, ended: 'table' }, 'tenThousands')
    );
    expect(comments).toBe('Score in tens of thousands of dollars.\nEnded early.');
    expect(players.map(({ score }) => score)).toEqual([46, -0.5]);
  });

  test('does not divide chips by ten thousand', () => {
    const unit = { one: 'chip', many: 'chips', piece: 'chips', pieceWords: 'chip' };
    const { comments, players } = playOfLink(createPlayLink({ ...eveningGame, unit }, 'tenThousands'));
    expect(comments).toBe('Score in chips.');
    expect(players[0]?.score).toBe(460000);
  });

  test('leaves out a BoardGameGeek number that no one has verified', () => {
    const { bggId: _, ...unknown } = eveningGame;
    expect('bggId' in playOfLink(createPlayLink(unknown, 'dollars')).game).toBe(false);
  });

  test('marks a game without totals as having no points', () => {
    const players = eveningGame.players.map(({ total: _, ...player }) => player);
    const play = playOfLink(createPlayLink({ ...eveningGame, players, note: 'By heart' }, 'dollars'));
    expect(play.game.noPoints).toBe(true);
    expect(play.comments).toBe('By heart');
    expect('score' in (play.players[0] ?? {})).toBe(false);
  });

  test('carries the teams that were entered for a game', () => {
    const players = eveningGame.players.map((player, index) => ({ ...player, team: `Team ${index + 1}` }));
    const playWithoutNote = playOfLink(createPlayLink({ ...eveningGame, players }, 'dollars'));
    expect(playWithoutNote.players.map(({ team }) => team)).toEqual(['Team 1', 'Team 2']);
    const parsedFile = v.parse(playsFile, JSON.parse(playFile([{ ...eveningGame, players }], 'dollars', 0)));
    expect([parsedFile.games[0]?.usesTeams, parsedFile.plays[0]?.usesTeams]).toEqual([true, true]);
    expect(parsedFile.plays[0]?.playerScores.map(({ team }) => team)).toEqual(['Team 1', 'Team 2']);
  });

  test('stays under 8,000 characters by dropping the note first, then the place', () => {
    const location = 'At Ben’s';
    const playWithLongNote = playOfLink(
      createPlayLink({ ...eveningGame, note: 'x'.repeat(5000), location }, 'dollars')
    );
    expect(playWithLongNote.comments).toHaveLength(5000 + '\nScore in dollars.'.length);
    const linkWithLongNote = createPlayLink({ ...eveningGame, note: '😀'.repeat(1000), location }, 'dollars');
    expect(playOfLink(linkWithLongNote).comments).toBeUndefined();
    expect(playOfLink(linkWithLongNote).location).toBe(location);
    const linkWithLongPlace = createPlayLink(
      { ...gameWithManyPlayers, location: '😀'.repeat(1000) },
      'dollars'
    );
    expect(linkWithLongPlace.length).toBeLessThan(8000);
    expect(playOfLink(linkWithLongPlace).location).toBeUndefined();
    expect(playOfLink(linkWithLongPlace).players).toHaveLength(8);
  });

  test('fits into a QR code with eight usual names, but not with eight of the longest', () => {
    const usualGame = {
      ...gameWithManyPlayers,
      players: gameWithManyPlayers.players.map((player) => ({ ...player, name: 'Maximiliane' }))
    };
    expect(createPlayLinkWithin({ ...usualGame, note: 'x'.repeat(3000) }, 'dollars', 2953)).toBeDefined();
    expect(createPlayLinkWithin(gameWithManyPlayers, 'dollars', 2953)).toBeUndefined();
  });

  test.each(['=HYPERLINK("x")', 'a&b=c#d?e', '"}],\\', 'two\nlines', 'שרה', '50 % + 1'])(
    'a player may be called %j',
    (name) => {
      const players = eveningGame.players.map((player) => ({ ...player, name }));
      const link = createPlayLink({ ...eveningGame, players }, 'dollars');
      expect(new URL(link).href).toBe(link);
      expect(link).toMatch(/^[\w:/.?=%,\-!~*'()]+$/);
      expect(playOfLink(link).players[0]?.name).toBe(name);
    }
  );
});

describe('a file for BG Stats', () => {
  const delayedGame = {
    ...eveningGame,
    id: 'another',
    startedAt: Date.UTC(2026, 11, 31, 23, 30),
    location: 'At Ben’s'
  };
  const parsedFile = v.parse(
    playsFile,
    JSON.parse(playFile([eveningGame, delayedGame], 'tenThousands', Date.UTC(2027, 0, 1)))
  );

  test('lists everyone, every game and every place once', () => {
    expect(
      parsedFile.players.map(({ id, name, uuid: playerUuid }) => [id, name, playerUuid.slice(0, 8)])
    ).toEqual([
      [1, 'Anna', '5F0C7A34'],
      [2, 'Ben', expect.any(String)]
    ]);
    expect(parsedFile.games.map(({ id, name, bggId }) => [id, name, bggId])).toEqual([
      [1, 'Las Vegas Royale', 271319]
    ]);
    expect(parsedFile.locations.map(({ id, name }) => [id, name])).toEqual([[1, 'At Ben’s']]);
  });

  test('has a play for each game, with scores as text', () => {
    const [firstPlay, secondPlay] = parsedFile.plays;
    expect(firstPlay).toMatchObject({
      uuid: '0B6FD5C2-7A11-4D0E-9C55-3F6F1F0E8A21',
      gameRefId: 1,
      playDate: '2026-11-20 19:05:00',
      playDateYmd: 20261120,
      durationMin: 62,
      rounds: 4,
      board: 'Las Vegas Royale, 2019: Royale',
      comments: 'Score in tens of thousands of dollars.'
    });
    expect(firstPlay?.locationRefId).toBeUndefined();
    expect(secondPlay).toMatchObject({ locationRefId: 1, playDateYmd: 20261231 });
    expect(
      firstPlay?.playerScores.map(({ playerRefId, score, rank, winner, startPlayer, seatOrder }) => [
        ...[playerRefId, score, rank, winner, startPlayer, seatOrder]
      ])
    ).toEqual([
      [1, '46', 1, true, false, 1],
      [2, '-0.5', 2, false, true, 2]
    ]);
  });
});
