import { readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import typescript from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import type { Rulebook } from '$lib/core';
import type { Spoken } from '#scripts/language.ts';
import { wordsRule } from '#scripts/lint/words-rule.js';
import { sentencesByModule } from '#scripts/sentences.js';
import { isTextModule } from '#scripts/text-modules.js';
import { sources, stripComments } from './sources';

/** The text that the rule reports in a component. */
function found(component: string): readonly string[] {
  const messages = new Linter().verify(
    component,
    [
      ...svelte.configs.base,
      {
        files: ['**/*.svelte'],
        languageOptions: { parserOptions: { parser: typescript.parser } },
        plugins: { house: { rules: { words: wordsRule } } },
        rules: { 'house/words': 'error' }
      }
    ],
    'Part.svelte'
  );
  return messages.map(({ message }) => /“(.*)”/.exec(message)?.[1] ?? message);
}

/** The text that the rule reports in a module. */
function foundBeside(module: string): readonly string[] {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: typescript.parser },
    plugins: { house: { rules: { words: wordsRule } } },
    rules: { 'house/words': 'error' as const }
  };
  const messages = new Linter().verify(module, [config], 'seating.ts');
  return messages.map(({ message }) => /“(.*)”/.exec(message)?.[1] ?? message);
}

test.each([
  ['a sentence', "return 'No such question.';", ['No such question.']],
  ['a template', 'return `${name} sits there.`;', ['… sits there.']],
  ['a word beside what is put in', 'return `${count} left`;', ['… left']],
  ['a word alone, which may be an id', "return 'Escape';", []],
  ['an error', "throw new Error('This cannot be');", []],
  ['a selector', "const all = 'button, a[href], input';", []],
  ['a comparison', "const isOpen = kind === 'at once';", []]
])('of a module beside the components: %s', (_, line, words) => {
  expect(foundBeside(`export function words(name, count, kind) { ${line} }`)).toEqual(words);
});

test.each([
  ['a title', "{ id: 'one', title: 'Dice' }", ['Dice']],
  ['a label among choices', "{ choices: [{ value: 'last', label: 'lost' }] }", ['lost']],
  ['a hint that is chosen', "{ hint: isOpen ? 'open' : undefined }", ['open']],
  ['what a function says', '{ question: (name) => `${name}?`, about: () => `The ${name}` }', ['The …']],
  ['what a piece is called', "{ one: 'die', many: 'dice' }", ['die', 'dice']],
  ['an id, a place, a piece', "{ id: 'On the tile', holders: ['On the tile'], pieces: { 'a die': 1 } }", []],
  ['people in an example', "{ position: { players: ['Anna Karenina', 'Ben Hur'] } }", []]
])('of the data of a game: %s', (_, data, words) => {
  expect(foundBeside(`export const part = ${data};`)).toEqual(words);
});

/** Wraps a line in the script tag of a component. */
function script(line: string): string {
  return `<script lang="ts">\n${line}\n</script>`;
}

describe('a component holds no word that a screen shows', () => {
  test.each([
    ['a text', '<p>Nobody is paid</p>', ['Nobody is paid']],
    ['a text beside a number', '<p>{count} chips</p>', ['chips']],
    ['a label', '<button type="button" aria-label="Close"></button>', ['Close']],
    ['a label with a name in it', '<p aria-label="Cards of {name}"></p>', ['Cards of']],
    ['a title, an alt, a placeholder', '<img title="One" alt="Two" />', ['One', 'Two']],
    ['a label of a part', '<Sheet title="Rules" hint="dice" />', ['Rules', 'dice']],
    ['a sentence for a part', '<Gate lies="Your cards" />', ['Your cards']],
    ['a word beside a number, for a part', '<Chapter above="{title}, part {at}" />', [', part']],
    ['words that are chosen from', "<p>{isOpen ? 'open' : shut ?? 'closed'}</p>", ['open', 'closed']],
    ['a template', '<p>{`of ${count}`}</p>', ['of …']],
    ['a template as a label', '<p aria-label={`Round ${round}`}></p>', ['Round …']],
    ['a plural', "<p>{plural(count, 'chip')}</p>", ['chip']],
    ['words of a script', script("const title = 'Final result';"), ['Final result']],
    ['a template of a script', script('const title = `Round ${round}`;'), ['Round …']],
    ['a word beside a number in a script', script('const hint = `${count} left`;'), ['… left']],
    ['the title of a page', '<svelte:head><title>Your box</title></svelte:head>', ['Your box']],
    ['a title of a part, chosen from', "<Place title={isOpen ? 'Your box' : 'box'} />", ['Your box', 'box']],
    [
      'what a handler says',
      '<button type="button" onclick={() => announce(\'Saved now\')}></button>',
      ['Saved now']
    ],
    ['what a part makes of a number', '<Pad words={(face) => `Number ${face}`} />', ['Number …']],
    ['what a part calls a seat', '<Seats name={({ name }) => `${name} chooses`} />', ['… chooses']],
    ['titles in an object', "<Claims titles={{ paid: 'Paid' }} />", ['Paid']],
    [
      'a constant of the markup',
      "{#if a}{@const title = 'Final result'}<p>{title}</p>{/if}",
      ['Final result']
    ],
    ['what a call is given', "<p>{upper('all of it')}</p>", ['all of it']]
  ])('%s', (_, component, words) => {
    expect(found(component)).toEqual(words);
  });

  test.each([
    ['a word of the module', '<p aria-label={say.close}>{say.nobodyIsPaid}</p>'],
    ['a number, a sign', '<p>+ {count} · 3 k</p>'],
    ['a class, an address', '<Cover class="wide open" href="/rules/" name="arrow left" />'],
    ['a style', '<style>p { color: red; }</style>'],
    ['a comparison', "<p>{kind === 'dice' ? one : two}</p>"],
    ['an import, a type', script("import { x } from 'The package'; let y: 'Some type' | 'other one';")],
    ['a key', script("const isEnd = ['Enter', 'Escape'].includes(key);")],
    ['an error', script("throw new Error('This cannot be');")],
    ['a name with its number', '<Row onclick={() => show(`casino ${face}`)} />'],
    ['a class that is chosen', "<p class={isOpen ? 'wide open' : 'wide'}></p>"],
    ['a drawing', '<path d="M1 2 L3 4" transform="rotate(4)" />']
  ])('but %s', (_, component) => {
    expect(found(component)).toEqual([]);
  });
});

/** Banned phrases with the reason; every sentence is checked for them. */
const REFUSED: readonly (readonly [why: string, pattern: RegExp])[] = [
  ['nobody says “is to be done”', /\b(is|are) to be \p{L}+(ed|en)\b/u],
  [
    'a die is somebody’s own, never “own” alone',
    /(?<!(\b(their|your|its|the app’s)|[’]s) )\bown (die|dice|ones)\b/u
  ],
  ['nothing is displaced, it goes somewhere', /\bdisplace/u],
  ['dice are small dice', /\b(takes|take|puts|put) ‹[^›]*› (small|big) (back|there)/u],
  ['a place is not where something “lies at already”', /\blies at a casino already/u],
  ['a pile is laid, not made for somebody', /\b(are|is) made for ‹/u],
  ['what was hidden is guessed by somebody', /\bwas guessed\b/u],
  ['one chip is no chips', /(?<![$\d,])\b1 (chips|dice|notes|cards|tiles|players)\b/u],
  ['the two chips of a round are had, not reckoned', /\bplus two\b/u],
  ['a pile has no notes left', /\bNo \$?‹?[^›]*›? ?note is left\b/u],
  ['what does not happen is not told as if it did', /^Nobody has dice .*: .* under the pile/u],
  ['before a deal there are no cards left over', /^cards left$/u],
  ['a player is of no gender', /\b(he|his|him|himself)\b/u],
  ['what is own is somebody’s', /\bthe own\b/iu],
  ['a small die is a die', /‹[^›]*› small( and\b|$)/u],
  ['one more of what, and whose', /^One (more|less)$/u],
  ['what is not a board is “not a board”', /\bThis is no (board|box|set|backup)\b/u],
  ['a refusal says what to do first, not what is told first', /\bis told first\b/u],
  ['a sum depends on something', /\bhang on it\b/u],
  [
    '“whoever”, of nobody in particular',
    /(^|[.;] )Who (accepts|is not|has not|holds the token may)\b(?!.*\?)/u
  ],
  ['“whoever”, who need not be listed', /; who \p{L}[^;?]* need not\b/u],
  ['somebody is other than another, not else or another', /\b(another|somebody else)\b[^.;:,]* than\b/iu],
  ['“otherwise” begins a clause, “else” does not', /(^|[.;,] )else\b/iu],
  ['nothing has to be done, somebody does it', /\b(has|have) to be \p{L}+(ed|en)\b/iu],
  ['how many, not so many', /\bso many (cards|chips|dice|notes|players|tiles)\b/u],
  ['a number is expected, nobody reckons with it', /\breckon(s|ed)? (with|to)\b/u],
  ['what is Anna’s is not “of Anna”', /\b(turn|cards|die|choice|table|best|7) of ‹(names|name)\b/u],
  ['“still has to choose”, in this order', /\b(has|have) still to\b/u],
  ['what is not told yet is missing', /\bstill to be told\b/u],
  ['a pile, a stack or a bank has no more', /^No ‹.*› (chip card|chit|note) is left\b/u],
  ['your own, not one’s own', /\bone’s own\b/iu],
  ['a verdict depends on something', /\bhangs on\b/u],
  ['a tile has a token, and bears none', /\bbears?\b/u],
  ['who was paid by it, not whom it paid', /^Whom\b/u],
  ['somebody is not a fixer', /\bis no (fixer|player|leader)\b/u],
  ['dice are placed by the 4, whether or not anything comes of it', /‹who› activates the tile/u]
];

describe('a pattern refused is a pattern tested', () => {
  const said = sentencesByModule().flatMap(({ said: each }) => each);

  test.each(REFUSED)('%s', (_, pattern) => {
    expect(said.length).toBeGreaterThan(5000);
    expect(said.filter((sentence) => pattern.test(sentence))).toEqual([]);
  });
});

describe('the words of a game compute nothing', () => {
  /** Modules that read and write a board in one line of text, and contain no sentence of a match. */
  const LINES = ['src/lib/games/vegas/board-text.ts', 'src/lib/games/vegas/copy-text.ts'];
  const modules = sources.filter(
    (file) => /^src\/lib\/games\/.*(^|\/|-)(words|text|sentences)\.ts$/.test(file) && !LINES.includes(file)
  );
  const ADDING = /[\w)\]] (?:[-+*%]|\/) (?:[a-z(]|\d+(?!k?['\u00a0]))|[-+]=|\+\+|--/;
  const SUMMING = /\.reduce\(|\.sort\(|\bMath\.|\btotal\(|\bnew (?:Set|Map)\b/;

  test('no sum, no order and no count is made there', () => {
    const found = modules.flatMap((file) =>
      codeOf(file)
        .filter((line) => ADDING.test(line) || SUMMING.test(line))
        .map(
          (line) => `${file} has ${line.trim()}: a number belongs to the rules, and a sentence is given it.`
        )
    );
    expect(modules.length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });
});

/** The lines of a module without comments, types and quoted text. */
function codeOf(file: string): readonly string[] {
  return stripComments(file)
    .split('\n')
    .map((line) => line.replace(/'[^']*'/g, "''"));
}

describe('what a language has to say', () => {
  const listed = readFileSync('scripts/language.ts', 'utf8');
  const modules = sources.filter(
    (file) => isTextModule(file) && /^export (const|function|\{)/m.test(readFileSync(file, 'utf8'))
  );

  test('every module of words is on the list', () => {
    expect(modules.length).toBeGreaterThan(40);
    expect(modules.filter((file) => !listed.includes(`'${file.replace('.ts', '')}'`))).toEqual([]);
  });

  test('a missing sentence does not compile, other words do', () => {
    const english = {
      rules: 'Rules',
      of: (name: string) => `Cards of ${name}`,
      ways: { day: 'Day' }
    } as const;
    const german: Spoken<typeof english> = {
      rules: 'Regeln',
      of: (name) => `Karten von ${name}`,
      ways: { day: 'Tag' }
    };
    // @ts-expect-error a sentence is missing
    const incomplete: Spoken<typeof english> = { rules: 'Regeln', ways: { day: 'Tag' } };
    expect(Object.keys(german)).toEqual(Object.keys(english));
    expect(Object.keys(incomplete)).not.toContain('of');
  });

  test('a rulebook that lacks a paragraph does not compile, nor one that counts them otherwise', () => {
    const english = {
      title: 'The game',
      paragraphs: [
        { id: '1.1', title: 'What it is about', text: 'Money.', source: 'printed', related: ['1.2'] },
        { id: '1.2', title: 'The end', text: 'It ends.', source: 'reading', words: ['end', 'over'] }
      ]
    } as const satisfies Rulebook['chapters'][number];
    const about = { id: '1.1', title: 'Worum', text: 'Geld.', source: 'printed', related: ['1.2'] } as const;
    const end = { id: '1.2', title: 'Ende', text: 'Aus.', source: 'reading', words: ['Schluss'] } as const;
    const german: Spoken<typeof english> = { title: 'Das Spiel', paragraphs: [about, end] };
    // @ts-expect-error the second paragraph is missing
    const shorter: Spoken<typeof english> = { title: 'Das Spiel', paragraphs: [about] };
    const other = { ...end, id: '1.3' } as const;
    // @ts-expect-error its number is another one
    const renamed: Spoken<typeof english> = { title: 'Das Spiel', paragraphs: [about, other] };
    const lengths = [english, german, shorter, renamed].map(({ paragraphs }) => paragraphs.length);
    expect(lengths).toEqual([2, 2, 1, 2]);
  });

  test.each([
    ['src/lib/games/razzia/rulebook.ts', true],
    ['src/lib/games/vegas/rulebook-play.ts', true],
    ['src/lib/games/vegas/house-rule-words.ts', true],
    ['src/lib/core/rulebook.ts', false],
    ['src/lib/games/vegas/parts.ts', false]
  ])('%s is a module of words: %s', (file, isText) => {
    expect(isTextModule(file)).toBe(isText);
  });
});
