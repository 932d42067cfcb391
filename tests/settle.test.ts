import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { settle } from '$lib/games';

const casino = {
  game: 'las-vegas',
  case: 'casino',
  notes: [80000, 30000],
  dice: { Anna: { small: 5 }, Ben: { small: 3 }, Carla: { small: 1, big: 1 }, Denny: { small: 1 } }
};
const pairs = {
  game: 'las-vegas',
  case: 'pairs',
  pairs: Array.from({ length: 6 }, () => [30000, 40000])
};

/** Any sentence at all: which one is the business of the case's own test. */
const sentence: unknown = expect.stringMatching(/\w/);

interface Said {
  readonly answers: readonly unknown[];
  readonly errors: string;
  readonly status: number | null;
}

describe('npm run -s settle', () => {
  test('answers each line in order, as settle does', async () => {
    const { answers, errors, status } = await ask(`${JSON.stringify(casino)}\n${JSON.stringify(pairs)}\n`);
    expect(answers).toEqual([await settle(casino), await settle(pairs)]);
    expect(errors).toBe('');
    expect(status).toBe(0);
  });

  test('says which member is wrong, and goes on', async () => {
    const wrong = { ...casino, dice: { Ben: { small: 8 } } };
    const { answers, status } = await ask(`${JSON.stringify(wrong)}\n${JSON.stringify(pairs)}`);
    expect(answers[0]).toEqual({ error: { path: 'dice.Ben.small', message: sentence } });
    expect(answers[1]).toEqual(await settle(pairs));
    expect(status).toBe(0);
  });

  test('calls a line that is not JSON a wrong position, an empty one in between too', async () => {
    const { answers } = await ask(`{"game":\n\n[]\n${JSON.stringify(pairs)}\n`);
    const position = { error: { path: 'position', message: sentence } };
    expect(answers).toEqual([position, position, position, await settle(pairs)]);
  });

  test('takes no line at the end for a position, and needs no last line feed', async () => {
    expect((await ask('')).answers).toEqual([]);
    expect((await ask(`${JSON.stringify(pairs)}\n\n \n`)).answers).toHaveLength(1);
    expect((await ask(JSON.stringify(pairs))).answers).toHaveLength(1);
  });

  test('breaks no name that holds another kind of line end, or takes several bytes', async () => {
    const names = ['a\u2028b', 'c\u2029d', 'e\u0085f', '__proto__', 'Ďábel 🎲'];
    const dice = Object.fromEntries(names.map((name, place) => [name, { small: place + 1 }]));
    const { answers } = await ask(`${JSON.stringify({ ...casino, dice })}\r\n`);
    expect(answers).toEqual([await settle({ ...casino, dice })]);
    expect(JSON.stringify(answers)).toContain('🎲');
  });

  test('keeps the order over many lines', { timeout: 60_000 }, async () => {
    const lines = Array.from({ length: 20_000 }, (_, place) => (place % 2 === 0 ? casino : place));
    const { answers } = await ask(lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(answers).toHaveLength(lines.length);
    const isInOrder = answers.every((answer, place) => 'error' in (answer as object) === (place % 2 === 1));
    expect(isInOrder).toBe(true);
  });
});

function ask(text: string): Promise<Said> {
  const run = spawn(process.execPath, ['scripts/settle.js'], { stdio: 'pipe' });
  const said: Buffer[] = [];
  let errors = '';
  run.stdout.on('data', (part: Buffer) => said.push(part));
  run.stderr.on('data', (part: Buffer) => (errors += part.toString()));
  run.stdin.end(text);
  return new Promise((ended) => {
    run.once('close', (status) => {
      const lines = Buffer.concat(said).toString().split('\n').slice(0, -1);
      ended({ answers: lines.map((line) => JSON.parse(line) as unknown), errors, status });
    });
  });
}
