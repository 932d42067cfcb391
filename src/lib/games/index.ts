import * as v from 'valibot';
import { CaseError, type Case, type Verdict } from './contract/define';
import { issueMessage, issuePath } from '$lib/referee/position';
import { findGame, primaryGames } from './registry';
import * as say from '$lib/referee/strings/en';

export { CaseError, type Award, type Verdict } from './contract/define';
export { duplicateJsonKey } from '$lib/referee/duplicate-json-key';

const casesByGame = new Map<string, Promise<readonly Case[]>>();

/**
 * Answers a position: who gets which piece, with one reason for every claim. Money is whole dollars. `docs/referee.md`
 * describes the shapes. The position is not changed.
 * @throws CaseError naming the wrong member and the accepted values
 */
export async function settle(position: unknown): Promise<Verdict> {
  const { game, case: question } = readQuestion(position);
  const cases = await casesOf(game);
  const foundCase = cases.find((refereeCase) => refereeCase.id === question);
  if (foundCase === undefined) throw new CaseError('case', say.oneOf(cases.map(({ id }) => id)));
  const parsed = v.safeParse(foundCase.schema, position, { abortPipeEarly: true });
  if (!parsed.success) throw new CaseError(issuePath(parsed.issues[0]), issueMessage(parsed.issues[0]));
  return foundCase.settle(parsed.output);
}

function readQuestion(position: unknown): { readonly game: unknown; readonly case: unknown } {
  if (typeof position !== 'object' || position === null || Array.isArray(position))
    throw new CaseError('position', say.anObjectWithGameAndCase);
  return {
    game: 'game' in position ? position.game : undefined,
    case: 'case' in position ? position.case : undefined
  };
}

function casesOf(id: unknown): Promise<readonly Case[]> {
  const listedGame = typeof id === 'string' ? findGame(id) : undefined;
  if (listedGame === undefined || listedGame.meta.box !== undefined)
    throw new CaseError('game', say.oneOf(primaryGames().map(({ meta }) => meta.id)));
  const cachedCases = casesByGame.get(listedGame.meta.id);
  if (cachedCases !== undefined) return cachedCases;
  const loadingCases = listedGame.load().then(async (game) => (await game.cases()).cases);
  casesByGame.set(listedGame.meta.id, loadingCases);
  return loadingCases;
}
