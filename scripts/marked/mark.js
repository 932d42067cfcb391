import typescript from 'typescript';

/** Invisible characters that mark the start and the end of a module's text. */
export const TEXT_START = '\u2061';
export const TEXT_END = '\u2062';

const englishLetters = 'abcdefghijklmnopqrstuvwxyz';
const other = [...'äḅçḍëƒğḥïĵķļṃñöṗɋřšţüṿŵẋÿž'];
const letters = new Map([...englishLetters].map((letter, index) => [letter, other[index] ?? letter]));

/** Rewrites a text in letters that English does not have. @param {string} text @returns {string} */
export function withOtherLetters(text) {
  return text.replace(/[a-z]/gi, (letter) => {
    const otherLetter = letters.get(letter.toLowerCase()) ?? letter;
    return letter === letter.toLowerCase() ? otherLetter : otherLetter.toUpperCase();
  });
}

/** Methods whose arguments are search patterns, or options of a language formatter. */
const nonTextCalls =
  /^(at|endsWith|get|has|includes|indexOf|localeCompare|match|matchAll|replace|replaceAll|split|startsWith|toLocaleString)$/;

/** The members of a rulebook that are not text: numbers and references. */
const NON_TEXT_MEMBERS = /^(id|prefix|related|rule|source)$/;

/**
 * Returns the source of a module with all its text in other letters. A string with a literal type (`'small' | 'big'`)
 * is a code and stays the same.
 *
 * @param {import('typescript').SourceFile} source
 * @param {import('typescript').TypeChecker} checker
 * @returns {string}
 */
export function markText(source, checker) {
  /** @type {{ from: number, to: number, text: string }[]} */
  const changes = [];
  visit(source);
  let text = source.text;
  for (const { from: start, to: end, text: replacement } of changes.sort((a, b) => b.from - a.from))
    text = text.slice(0, start) + replacement + text.slice(end);
  return text;

  /** @param {import('typescript').Node} node */
  function visit(node) {
    if (isCode(node)) return;
    if (typescript.isStringLiteralLike(node)) {
      if (/\p{L}/u.test(node.text) && !isTypedCode(node, checker)) replaceLetters(node, node.text);
      return;
    }
    if (typescript.isTemplateExpression(node)) {
      const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
      parts.forEach((part, index) => {
        const openingText = index === 0 ? '`' + TEXT_START : '}';
        const closingText = index === parts.length - 1 ? TEXT_END + '`' : '${';
        changes.push({
          from: part.getStart(),
          to: part.end,
          text: openingText + escapeText(part.text) + closingText
        });
      });
    }
    if (isList(node, checker)) {
      changes.push({ from: node.getStart(), to: node.getStart(), text: '`' + TEXT_START + '${' });
      changes.push({ from: node.end, to: node.end, text: '}' + TEXT_END + '`' });
    }
    typescript.forEachChild(node, visit);
  }

  /** @param {import('typescript').Node} node @param {string} original */
  function replaceLetters(node, original) {
    changes.push({
      from: node.getStart(),
      to: node.end,
      text: `\`${TEXT_START}${escapeText(original)}${TEXT_END}\``
    });
  }
}

/** @param {string} text @returns {string} */
function escapeText(text) {
  return withOtherLetters(text).replace(/[`\\]|\$\{/g, '\\$&');
}

/** Whether a string is code. @param {import('typescript').Node} node @returns {boolean} */
function isCode(node) {
  const { parent } = node;
  if (typescript.isPropertyAssignment(node) && NON_TEXT_MEMBERS.test(node.name.getText())) return true;
  if (typescript.isImportDeclaration(node) || typescript.isExportDeclaration(node)) return true;
  if (typescript.isTypeNode(node) || typescript.isThrowStatement(node)) return true;
  if (parent === undefined || !typescript.isExpression(node)) return false;
  if (typescript.isPropertyAssignment(parent)) return parent.name === node;
  if (typescript.isCaseClause(parent)) return parent.expression === node;
  if (typescript.isElementAccessExpression(parent)) return parent.argumentExpression === node;
  if (typescript.isBinaryExpression(parent))
    return /^[!=]==?$|^in$/.test(parent.operatorToken.getText()) && typescript.isStringLiteralLike(node);
  if (typescript.isNewExpression(parent)) return parent.expression.getText().startsWith('Intl.');
  if (!typescript.isCallExpression(parent) || parent.expression === node) return false;
  return (
    typescript.isPropertyAccessExpression(parent.expression) && nonTextCalls.test(parent.expression.name.text)
  );
}

/**
 * Whether a call joins a list into one text.
 *
 * @param {import('typescript').Node} node
 * @param {import('typescript').TypeChecker} checker
 * @returns {boolean}
 */
function isList(node, checker) {
  if (!typescript.isCallExpression(node) || !typescript.isPropertyAccessExpression(node.expression))
    return false;
  const typeName = checker.getTypeAtLocation(node.expression.expression).symbol?.name ?? '';
  const { text } = node.expression.name;
  return text === 'format'
    ? typeName === 'ListFormat'
    : text === 'join' && /^(Readonly)?Array$/.test(typeName);
}

/** @param {import('typescript').Expression} node @param {import('typescript').TypeChecker} checker @returns {boolean} */
function isTypedCode(node, checker) {
  const type = checker.getContextualType(node);
  if (type === undefined) return false;
  const kinds = type.isUnion() ? type.types : [type];
  return kinds.some((kind) => kind.isStringLiteral()) && !kinds.some((kind) => isAnyText(kind));
}

/** @param {import('typescript').Type} type @returns {boolean} */
function isAnyText(type) {
  return (type.flags & typescript.TypeFlags.String) !== 0;
}
