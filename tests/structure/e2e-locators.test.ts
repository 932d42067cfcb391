import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import typescript from 'typescript';
import { expect, test } from 'vitest';

/**
 * Browser tests find controls by a hook or by importing the app's own strings, and assert figures, so that rewording a
 * sentence breaks no test. A label of three or more English words in a locator counts as a sentence.
 */

const FOLDER = 'tests/e2e';

const SENTENCE = /[a-z’]{2,}[ ,]+[a-z’]+[ ,]+[a-z’]{2,}/i;
const CALLS =
  /^(getBy(Text|Label|Placeholder|Title)|to(Have|Contain)Text|toHaveAccessible(Name|Description))$/;
const MEMBERS = ['name', 'hasText', 'hasNotText'];

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'));

test.each(files)('%s contains no sentence', (file) => {
  expect(sentencesIn(join(FOLDER, file))).toEqual([]);
});

function sentencesIn(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const source = typescript.createSourceFile(path, text, typescript.ScriptTarget.Latest, true);
  const sentences: string[] = [];
  const visit = (node: typescript.Node): void => {
    if (isWrittenText(node) && SENTENCE.test(node.text) && isLabel(node)) sentences.push(node.text);
    typescript.forEachChild(node, visit);
  };
  visit(source);
  return sentences;
}

function isWrittenText(node: typescript.Node): node is typescript.LiteralLikeNode {
  return typescript.isStringLiteralLike(node) || typescript.isRegularExpressionLiteral(node);
}

/** Whether a string is searched for by a locator, or compared by an assertion. */
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
