import type { Case, Game } from './define';

type WithCases = Pick<Game, 'meta' | 'cases'>;

/** `docs/referee.md` with the table of members of every case as its statement says. */
export async function withMembers(contract: string, games: readonly WithCases[]): Promise<string> {
  let written = contract;
  for (const { meta, cases } of games)
    for (const each of (await cases()).cases) written = withTable(written, meta.id, each);
  return written;
}

/** Whatever stands there, up to the section of the next game. */
const WITHIN = '(?:(?!^## )[\\s\\S])*?';

/** The table of a case takes the place of the one that stands in its section. */
function withTable(contract: string, game: string, asked: Case): string {
  const section = new RegExp(`^## ${game}\\n${WITHIN}^### ${asked.id}\\n${WITHIN}(?=^\\| member)`, 'm');
  const before = section.exec(contract);
  if (before === null) return contract;
  const start = before.index + before[0].length;
  const [old = ''] = /^(?:\|.*\n)+/.exec(contract.slice(start)) ?? [];
  return contract.slice(0, start) + memberTable(game, asked) + contract.slice(start + old.length);
}

/** Every member of a position with what may stand there. */
function memberTable(game: string, { id, rows }: Case): string {
  const question = [
    { path: 'game', says: `\`${game}\`` },
    { path: 'case', says: `\`${id}\`` }
  ];
  const lines = [...question, ...rows].map(({ path, says }) => `| \`${path}\` | ${says} |\n`);
  return ['| member | what it is |\n', '|---|---|\n', ...lines].join('');
}
