import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import typescript from 'typescript';
import { expect, test } from 'vitest';

/**
 * Browser tests find controls by a hook or by importing the app's own strings, and assert figures, so that rewording a
 * sentence breaks no test. A label of three or more English words in a locator counts as a sentence.
 */

const FOLDER = 'tests/e2e';
/** These files still contain sentences. Fix one and remove it from the list; add none. */
const EXCUSED: readonly string[] = [
  'back.spec.ts',
  'backup-again.spec.ts',
  'backup.spec.ts',
  'cards-table.ts',
  'cards.spec.ts',
  'change.spec.ts',
  'chip-cards.spec.ts',
  'door.spec.ts',
  'foreign-moves.spec.ts',
  'frame.spec.ts',
  'home.spec.ts',
  'las-vegas-app.spec.ts',
  'las-vegas-keyboard.spec.ts',
  'las-vegas-rounds.spec.ts',
  'las-vegas-screens.spec.ts',
  'las-vegas-table.ts',
  'las-vegas-turns.spec.ts',
  'ledger.spec.ts',
  'new-match.spec.ts',
  'parts-screens.spec.ts',
  'parts-set.ts',
  'parts.spec.ts',
  'past.spec.ts',
  'people.spec.ts',
  'plain-table.spec.ts',
  'razzia-app.spec.ts',
  'razzia-turns.spec.ts',
  'referee.spec.ts',
  'royale-match.spec.ts',
  'royale-screens.spec.ts',
  'settings.spec.ts',
  'sheets.spec.ts',
  'shell.spec.ts',
  'slips-elsewhere.spec.ts',
  'slips.spec.ts',
  'strip-table.ts',
  'strip.spec.ts',
  'thumb.spec.ts',
  'tiles.spec.ts',
  'vegas-board.spec.ts',
  'vegas-match.spec.ts',
  'vegas-table.ts',
  'your-box.spec.ts'
];

const SENTENCE = /[a-z’]{2,}[ ,]+[a-z’]+[ ,]+[a-z’]{2,}/i;
const CALLS =
  /^(getBy(Text|Label|Placeholder|Title)|to(Have|Contain)Text|toHaveAccessible(Name|Description))$/;
const MEMBERS = ['name', 'hasText', 'hasNotText'];

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'));

test.each(files)('%s holds no sentence', (file) => {
  const found = sentencesIn(join(FOLDER, file));
  if (EXCUSED.includes(basename(file))) expect(found, 'mended: take it out of EXCUSED').not.toEqual([]);
  else expect(found).toEqual([]);
});

function sentencesIn(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const source = typescript.createSourceFile(path, text, typescript.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: typescript.Node): void => {
    if (isWritten(node) && SENTENCE.test(node.text) && isLabel(node)) found.push(node.text);
    typescript.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isWritten(node: typescript.Node): node is typescript.LiteralLikeNode {
  return typescript.isStringLiteralLike(node) || typescript.isRegularExpressionLiteral(node);
}

/** Whether a locator searches for it, or an assertion reads it. */
function isLabel(node: typescript.Node): boolean {
  const { parent } = node;
  if (typescript.isArrayLiteralExpression(parent)) return isLabel(parent);
  if (typescript.isPropertyAssignment(parent))
    return MEMBERS.includes(parent.name.getText()) && typescript.isCallExpression(parent.parent.parent);
  return (
    typescript.isCallExpression(parent) &&
    typescript.isPropertyAccessExpression(parent.expression) &&
    CALLS.test(parent.expression.name.text)
  );
}
