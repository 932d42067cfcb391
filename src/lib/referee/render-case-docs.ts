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
const WITHIN_GAME_PATTERN = '(?:(?!^## )[\\s\\S])*?';

/** Adds a section for a case that has none, after the last case of its game. */
function withSection(contract: string, gameId: string, question: Case): string {
  const section = new RegExp(`^## ${gameId}\\n${WITHIN_GAME_PATTERN}(?=^## |(?![\\s\\S]))`, 'm').exec(
    contract
  );
  if (section === null || section[0].includes(`\n### ${question.id}\n`)) return contract;
  const sectionEnd = section.index + section[0].length;
  return `${contract.slice(0, sectionEnd).trimEnd()}\n\n${newSection(gameId, question)}\n${contract.slice(sectionEnd)}`;
}

function newSection(gameId: string, question: Case): string {
  const answeredExamples = question.form.examples.map(({ position }) => {
    const fullPosition = { game: gameId, case: question.id, ...position };
    return { whole: fullPosition, verdict: question.settle(v.parse(question.schema, fullPosition)) };
  });
  const facts = [...new Set(answeredExamples.flatMap(({ verdict }) => Object.keys(verdict.facts)))];
  const lines = facts.map((fact) => `| \`${fact}\` | ${fact} |\n`).join('');
  const factsTable = facts.length === 0 ? '' : `| fact | what it says |\n|---|---|\n${lines}\n`;
  const examples = answeredExamples.flatMap(({ whole: fullPosition, verdict }) => [
    oneLineJson(fullPosition),
    oneLineJson(verdict)
  ]);
  return `### ${question.id}\n\n${question.title}\n\n| member |\n\n${factsTable}${examples.join('\n')}`;
}

/** Formats JSON on one line, with a space after each comma and colon. */
function oneLineJson(value: object): string {
  const line = JSON.stringify(value, undefined, 1).replace(/\n */g, ' ');
  return `\`\`\`json\n${line.replace(/([[{]) /g, '$1').replace(/ ([\]}])/g, '$1')}\n\`\`\`\n`;
}

/** Replaces the table in the section of a case. */
function withTable(contract: string, gameId: string, question: Case): string {
  const section = new RegExp(
    `^## ${gameId}\\n${WITHIN_GAME_PATTERN}^### ${question.id}\\n${WITHIN_GAME_PATTERN}(?=^\\| member)`,
    'm'
  );
  const oldSection = section.exec(contract);
  if (oldSection === null) return contract;
  const start = oldSection.index + oldSection[0].length;
  const [oldTable = ''] = /^(?:\|.*\n)+/.exec(contract.slice(start)) ?? [];
  return contract.slice(0, start) + memberTable(gameId, question) + contract.slice(start + oldTable.length);
}

/** Lists every member of a position with its accepted values. */
function memberTable(gameId: string, { id, rows }: Case): string {
  const question = [
    { path: 'game', description: `\`${gameId}\`` },
    { path: 'case', description: `\`${id}\`` }
  ];
  const lines = [...question, ...rows].map(({ path, description }) => `| \`${path}\` | ${description} |\n`);
  return ['| member | what it is |\n', '|---|---|\n', ...lines].join('');
}
