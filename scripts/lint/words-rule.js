/**
 * A lint rule: components contain no text that a screen shows. The text is in the typed modules of `strings/en`, so
 * that a translation is a second module, which does not compile if a sentence is missing.
 */

/** Two letters in a row; a single letter is a unit or a sign. */
const wordPattern = /\p{L}{2}/u;

/** Text for people: it starts like a sentence, or has a space between two words. */
export const TEXT_FOR_PEOPLE = /^\p{Lu}\p{Ll}|\p{L}[,.:;!?]? +\p{L}/u;

/** Text in a module: words with a space between them, and no selector. */
const sentencePattern = /^(?!.*[[\]=#]).*\p{L}[,.:;!?]? +\p{L}/u;

/** A word beside an interpolated value in an attribute that is not an address. */
const wordBesidePattern = /^(?!.*[?=/#&]).*\p{L}{2}/u;

/** A word beside an interpolated value in a template. */
const WORD_BESIDE_VALUE = /\p{L}{2}[,.:;!?]? …|…[,.:;!?]? \p{L}{2}/u;

/** A template for a drawing, CSS or markup. */
const markupPattern = /[<>{};#/]|\d ?px|\bvar\(|\b\w+\(-?…/u;

/** Attributes that are shown or read out, on elements and on our own components. */
const shownAttributes =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|hint|caption|heading|note|backLabel)$/;

/** Attributes of our own components that are never shown. */
const silentAttributes = /^(class|id|href|name|d|transform|viewBox|style)$/;

/** Members of data that are shown or read out, for example of a part, a house rule, a question or a tile. */
export const shownMembers =
  /^(alwaysSentence|check|description|differences|effect|hint|label|many|one|played|question|sentence|short|shortName|summary|text|title|word)$/;

/** Members of data that are never shown: the content of a position, such as names and the places of pieces. */
const silentMembers = /^(holders|id|pieces|position|related|rule|sketch)$/;

/** Keys of a keyboard, which look like words. */
const keys = /^(Enter|Escape|Tab|Home|End|Backspace|Delete|Space|Shift|Alt|Control|Meta|(Arrow|Page)\w+)$/;

const message = 'What a screen says stands in the strings of its area: “{{words}}”.';

/** @type {import('eslint').Rule.RuleModule} */
export const wordsRule = {
  meta: { type: 'problem', schema: [], messages: { said: message } },
  create(context) {
    const reportedNodes = new Set();
    /** @param {any} node @param {string} text */
    const report = (node, text) => {
      if (reportedNodes.has(node)) return;
      reportedNodes.add(node);
      context.report({ node, messageId: 'said', data: { words: text.trim().replace(/\s+/g, ' ') } });
    };

    /** Checks every string that an expression can result in. @param {any} node @param {RegExp} pattern */
    const check = (node, pattern) => {
      for (const { part, words: text } of stringsIn(node)) if (pattern.test(text)) report(part, text);
    };

    // Modules beside the components: text that starts like a sentence or has a space between two words.
    if (!/\.svelte$/.test(context.filename))
      return {
        /** @param {any} node */
        Literal(node) {
          if (typeof node.value !== 'string' || isCode(node) || isData(node)) return;
          if (sentencePattern.test(node.value) || (isShown(node) && wordPattern.test(node.value)))
            report(node, node.value);
        },
        /** @param {any} node */
        TemplateLiteral(node) {
          const text = templateWords(node);
          if (isCode(node) || isData(node) || markupPattern.test(text)) return;
          if (
            sentencePattern.test(text) ||
            WORD_BESIDE_VALUE.test(text) ||
            (isShown(node) && wordPattern.test(text))
          )
            report(node, text);
        }
      };

    return {
      /** @param {any} node */
      SvelteText(node) {
        if (
          node.parent.type !== 'SvelteStyleElement' &&
          !isStyle(node.parent) &&
          wordPattern.test(node.value)
        )
          report(node, node.value);
      },
      /** @param {any} node */
      SvelteMustacheTag(node) {
        if (node.kind === 'text' && node.parent.type !== 'SvelteAttribute')
          check(node.expression, wordPattern);
      },
      /** @param {any} node */
      SvelteAttribute(node) {
        const name = String(node.key.name);
        const isShown = shownAttributes.test(name);
        if (!isShown && (!isPart(node) || silentAttributes.test(name))) return;
        // A word beside an interpolated value is text; a single string may be an identifier.
        const pattern = isShown ? wordPattern : node.value.length > 1 ? wordBesidePattern : TEXT_FOR_PEOPLE;
        for (const part of node.value)
          if (part.type === 'SvelteLiteral') {
            if (pattern.test(part.value)) report(part, part.value);
          } else check(part.expression, pattern);
      },
      // Expressions anywhere else: constants, announcements in a handler, arguments of a call.
      /** @param {any} node */
      Literal(node) {
        if (
          typeof node.value === 'string' &&
          TEXT_FOR_PEOPLE.test(node.value) &&
          !isCode(node) &&
          !isSilent(node)
        )
          report(node, node.value);
      },
      /** @param {any} node */
      TemplateLiteral(node) {
        if (isCode(node) || isSilent(node)) return;
        const text = templateWords(node);
        if ((TEXT_FOR_PEOPLE.test(text) || WORD_BESIDE_VALUE.test(text)) && !markupPattern.test(text))
          report(node, text);
      }
    };
  }
};

/** All strings that an expression can result in. @param {any} node @returns {{ part: any, words: string }[]} */
function stringsIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ part: node, words: node.value }] : [];
    case 'TemplateLiteral':
      return [{ part: node, words: templateWords(node) }, ...node.expressions.flatMap(stringsIn)];
    case 'ConditionalExpression':
      return [...stringsIn(node.consequent), ...stringsIn(node.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return ['??', '||', '&&', '+'].includes(node.operator)
        ? [...stringsIn(node.left), ...stringsIn(node.right)]
        : [];
    case 'TSAsExpression':
      return stringsIn(node.expression);
    case 'CallExpression':
      return node.callee.name === 'plural' ? node.arguments.flatMap(stringsIn) : [];
  }
  return [];
}

/** A template as one text, with an ellipsis for each value. @param {any} node @returns {string} */
function templateWords(node) {
  return node.quasis.map((/** @type {any} */ part) => part.value.cooked ?? '').join('…');
}

/** Whether a string is code: an import, type, member name, error or comparison. @param {any} node @returns {boolean} */
function isCode(node) {
  const { parent } = node;
  if (keys.test(node.value ?? '')) return true;
  // An identifier with a number: `casino 4`.
  if (node.type === 'TemplateLiteral' && /^[a-z]+ …$/.test(templateWords(node))) return true;
  switch (parent.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSLiteralType':
    case 'SwitchCase':
    case 'MemberExpression':
      return true;
    case 'Property':
      return parent.key === node;
    case 'BinaryExpression':
      return parent.operator !== '+';
    case 'NewExpression':
      return /(Error|Channel)$/.test(parent.callee.name ?? '');
    case 'CallExpression':
      return /^(querySelector(All)?|closest|matches|matchMedia)$/.test(
        parent.callee.property?.name ?? parent.callee.name ?? ''
      );
  }
  return false;
}

/** Whether a node is a possible value of a member that is shown. @param {any} node @returns {boolean} */
function isShown(node) {
  let outermost = node;
  while (
    /^(Conditional|Logical|ArrowFunction|TSAs|TSSatisfies)Expression$/.test(outermost.parent?.type ?? '')
  )
    outermost = outermost.parent;
  const { parent } = outermost;
  return (
    parent?.type === 'Property' && parent.value === outermost && shownMembers.test(String(parent.key.name))
  );
}

/** Whether a node is inside data that is never shown. @param {any} node @returns {boolean} */
function isData(node) {
  for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent)
    if (
      ancestor.type === 'Property' &&
      ancestor.value !== undefined &&
      silentMembers.test(String(ancestor.key.name))
    )
      return true;
  return false;
}

/** Whether a node is inside an attribute that is never shown. @param {any} node @returns {boolean} */
function isSilent(node) {
  let isComputed = false;
  for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent) {
    // A function that makes the name of a seat or number is text, even in the prop `name`.
    if (ancestor.type === 'ArrowFunctionExpression') isComputed = true;
    if (ancestor.type === 'SvelteStyleDirective') return true;
    if (ancestor.type === 'SvelteAttribute') {
      const name = String(ancestor.key.name);
      if (isComputed && isPart(ancestor) && name === 'name') return false;
      return (
        silentAttributes.test(name) || (!isPart(ancestor) && !shownAttributes.test(name) && !/^on/.test(name))
      );
    }
  }
  return false;
}

/** @param {any} element @returns {boolean} */
function isStyle(element) {
  return element.type === 'SvelteElement' && element.name.name === 'style';
}

/** Whether an attribute belongs to one of our own components. @param {any} attribute @returns {boolean} */
function isPart(attribute) {
  return attribute.parent.parent.kind === 'component';
}
