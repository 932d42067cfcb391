import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import typescript from 'typescript';
import { TEXT_FOR_PEOPLE } from '#scripts/lint/words-rule.js';
import { root } from '#scripts/settings.js';
import { isTextModule } from './text-modules.js';

/** Every module that may have a string; tests and their fixtures are left out. @returns {string[]} */
export function modulesBeside() {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((text) => `src/${text.replaceAll('\\', '/')}`)
    .filter((text) => /\.ts$/.test(text) && !/\.test\.ts$|\/fixtures\/|\.d\.ts$/.test(text))
    .sort();
}

/**
 * Every string of the app, module by module, as the rules of `tests/structure/words.test.ts` search it. An inserted
 * value is shown as its expression in angle brackets.
 * @returns {{ each: string, said: string[] }[]}
 */
export function sentencesByModule() {
  return modulesBeside()
    .map((text) => ({ each: text, said: sentencesOf(text) }))
    .filter(({ said: strings }) => strings.length > 0);
}

/** @param {string} path @returns {string[]} */
function sentencesOf(path) {
  const source = typescript.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    typescript.ScriptTarget.Latest,
    true
  );
  const isModule = isTextModule(path);
  /** @type {string[]} */
  const strings = [];
  visit(source);
  return strings;

  /** @param {import('typescript').Node} node */
  function visit(node) {
    if (typescript.isImportDeclaration(node) || typescript.isTypeNode(node) || isSearched(node)) return;
    if (typescript.isThrowStatement(node) || typescript.isCaseClause(node.parent ?? node)) {
      // The value of a `case` is a code; the statements below it may contain a sentence.
      if (typescript.isThrowStatement(node)) return;
      if (typescript.isCaseClause(node.parent) && node.parent.expression === node) return;
    }
    const text = textOf(node);
    if (
      text !== undefined &&
      (TEXT_FOR_PEOPLE.test(text) || (isModule && isNamed(node) && /\p{L}{2}/u.test(text)))
    )
      strings.push(text);
    typescript.forEachChild(node, visit);
  }
}

/** @param {import('typescript').Node} node @returns {string | undefined} */
function textOf(node) {
  if (typescript.isStringLiteral(node) || typescript.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!typescript.isTemplateExpression(node)) return undefined;
  return (
    node.head.text +
    node.templateSpans.map(({ expression, literal }) => `‹${expression.getText()}›${literal.text}`).join('')
  );
}

/**
 * Whether a node is the list of search words of a paragraph. The list is never shown, because players type old words
 * too.
 * @param {import('typescript').Node} node @returns {boolean}
 */
function isSearched(node) {
  if (!typescript.isPropertyAssignment(node) || node.name.getText() !== 'words') return false;
  return typescript.isArrayLiteralExpression(node.initializer);
}

/** Whether a node is the whole value of a constant of the module. @param {import('typescript').Node} node @returns {boolean} */
function isNamed(node) {
  return typescript.isVariableDeclaration(node.parent) || typescript.isArrowFunction(node.parent);
}
