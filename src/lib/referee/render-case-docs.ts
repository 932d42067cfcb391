/* eslint-disable house/words -- docs/referee.md is written for programs */
import * as v from 'valibot';
import type { Case, Game } from '$lib/games/contract/define';

type GameCases = Pick<Game, 'meta' | 'cases'>;

/**
 * Updates `docs/referee.md`: replaces the table of members of every case with a generated one. A case without a section
 * gets a new one with its title, its members, and its examples with their answers.
 */
export async function renderCaseDocs(contract: string, games: readonly GameCases[]): Promise<string> {
  let text = contract;
  for (const { meta, cases } of games)
    for (const refereeCase of (await cases()).cases)
      text = withTable(withSection(text, meta.id, refereeCase), meta.id, refereeCase);
  return text;
}

/** Matches any text up to the section of the next game. */
const WITHIN_GAME = '(?:(?!^## )[\\s\\S])*?';

/** Adds a section for a case that has none, after the last case of its game. */
function withSection(contract: string, game: string, question: Case): string {
  const section = new RegExp(`^## ${game}\\n${WITHIN_GAME}(?=^## |(?![\\s\\S]))`, 'm').exec(contract);
  if (section === null || section[0].includes(`\n### ${question.id}\n`)) return contract;
  const end = section.index + section[0].length;
  return `${contract.slice(0, end).trimEnd()}\n\n${newSection(game, question)}\n${contract.slice(end)}`;
}

function newSection(game: string, question: Case): string {
  const answered = question.form.examples.map(({ position }) => {
    const fullPosition = { game, case: question.id, ...position };
    return { whole: fullPosition, verdict: question.settle(v.parse(question.schema, fullPosition)) };
  });
  const facts = [...new Set(answered.flatMap(({ verdict }) => Object.keys(verdict.facts)))];
  const lines = facts.map((fact) => `| \`${fact}\` | ${fact} |\n`).join('');
  const factsTable = facts.length === 0 ? '' : `| fact | what it says |\n|---|---|\n${lines}\n`;
  const examples = answered.flatMap(({ whole, verdict }) => [oneLineJson(whole), oneLineJson(verdict)]);
  return `### ${question.id}\n\n${question.title}\n\n| member |\n\n${factsTable}${examples.join('\n')}`;
}

/** Formats JSON on one line, with a space after each comma and colon. */
function oneLineJson(value: object): string {
  const line = JSON.stringify(value, undefined, 1).replace(/\n */g, ' ');
  return `\`\`\`json\n${line.replace(/([[{]) /g, '$1').replace(/ ([\]}])/g, '$1')}\n\`\`\`\n`;
}

/** Replaces the table in the section of a case. */
function withTable(contract: string, game: string, question: Case): string {
  const section = new RegExp(
    `^## ${game}\\n${WITHIN_GAME}^### ${question.id}\\n${WITHIN_GAME}(?=^\\| member)`,
    'm'
  );
  const before = section.exec(contract);
  if (before === null) return contract;
  const start = before.index + before[0].length;
  const [old = ''] = /^(?:\|.*\n)+/.exec(contract.slice(start)) ?? [];
  return contract.slice(0, start) + memberTable(game, question) + contract.slice(start + old.length);
}

/** Lists every member of a position with its accepted values. */
function memberTable(game: string, { id, rows }: Case): string {
  const question = [
    { path: 'game', description: `\`${game}\`` },
    { path: 'case', description: `\`${id}\`` }
  ];
  const lines = [...question, ...rows].map(({ path, description }) => `| \`${path}\` | ${description} |\n`);
  return ['| member | what it is |\n', '|---|---|\n', ...lines].join('');
}
