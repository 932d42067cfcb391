import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { circles } from './circles';
import { importsOf, isTest, sources, stripComments, withoutTests } from './sources';

/** A boundary: which imports a folder may have, and why no others. `own` is the folder of the file. */
interface Border {
  readonly title: string;
  readonly files: RegExp;
  readonly may: readonly string[];
  readonly why: string;
}

const borders: readonly Border[] = [
  {
    title: 'core imports nothing',
    files: /^src\/lib\/core\//,
    may: ['own'],
    why: 'core is what all games share, and must stay readable and testable without any of them.'
  },
  {
    title: 'the machine of lost parts imports core',
    files: /^src\/lib\/parts\//,
    may: ['own', 'core'],
    why: 'it stands in for the parts of every box and knows none, and is as pure as the rules are.'
  },
  {
    title: 'the chip cards of two boxes import core, and their drawings the parts of the screen',
    files: /^src\/lib\/chip-cards\//,
    may: ['own', 'core', 'ui'],
    why: 'what two boxes hold belongs to neither, and not to the house.'
  },
  {
    title: 'the rules of a game import core, the words for parts, define and their own folder',
    files:
      /^src\/lib\/games\/(?!contract\/)[^/]+\/(?!referee\/|tiles\/[^/]+\/(look|case)\.ts|ui\/).*(?<!\.svelte)\.ts$/,
    may: ['own', 'core', 'chip-cards', 'parts', 'games/contract'],
    why: 'a rule that knows the screen, the storage or another game cannot be read beside the rulebook.'
  },
  {
    title: 'the cases of a game may check their input besides',
    files: /^src\/lib\/games\/[^/]+\/(referee\/|tiles\/[^/]+\/case\.ts)/,
    may: ['own', 'core', 'chip-cards', 'parts', 'games/contract', 'referee', 'valibot'],
    why: 'cases read what strangers type; nothing else in a game does.'
  },
  {
    title: 'the board of a game may use the parts of the screen besides',
    files: /^src\/lib\/games\/[^/]+\/(ui\/.*\.ts|tiles\/[^/]+\/look\.ts|.*\.svelte(\.ts)?)$/,
    may: ['own', 'core', 'chip-cards', 'parts', 'games/contract', 'ui', 'svelte'],
    why: 'a board is for fingers: it is given all it shows and hands back what was tapped.'
  },
  {
    title: 'the list of games imports core, the games and the checks of input',
    files: /^src\/lib\/games\/[^/]+\.ts$/,
    may: ['own', 'core', 'games', 'minisearch', 'parts', 'referee', 'valibot'],
    why: 'settle answers in plain Node, without any screen or storage.'
  },
  {
    title: 'the shape of a game names a component and a schema besides',
    files: /^src\/lib\/games\/contract\//,
    may: ['own', 'core', 'parts', 'svelte', 'valibot'],
    why: 'define says what a game is, and knows none.'
  },
  {
    title: 'the referee imports core, the games’ shape and the checks of input',
    files: /^src\/lib\/referee\//,
    may: ['own', 'core', 'games', 'parts', 'valibot'],
    why: 'it reads what strangers type, for every game alike, and names none.'
  },
  {
    title: 'storage imports core and what it stores with',
    files: /^src\/lib\/storage\//,
    may: ['own', 'core', 'summary', 'idb', 'valibot'],
    why: 'storage keeps entries of every game and understands none of them.'
  },
  {
    title: 'summaries import core, games, the session and storage',
    files: /^src\/lib\/summary\//,
    may: ['own', 'referee', 'core', 'games', 'session', 'storage'],
    why: 'a summary is figures and reasons, and screens, pictures and files are made of it.'
  },
  {
    title: 'the statistics import core and the shape of a summary',
    files: /^src\/lib\/statistics\//,
    may: ['own', 'core', 'summary/summary'],
    why: 'figures are worked out from finished games alone, wherever these are kept or shown.'
  },
  {
    title: 'session imports core, games, the parts and storage, and has a summary made',
    files: /^src\/lib\/session\//,
    may: ['own', 'referee', 'core', 'games', 'parts', 'storage', 'summary/keep-summary', 'svelte'],
    why: 'session is the one bridge between rules, screen and storage, and has no screen of its own.'
  },
  {
    title: 'the parts of the screen import core and the words for parts',
    files: /^src\/lib\/ui\//,
    may: ['own', 'core', 'parts', 'svelte', '$app', 'uqr'],
    why: 'a part of the screen knows no game, and is told what it shows.'
  },
  {
    title: 'the recap imports the summaries, the session, the exports and the parts of the screen',
    files: /^src\/lib\/recap\//,
    may: ['own', 'referee', 'core', 'exports', 'games', 'session', 'summary', 'ui', 'svelte'],
    why: 'it shows what a summary says, and its picture is drawn from words and figures alone.'
  },
  {
    title: 'the shell imports the session, the games’ shape and the parts of the screen',
    files: /^src\/lib\/shell\//,
    may: ['own', 'core', 'games/contract', 'session', 'ui', 'svelte'],
    why: 'it plays every game through its asks and words alone, and so names none.'
  },
  {
    title: 'the exports import core, the games, the session and the summaries',
    files: /^src\/lib\/exports\//,
    may: ['own', 'referee', 'core', 'games', 'session', 'storage', 'summary', 'ui', 'svelte'],
    why: 'they write what the app knows for other programs, and decide nothing about it.'
  },
  {
    title: 'the update imports nothing of the app',
    files: /^src\/lib\/update\//,
    may: ['own', 'svelte', '$app'],
    why: 'a newer version must get in even where the present one is broken.'
  },
  {
    title: 'the service worker imports Workbox and nothing of the app',
    files: /^src\/service-worker\//,
    may: ['own', 'workbox-core', 'workbox-precaching', 'workbox-routing'],
    why: 'it must go on working and updating whatever is wrong with the app.'
  },
  {
    title: 'whatever else there is imports no page',
    files: /^src\/(?!routes\/|lib\/|service-worker\/)/,
    may: ['own', 'core', 'games', 'parts', 'session', 'storage', 'ui', 'update', 'svelte', '$app'],
    why: 'pages choose and compose; nothing hangs on them.'
  },
  {
    title: 'pages import the parts of the house by their doors',
    files: /^src\/routes\//,
    may: [
      'own',
      'referee',
      'app.css',
      '/CHANGELOG.md?raw',
      'core',
      'games',
      'parts',
      'exports',
      'shell',
      'recap',
      'session',
      'statistics',
      'storage',
      'summary',
      'ui',
      'update',
      'svelte',
      '$app',
      'valibot'
    ],
    why: 'only storage speaks to IndexedDB, and a game is opened through the list of games.'
  }
];

/** Packages and folders that only tests may import. */
const forTests = ['referee', 'vitest', 'fast-check', 'fake-indexeddb', 'node', 'svelte', 'games', 'valibot'];

describe('who imports whom', () => {
  test.each(borders)('$title', ({ files, may, why }) => {
    const crossed = sources
      .filter((file) => files.test(file))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ target }) => !isWithin(target, may) && !(isTest(file) && isWithin(target, forTests)))
          .map(({ written }) => `${file} imports ${written}: ${why}`)
      );
    expect(crossed).toEqual([]);
  });

  test('nobody reaches into a game past its index, its meta, its drawer and its parts', () => {
    const reached = sources.flatMap((file) =>
      importsOf(file)
        .filter(
          ({ path }) =>
            /^src\/lib\/games\/(?!contract\/)[^/]+\/(?!(index|meta|drawer|parts)$)[^/]/.test(path) &&
            !isInside(file, path)
        )
        .map(({ written }) => `${file} imports ${written}: what is inside a game may change with it.`)
    );
    expect(reached).toEqual([]);
  });

  test('a path never goes upward', () => {
    const upward = sources.flatMap((file) =>
      importsOf(file)
        .filter(({ written }) => written.startsWith('..') && written !== '../app.css')
        .map(({ written }) => `${file} imports ${written}: write ./ inside a folder and $lib/ across.`)
    );
    expect(upward).toEqual([]);
  });

  describe('no circle leads from a file back to itself', () => {
    const files = sources.filter((file) => !file.endsWith('.html'));

    test('when the program runs, what is loaded later included', () => {
      expect(circles(files, ({ isType }) => !isType)).toEqual([]);
    });

    test('nor by types', () => {
      expect(circles(files, () => true)).toEqual([]);
    });
  });

  test('nobody but a tile and the lists of tiles names a tile', () => {
    const tiles = 'src/lib/games/las-vegas/tiles';
    const lists = ['all', 'house-rules', 'your-box'].map((list) => `${tiles}/${list}.ts`);
    const ids = sources.flatMap((file) => /\/las-vegas\/tiles\/([^/]+)\/look\.ts$/.exec(file)?.[1] ?? []);
    // Other boxes may use the same word for their own money: Vegas Strip has a jackpot too.
    const named = withoutTests(sources)
      .filter((file) => !lists.includes(file) && !/^src\/lib\/games\/(?!las-vegas\/)[^/]+\//.test(file))
      .flatMap((file) => {
        const text = stripComments(file);
        return ids
          .filter((id) => file !== `${tiles}/${id}.ts` && !file.startsWith(`${tiles}/${id}/`))
          .filter((id) => namesOfTile(id, file, `${tiles}/${id}/strings/en/log.ts`).test(text))
          .map((id) => `${file} names ${id}: what a tile is, says and shows stands in its own files.`);
      });
    expect(ids.length).toBeGreaterThanOrEqual(16);
    expect(named).toEqual([]);
  });

  test('only the session writes a match', () => {
    const writing = /\b(saveSitting|saveDraft|addMatch|markDeleted|removeMarked)\b/;
    const crossed = withoutTests(sources)
      .filter((file) => !/^src\/lib\/(storage|session)\//.test(file))
      .filter((file) => writing.test(stripComments(file)))
      .map((file) => `${file}: two writers of one log would overwrite each other.`);
    expect(crossed).toEqual([]);
  });

  test('a table acts in one way', () => {
    const acting = /\bopen\.(play|answer|supply|tap|undo|redo|end|handOver)\(/;
    const crossed = withoutTests(sources)
      .filter((file) => /^src\/(lib\/(games|shell)|routes\/(match|ledger))\//.test(file))
      .filter((file) => file !== 'src/routes/match/acting.ts')
      .flatMap((file) =>
        stripComments(file)
          .split('\n')
          .filter((line) => acting.test(line) && !line.includes('way.act('))
          .map((line) => `${file} does ${line.trim()}: what logs goes through the one way to act.`)
      );
    expect(crossed).toEqual([]);
  });

  test('no component words what is asked', () => {
    const worded =
      /<(AskBar|Supply|Gate)\b[^<]*?\s(question|hint|action|appWay|tableWay|lies|wants|what|laid|lay|leave)=("[A-Z]|\{['`]|"[a-z])/g;
    const components = sources.filter((file) => /^src\/lib\/(games|shell|ui)\/.*\.svelte$/.test(file));
    const found = components.flatMap((file) =>
      [...stripComments(file).matchAll(worded)].map(
        ([, part, member]) => `${file}: the ${member} of its ${part} belongs to the words of the game.`
      )
    );
    expect(components.filter((file) => /<AskBar\b/.test(stripComments(file))).length).toBeGreaterThan(9);
    expect(found).toEqual([]);
  });

  test('only core, the lost parts and the session know chance', () => {
    const known = /export (?:abstract )?(?:function|const|interface|type|class) (\w+)/g;
    const names = [...readFileSync('src/lib/core/dice/chance.ts', 'utf8').matchAll(known)].map(
      ([, name]) => name
    );
    const chance = new RegExp(`\\b(${names.join('|')})\\b`);
    const knowing = withoutTests(sources)
      .filter((file) => /^src\/lib\/(games|ui|storage)\//.test(file))
      .filter((file) => importsOf(file).some(({ path, names: taken }) => isCore(path) && chance.test(taken)))
      .map((file) => `${file}: a move carries its outcome, so that table and app make the same moves.`);
    expect(knowing).toEqual([]);
  });
});

describe('who knows no box', () => {
  const ids = readdirSync('src/lib/games', { withFileTypes: true })
    .filter(({ name }) => existsSync(`src/lib/games/${name}/meta.ts`))
    .map(({ name }) => name);
  const named = new RegExp(`['"\`](${[...ids, 'neutral'].join('|')})['"\`/-]`);

  test.each(['core', 'parts', 'session', 'storage', 'ui', 'routes'])('%s', (folder) => {
    const knowing = withoutTests(sources)
      .filter((file) => new RegExp(`^src/(lib/)?${folder}/`).test(file))
      .filter((file) => named.test(stripComments(file)))
      .map((file) => `${file}: what is said and drawn of one box comes from its folder.`);
    expect(knowing).toEqual([]);
  });

  // Words of single games. Notes, chips, dice, decks, tracks and tokens are generic.
  const spoken =
    /casino|chip.?card|jackpot|royale|razzia|knizia|\bthe strip\b|\braids?\b|gambler|gangster|bandit|thief|fixer|\bduels?\b|neutral|\b(every|each) round\b/i;

  test.each(['core', 'parts', 'session', 'storage', 'shell', 'ui', 'routes'])(
    '%s says no word of a game',
    (folder) => {
      const knowing = withoutTests(sources)
        .filter((file) => new RegExp(`^src/(lib/)?${folder}/`).test(file))
        .flatMap((file) => {
          const [word] = spoken.exec(stripComments(file)) ?? [];
          return word === undefined ? [] : [`${file} says “${word}”: a game says it itself.`];
        });
      expect(knowing).toEqual([]);
    }
  );

  test.each(['ui', 'routes'])('%s names no depth', (folder) => {
    const naming = withoutTests(sources)
      .filter((file) => new RegExp(`^src/(lib/)?${folder}/`).test(file))
      .filter((file) => /['"`](turns|rounds)['"`]|Every turn|Round results/.test(stripComments(file)))
      .map(
        (file) => `${file}: how much a table tells is a list of the games, and its sentence a game’s own.`
      );
    expect(naming).toEqual([]);
  });
});

describe('what rules do without', () => {
  const rules = withoutTests(sources).filter((file) =>
    /^src\/lib\/(core|chip-cards|games|parts|referee)\/.*(?<!\.svelte)\.ts$/.test(file)
  );
  const impure = [
    { what: 'the clock', how: /\bDate\b|\bperformance\b|\bset(Timeout|Interval)\b/ },
    { what: 'random', how: /\bMath\.random\b/ },
    {
      what: 'the network, storage and the page',
      how: /\b(fetch|indexedDB|localStorage|document|window|navigator)\b(?=[.(])/
    },
    { what: 'the console', how: /\bconsole\./ }
  ];

  test.each(impure)('$what', ({ how }) => {
    const found = rules
      .filter((file) => how.test(stripComments(file)))
      .map((file) => `${file}: a replay must give the same match on every device, at any time.`);
    expect(found).toEqual([]);
  });

  test('the source of chance, but for core/chance.ts', () => {
    const found = rules
      .filter((file) => file !== 'src/lib/core/dice/chance.ts' && /\bcrypto\b/.test(stripComments(file)))
      .map((file) => `${file}: chance is drawn at the tap, in one place, and handed in as a move.`);
    expect(found).toEqual([]);
  });
});

describe('what nobody does', () => {
  const never = [
    { what: 'roll with Math.random', how: /\bMath\.random\b/, why: 'it is neither fair nor repeatable' },
    {
      what: 'make markup from words',
      how: /\{@html\b|\.(inner|outer)HTML\b/,
      why: 'names are typed by strangers'
    },
    { what: 'write a handler as text', how: /\son[a-z]+="/, why: 'the policy refuses it' },
    {
      what: 'name a folder of one machine',
      how: /['"`]\/(home|root|work|Users|tmp)\//,
      why: 'the next machine has none'
    }
  ];

  test.each(never)('$what', ({ how, why }) => {
    const found = withoutTests(sources)
      .filter((file) => how.test(stripComments(file)))
      .map((file) => `${file}: ${why}.`);
    expect(found).toEqual([]);
  });

  test('open IndexedDB outside storage', () => {
    const found = withoutTests(sources)
      .filter((file) => !file.startsWith('src/lib/storage/') && /\bindexedDB\b/.test(stripComments(file)))
      .map((file) => `${file}: storage is the only user of IndexedDB.`);
    expect(found).toEqual([]);
  });
});

/**
 * Matches a tile's id, members that start with its name, and its name in the rulebook; paragraphs of a tile may mention
 * other tiles.
 */
function namesOfTile(id: string, file: string, of: string): RegExp {
  const member = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const title = /^ +title: '([^'!]+)!?',$/m.exec(readFileSync(of, 'utf8'))?.[1];
  if (title === undefined) throw new Error(`${of} has no title.`);
  const names = file.startsWith('src/lib/games/las-vegas/tiles/') ? [id, member] : [id, member, title];
  return new RegExp(names.map((name) => `\\b${name}(?![a-z])`).join('|'));
}

function isWithin(target: string, may: readonly string[]): boolean {
  return may.some((allowed) => target === allowed || target.startsWith(`${allowed}/`));
}

function isCore(path: string): boolean {
  return path.startsWith('src/lib/core');
}

/** Whether a file is in the same game folder as a path. */
function isInside(file: string, path: string): boolean {
  return file.split('/').slice(0, 4).join('/') === path.split('/').slice(0, 4).join('/');
}
