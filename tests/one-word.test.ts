import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sources, stripComments, withoutTests } from './sources';

/** One word for one thing: a name that two files have means the same in both, and stands on a list here. */

/** What a layer keeps, opens or replays of the same thing as another layer. */
const LAYERS = ['backup-place.ts', 'boxes.ts', 'drawer.ts', 'players.ts', 'replay.ts'];

/** Modules that a game has because the house has one of the same meaning for all of them. */
const OF_THE_HOUSE = [
  'drawer.ts',
  'move.ts',
  'play.ts',
  'ranking.ts',
  'refuse.ts',
  'rulebook.ts',
  'rules.ts',
  'shape.ts',
  'text.ts'
];

/** Types that several games have by contract, or for the same piece of their boxes. */
const OF_GAMES = [
  // The contract of a game.
  'Move Options State Tap Told View Why'.split(' '),
  // What the kit asks of a board, of cases and of house rules.
  'BoardTable Counted Mode PlayerHolding Refusal SeatedTable Settlement WalkRow'.split(' '),
  // The same words on several boxes.
  'Card CardName Casino CasinoAt CasinoView Cause ChipClaim Claim Face Fine Fought PaidRound Pair Placing'.split(
    ' '
  ),
  'PlayerView Strength Wanted Who'.split(' ')
].flat();

const files = withoutTests(sources).filter((file) => /\.(ts|svelte)$/.test(file));

/** The world that a file belongs to: a game, or the house. */
function worldOf(file: string): string {
  return /^src\/lib\/games\/([^/]+)\//.exec(file)?.[1] ?? 'house';
}

interface Named {
  readonly name: string;
  readonly file: string;
}

const types: readonly Named[] = files.flatMap((file) =>
  [...stripComments(file).matchAll(/^export (?:abstract )?(?:interface|type|class) (\w+)/gm)].map(
    ([, name = '']) => ({ name, file })
  )
);

/** By contract every tile, case, page and folder has modules that are called alike. */
const modules: readonly Named[] = files
  .map((file) => ({ name: posix.basename(file), file }))
  .filter(({ name }) => !/^(\+.*|index\.ts|words\.ts)$/.test(name))
  .filter(
    ({ file }) =>
      !/\/las-vegas\/tiles\/([^/]+\/|house-rules|your-box)/.test(file) &&
      !/\/games\/[^/]+\/cases\//.test(file)
  );

/** Names that two files of one world have. */
function twice(named: readonly Named[], listed: readonly string[]): readonly string[] {
  return named
    .filter(({ name, file }) => {
      const others = named.filter((each) => each.name === name && each.file !== file);
      return others.some((each) => worldOf(each.file) === worldOf(file)) && !listed.includes(name);
    })
    .map(({ name, file }) => `${name}: ${file}`);
}

/** Names of the house that a game has as well. */
function borrowed(named: readonly Named[], listed: readonly string[]): readonly string[] {
  const house = new Set(named.filter(({ file }) => worldOf(file) === 'house').map(({ name }) => name));
  return named
    .filter(({ name, file }) => worldOf(file) !== 'house' && house.has(name) && !listed.includes(name))
    .map(({ name, file }) => `${name}: ${file}`);
}

describe('one word for one thing', () => {
  test('no two types of the house, or of one game, are called alike', () => {
    expect(types.length).toBeGreaterThan(500);
    expect(twice(types, [])).toEqual([]);
  });

  test('no type of a game is called like one of the house', () => {
    expect(borrowed(types, [])).toEqual([]);
  });

  test('what several games call alike is on the list, and nothing else is', () => {
    const worlds = new Map<string, Set<string>>();
    for (const { name, file } of types) worlds.set(name, (worlds.get(name) ?? new Set()).add(worldOf(file)));
    const shared = [...worlds].filter(([, where]) => where.size > 1).map(([name]) => name);
    expect(shared.sort()).toEqual(OF_GAMES.toSorted());
  });

  test('no two modules of the house, or of one game, are called alike', () => {
    expect(twice(modules, LAYERS)).toEqual([]);
  });

  test('no module of a game is called like one of the house, but where it is the game’s part of it', () => {
    expect(borrowed(modules, OF_THE_HOUSE)).toEqual([]);
  });

  test('the list of layers names nothing that is no more', () => {
    const names = modules.map(({ name }) => name);
    for (const name of [...LAYERS, ...OF_THE_HOUSE]) expect(names, name).toContain(name);
  });

  test('every module that several games have is one that the contract names, or a part of a board', () => {
    const contract = readFileSync('src/lib/games/README.md', 'utf8');
    const worlds = new Map<string, Set<string>>();
    for (const { name, file } of modules)
      if (worldOf(file) !== 'house' && !file.includes('/board/'))
        worlds.set(name, (worlds.get(name) ?? new Set()).add(worldOf(file)));
    const unnamed = [...worlds]
      .filter(([name, where]) => where.size > 1 && !contract.includes(`\`${name}\``))
      .map(([name, where]) => `${name}: ${[...where].join(', ')}`);
    expect(unnamed).toEqual([]);
  });
});
