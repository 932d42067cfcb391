import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lineStream } from '#scripts/referee/line-stream.js';

interface Answer {
  readonly awards?: readonly unknown[];
  readonly error?: { readonly path: string; readonly message?: string };
}

const PAY_DAY_QUESTION = '{"game":"las-vegas","case":"pay-day","player":"Ben","casinos":3}';

/** The files of a fresh clone, without anything that a check or a build creates. */
const CLONED_PATHS = ['package.json', 'tsconfig.json', 'tsconfig.pure.json', 'scripts', 'src/lib'];

describe('settle in a fresh clone without a build', { timeout: 60_000 }, () => {
  const checkoutFolder = mkdtempSync(join(tmpdir(), 'croupier-house-'));
  beforeAll(() => {
    for (const text of CLONED_PATHS) cpSync(text, join(checkoutFolder, text), { recursive: true });
    symlinkSync(resolve('node_modules'), join(checkoutFolder, 'node_modules'));
  });
  afterAll(() => rmSync(checkoutFolder, { recursive: true }));

  function runSettle(input: string) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/settle.js'], {
      cwd: checkoutFolder,
      input,
      encoding: 'utf8',
      timeout: 30_000
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/\n$|^$/);
    return stdout.split('\n').slice(0, -1);
  }

  test('every line gets an answer, in order, no matter what it contains', () => {
    const lines = [
      '',
      PAY_DAY_QUESTION,
      'not JSON',
      '[',
      'null',
      '[]',
      '"casino"',
      '1e999',
      `"${'x'.repeat(2e6)}"`,
      PAY_DAY_QUESTION
    ];
    const answers = runSettle(`${lines.join('\n')}\n`).map((line) => JSON.parse(line) as Answer);
    expect(answers).toHaveLength(lines.length);
    for (const [index, { awards, error }] of answers.entries())
      if (lines[index] === PAY_DAY_QUESTION)
        expect(awards).toEqual([{ from: 'bank', to: 'Ben', piece: 'note', value: 30_000 }]);
      else expect(error?.path).toBe('position');
  });

  test('a line of ten million characters gets one error, and the next line its answer', () => {
    const answers = runSettle(`${'['.repeat(1e7)}\n${PAY_DAY_QUESTION}\n`).map(
      (line) => JSON.parse(line) as Answer
    );
    expect(answers[0]?.error?.path).toBe('position');
    expect(answers[0]?.error?.message).toMatch(/one million characters/);
    expect(answers[1]?.awards).toHaveLength(1);
  });

  test('a duplicate member is refused, because only the text shows it', () => {
    const repeatedKey = PAY_DAY_QUESTION.replace('"casinos":3', '"casinos":3,"casinos":4');
    expect(runSettle(`${repeatedKey}\n`).map((line) => JSON.parse(line) as Answer)).toEqual([
      { error: { path: 'casinos', message: 'once: this member stands twice' } }
    ]);
  });

  test.each([
    ['ends without a line feed', PAY_DAY_QUESTION, 1],
    ['comes from another system', `${PAY_DAY_QUESTION}\r\n${PAY_DAY_QUESTION}\r\n`, 2],
    ['ends with empty lines', `${PAY_DAY_QUESTION}\n\n  \n`, 3],
    ['is one empty line', '\n', 1],
    ['is empty', '', 0]
  ])('the input %s', (_, input, answers) => expect(runSettle(input)).toHaveLength(answers));
});

describe('the line splitter', () => {
  async function readLines(input: AsyncIterable<string | Uint8Array>, maxLength?: number) {
    const lines: (string | undefined)[] = [];
    for await (const line of lineStream(input, maxLength)) lines.push(line);
    return lines;
  }

  test.each([
    [
      ['ab', 'c\nde\n', '\nf'],
      ['abc', 'de', '', 'f']
    ],
    [['ab\n'], ['ab']],
    [['\n'], ['']],
    [[''], []]
  ])('%j', async (input, lines) => expect(await readLines(Readable.from(input))).toEqual(lines));

  test('keeps a character whole if it is split between two chunks', async () => {
    const [firstBytes, secondBytes] = [Uint8Array.of(0xc3), Uint8Array.of(0xa4, 0x0a)];
    expect(await readLines(Readable.from([firstBytes, secondBytes]))).toEqual(['ä']);
  });

  test('accepts the longest allowed line, rejects one more character, and reads the next line', async () => {
    expect(await readLines(Readable.from(['abc\nab', 'cd\nabc\nabcd']), 3)).toEqual([
      'abc',
      undefined,
      'abc',
      undefined
    ]);
  });

  test('never holds a line of 600 MB in memory', async () => {
    const chunk = Buffer.alloc(2 ** 20, 'x');
    function* longChunks() {
      for (let turn = 0; turn < 600; turn += 1) yield chunk;
      yield '\nnext\n';
    }
    const memoryBefore = process.memoryUsage().rss;
    expect(await readLines(Readable.from(longChunks()), 1e6)).toEqual([undefined, 'next']);
    // Holding the line would take at least its 600 MB; the amount of uncollected garbage varies.
    expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(550 * 2 ** 20);
  });
});
