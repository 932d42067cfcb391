import { join, relative } from 'node:path';
import ts from 'typescript';
import { shownMembers, TEXT_FOR_PEOPLE } from '#scripts/lint/words-rule.js';
import { areaOf } from './areas.js';
import { modulesBeside } from './sentences.js';
import { root } from '#scripts/settings.js';
import { isTextModule } from './text-modules.js';

/**
 * The sentences of the app with sample values, as a player could read them: no code, and no part of a longer sentence.
 * The modules are not run. Each string is put together from its functions and constants; if the wording depends on a
 * condition, there are several sentences.
 */

/** The maximum number of variants of one sentence, one for each combination of its conditions. */
const MAX_VARIANTS = 4;
const MAX_DEPTH = 12;

/** Sample values by the name of the inserted expression. The first match counts. @type {readonly [RegExp, string][]} */
const SAMPLES = [
  [
    /^(name2|other|others?Name|defender|proposer|second|another|next|before|blocker|giver|to|partner)$/i,
    'Ben'
  ],
  [/^(players|people|names|losers|ahead|fixers|riggers|guests|who(m)?All)$/i, 'Anna and Ben'],
  [
    /^(player|who|whose|name|names?Of|owner|guesser|dealer|turn|challenger|winner|taker|from|by|found|host|holder|person|leader)$/i,
    'Anna'
  ],
  [
    /^(value|sum|won|money|total|unclaimed|note|pile|has|lost|price|amount|worth|offered|balance)$/i,
    '$80,000'
  ],
  [/^(round)$/i, '2'],
  [/^(gold)$/i, '8'],
  [/^(day|date|when|since|on|moment)$/i, '20 Nov'],
  [/^(game|title)$/i, 'Las Vegas'],
  [/^(version)$/i, '0.12.0'],
  [/^(file|fileName|path)$/i, 'croupier-backup.json'],
  [/^(label|part|what|piece|kind|thing)$/i, 'red dice'],
  [/^(tile|card)$/i, 'Jackpot'],
  [/^(bar)$/i, 'Colibri'],
  [/^(colour|color)$/i, 'red'],
  [/^(unit)$/i, 'chips'],
  [/^(many|ones)$/i, 'notes'],
  [/^(one|single)$/i, 'note'],
  [/^(team)$/i, 'Team A'],
  [/^(expected|there|most)$/i, '5'],
  [/^(rule|paragraph)$/i, '6.3'],
  [/^(min|least)$/i, '2'],
  [/^(max|most|size|longest)$/i, '5']
];

/** The results of the functions of the language, by their names. */
const LANGUAGE = new Set([
  'plural',
  'joinWithAnd',
  'joinWithOr',
  'joinWithCommas',
  'capitalize',
  'possessive',
  'numberWord',
  'ordinal'
]);

/** @typedef {Map<ts.Symbol, string>} Given */
/** @typedef {{ variant: number, nth: number, deep: number, given: Given }} Context */

/**
 * Every outermost sentence, grouped by area.
 * @returns {{ area: string, said: { module: string, sentence: string }[] }[]}
 */
export function sentencesReadAloud() {
  const modules = modulesBeside();
  const program = ts.createProgram({
    rootNames: modules.map((module) => join(root, module)),
    options: {
      target: ts.ScriptTarget.ES2022,
      strict: true,
      skipLibCheck: true,
      lib: ['lib.es2022.d.ts'],
      noResolve: false,
      allowImportingTsExtensions: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
      paths: {
        $lib: [join(root, 'src/lib/index.ts')],
        '$lib/*': [join(root, 'src/lib/*')],
        '#routes/*': [join(root, 'src/routes/*')]
      }
    }
  });
  const checker = program.getTypeChecker();
  /** Functions and constants whose text is part of a longer sentence. @type {Set<ts.Node>} */
  const pieces = new Set();
  const sources = modules.flatMap((module) => program.getSourceFile(join(root, module)) ?? []);

  // The first pass finds out which texts are parts of others; the second pass prints the rest.
  for (const source of sources) reportOutermost(source, () => undefined);
  /** @type {Map<string, { module: string, sentence: string }[]>} */
  const areas = new Map();
  for (const source of sources) {
    const module = relative(root, source.fileName).replaceAll('\\', '/');
    const visited = new Set();
    reportOutermost(source, (sentence) => {
      if (visited.has(sentence)) return;
      visited.add(sentence);
      const area = areaOf(module);
      areas.set(area, [...(areas.get(area) ?? []), { module, sentence }]);
    });
  }
  return [...areas].sort(([a], [b]) => (a < b ? -1 : 1)).map(([area, strings]) => ({ area, said: strings }));

  /** @param {ts.SourceFile} source @param {(sentence: string) => void} report */
  function reportOutermost(source, report) {
    const isModule = isTextModule(source.fileName);
    visit(source);

    /** @param {ts.Node} node */
    function visit(node) {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isThrowStatement(node)) return;
      if (
        ts.isCaseClause(node.parent ?? node) &&
        /** @type {ts.CaseClause} */ (node.parent).expression === node
      )
        return;
      if (ts.isElementAccessExpression(node.parent ?? node) && ts.isStringLiteralLike(node)) return;
      if (ts.isPropertyName(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node)
        return;
      if (ts.isBinaryExpression(node) && /^[=!]==?$/.test(node.operatorToken.getText())) return;
      if (!isWhole(node)) return void ts.forEachChild(node, visit);
      const isKnown = isModule && (ts.isVariableDeclaration(node.parent) || ts.isArrowFunction(node.parent));
      const isPiece = isWithinPiece(node);
      for (let variant = 0; variant < MAX_VARIANTS; variant += 1) {
        const text = cleanSentence(evaluate(node, { variant, nth: 0, deep: 0, given: new Map() }) ?? '');
        if (!/\p{L}{2}/u.test(text) || !(TEXT_FOR_PEOPLE.test(text) || isKnown)) continue;
        if (!isModule && !isShownText(node, text)) continue;
        // A part that is also used alone is a whole sentence.
        if (isPiece && !/^[\p{Lu}“$\d].*[.?!”]$/u.test(text)) continue;
        report(text);
      }
    }
  }

  /** Outside the modules of strings, a shown text is a sentence or a member of data. @param {ts.Node} node @param {string} text */
  function isShownText(node, text) {
    if (ts.isCallExpression(node) || /[\^|`]|###/.test(text)) return false;
    if (/^\p{Lu}\p{Ll}.* .*[.?!]$/u.test(text)) return true;
    return ts.isPropertyAssignment(node.parent) && shownMembers.test(node.parent.name.getText());
  }

  /** @param {ts.Node} node */
  function isWhole(node) {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return true;
    if (ts.isBinaryExpression(node))
      return node.operatorToken.kind === ts.SyntaxKind.PlusToken && isText(node);
    if (!ts.isCallExpression(node)) return false;
    return (
      LANGUAGE.has(nameOf(node.expression)) ||
      (ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'join')
    );
  }

  /** @param {ts.BinaryExpression} node @returns {boolean} */
  function isText({ left, right }) {
    return [left, right].some(
      (expression) =>
        ts.isStringLiteralLike(expression) ||
        ts.isTemplateExpression(expression) ||
        (ts.isBinaryExpression(expression) && isText(expression))
    );
  }

  /** @param {ts.Node} node @returns {boolean} */
  function isWithinPiece(node) {
    for (let ancestor = node; ancestor !== undefined; ancestor = ancestor.parent)
      if (pieces.has(ancestor)) return true;
    return false;
  }

  /** The text of an expression, as far as it can be computed. @param {ts.Node} node @param {Context} context @returns {string | undefined} */
  function evaluate(node, context) {
    if (context.deep > MAX_DEPTH) return undefined;
    const nestedContext = { ...context, deep: context.deep + 1 };
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return node.text;
    if (ts.isTemplateExpression(node))
      return (
        node.head.text +
        node.templateSpans
          .map(
            ({ expression, literal }) =>
              (evaluate(expression, nestedContext) ?? sampleOf(expression, context)) + literal.text
          )
          .join('')
      );
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isSatisfiesExpression(node)
    )
      return evaluate(node.expression, context);
    if (ts.isConditionalExpression(node))
      return evaluate(
        isConditionTrue(node.condition, context) ? node.whenTrue : node.whenFalse,
        nestedContext
      );
    if (ts.isBinaryExpression(node)) return evaluateBinary(node, nestedContext);
    if (ts.isCallExpression(node)) return evaluateCall(node, nestedContext);
    if (ts.isElementAccessExpression(node)) return evaluateMember(node.expression, undefined, nestedContext);
    if (ts.isPropertyAccessExpression(node))
      return evaluateMember(node.expression, node.name.text, nestedContext) ?? numberOf(node, context);
    if (ts.isIdentifier(node)) return evaluateName(node, nestedContext);
    if (
      ts.isArrowFunction(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isMethodDeclaration(node)
    )
      return evaluateBody(node, [], nestedContext);
    return undefined;
  }

  /** @param {ts.BinaryExpression} node @param {Context} context */
  function evaluateBinary({ left, right, operatorToken }, context) {
    if (operatorToken.kind === ts.SyntaxKind.PlusToken) {
      const sides = [left, right].map(
        (expression) => evaluate(expression, context) ?? sampleOf(expression, context)
      );
      return sides.every((side) => /^\d+$/.test(side))
        ? String(Number(sides[0]) + Number(sides[1]))
        : sides.join('');
    }
    if (
      operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ||
      operatorToken.kind === ts.SyntaxKind.BarBarToken
    )
      return (
        evaluate(left, context) ??
        (context.variant % 2 === 0 ? undefined : evaluate(right, context)) ??
        sampleOf(left, context)
      );
    return undefined;
  }

  /** The result of a condition in this variant; a count in a sentence is 3, and a list has two members. @param {ts.Expression} condition @param {Context} context @returns {boolean} */
  function isConditionTrue(condition, { variant }) {
    const text = condition.getText();
    if (/(===|<=|<) ?[01]$|< 2$/.test(text)) return false;
    if (/(!==|>) ?[01]$|> 2$/.test(text)) return true;
    return variant % 2 === 0;
  }

  /** @param {ts.CallExpression} node @param {Context} context @returns {string | undefined} */
  function evaluateCall(node, context) {
    const name = nameOf(node.expression);
    const [firstArgument] = node.arguments;
    const argument = () =>
      firstArgument === undefined
        ? undefined
        : (evaluate(firstArgument, context) ?? sampleOf(firstArgument, context));
    switch (name) {
      case 'plural': {
        const [, singular, plural] = node.arguments;
        const singularText =
          singular === undefined ? '' : (evaluate(singular, context) ?? sampleOf(singular, context));
        return `3 ${plural === undefined ? `${singularText}s` : (evaluate(plural, context) ?? sampleOf(plural, context))}`;
      }
      case 'joinWithAnd':
      case 'joinWithOr':
      case 'joinWithCommas': {
        const texts = firstArgument === undefined ? [] : itemTexts(firstArgument, context);
        const separator = name === 'joinWithAnd' ? ' and ' : name === 'joinWithOr' ? ' or ' : ', ';
        return texts.length < 2
          ? texts.join('')
          : `${texts.slice(0, -1).join(', ')}${separator}${texts.at(-1)}`;
      }
      case 'join': {
        const list = /** @type {ts.PropertyAccessExpression} */ (node.expression).expression;
        return itemTexts(list, context).join(
          firstArgument !== undefined && ts.isStringLiteralLike(firstArgument) ? firstArgument.text : ', '
        );
      }
      case 'capitalize': {
        const text = argument() ?? '';
        return text.slice(0, 1).toUpperCase() + text.slice(1);
      }
      case 'possessive':
        return `${argument() ?? 'Anna'}’s`;
      case 'numberWord':
        return 'three';
      case 'ordinal':
        return '3rd';
      case 'isolateName':
      case 'isolateText':
      case 'String':
      case 'nameIn':
        return argument();
      case 'names':
      case 'called':
        return firstArgument === undefined ? 'Anna' : personOf(firstArgument, context);
      case 'formatDollars':
      case 'formatAmount':
      case 'formatShortAmount':
      case 'formatShortDollars':
        return '$80,000';
      case 'inThousands':
        return '80';
      case 'formatNumber':
        return '3';
      case 'isolateNamesIn':
        return argument();
      case 'charAt':
      case 'toUpperCase':
      case 'slice': {
        const object = /** @type {ts.PropertyAccessExpression} */ (node.expression).expression;
        const text = evaluate(object, context) ?? sampleOf(object, context);
        return name === 'charAt' ? text.slice(0, 1) : name === 'slice' ? text.slice(1) : text.toUpperCase();
      }
    }
    const declaration = declarationOf(node.expression);
    if (declaration === undefined) return undefined;
    pieces.add(declaration);
    const functionNode = functionOf(declaration);
    return functionNode === undefined ? undefined : evaluateBody(functionNode, node.arguments, context);
  }

  /** Evaluates the result of a function. @param {ts.FunctionLikeDeclaration} functionNode @param {readonly ts.Expression[]} args @param {Context} context @returns {string | undefined} */
  function evaluateBody(functionNode, args, context) {
    const innerValues = new Map(context.given);
    functionNode.parameters.forEach((parameter, index) => {
      const argument = args[index];
      const symbol = ts.isIdentifier(parameter.name)
        ? checker.getSymbolAtLocation(parameter.name)
        : undefined;
      if (argument === undefined || symbol === undefined) return;
      const text = evaluate(argument, context) ?? sampleOf(argument, context);
      innerValues.set(symbol, text);
    });
    const innerScope = { ...context, given: innerValues };
    if (functionNode.body === undefined) return undefined;
    if (!ts.isBlock(functionNode.body)) return evaluate(functionNode.body, innerScope);
    /** @type {ts.Expression[]} */
    const returnedTexts = [];
    collect(functionNode.body);
    if (returnedTexts.length === 0) return undefined;
    return evaluate(
      /** @type {ts.Expression} */ (returnedTexts[context.variant % returnedTexts.length]),
      innerScope
    );

    /** @param {ts.Node} node */
    function collect(node) {
      if (ts.isFunctionLike(node)) return;
      if (
        ts.isIfStatement(node) &&
        /(===|<=) ?0$|=== 1$|< 2$/.test(node.expression.getText()) &&
        node.elseStatement === undefined
      )
        return;
      if (
        ts.isReturnStatement(node) &&
        node.expression !== undefined &&
        node.expression.getText() !== 'undefined'
      )
        returnedTexts.push(node.expression);
      ts.forEachChild(node, collect);
    }
  }

  /** The members of a list; two samples if they are not written out. @param {ts.Expression} node @param {Context} context @returns {string[]} */
  function itemTexts(node, context) {
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
      return itemTexts(node.expression, context);
    if (ts.isConditionalExpression(node))
      return itemTexts(isConditionTrue(node.condition, context) ? node.whenTrue : node.whenFalse, context);
    if (ts.isArrayLiteralExpression(node))
      return node.elements
        .flatMap((element) =>
          ts.isSpreadElement(element)
            ? itemTexts(element.expression, context)
            : [evaluate(element, context) ?? sampleOf(element, context)]
        )
        .filter((text) => text !== '');
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [firstArgument] = node.arguments;
      const method = node.expression.name.text;
      if (method === 'filter' || method === 'slice' || method === 'toSorted')
        return itemTexts(node.expression.expression, context);
      if (firstArgument !== undefined && /^(map|flatMap)$/.test(method))
        return [0, 1].map((nth) => {
          const functionNode = ts.isArrowFunction(firstArgument)
            ? firstArgument
            : functionOf(declarationOf(firstArgument));
          const itemContext = { ...context, nth: context.nth + nth };
          if (functionNode !== undefined && declarationOf(firstArgument) !== undefined)
            pieces.add(/** @type {ts.Node} */ (declarationOf(firstArgument)));
          if (ts.isIdentifier(firstArgument) && firstArgument.text === 'names')
            return personOf(node, itemContext);
          if (ts.isIdentifier(firstArgument) && firstArgument.text === 'formatDollars')
            return nth === 0 ? '$80,000' : '$50,000';
          return (
            (functionNode === undefined ? undefined : evaluateBody(functionNode, [], itemContext)) ??
            sampleOf(node, itemContext)
          );
        });
    }
    if (ts.isIdentifier(node)) {
      const declaration = declarationOf(node);
      if (
        declaration !== undefined &&
        ts.isVariableDeclaration(declaration) &&
        declaration.initializer !== undefined
      ) {
        pieces.add(declaration);
        return itemTexts(declaration.initializer, context);
      }
    }
    const functionNode = ts.isCallExpression(node) ? functionOf(declarationOf(node.expression)) : undefined;
    if (functionNode?.body !== undefined && !ts.isBlock(functionNode.body))
      return itemTexts(/** @type {ts.Expression} */ (functionNode.body), context);
    const sample = sampleOf(node, context);
    return [0, 1].map((nth) =>
      sample === 'Anna and Ben'
        ? (PEOPLE[context.nth + nth] ?? sample)
        : sampleOf(node, { ...context, nth: context.nth + nth })
    );
  }

  /** A member of a record in a module: the one with that name, or else each in turn. @param {ts.Expression} record @param {string | undefined} name @param {Context} context */
  function evaluateMember(record, name, context) {
    const declaration = declarationOf(record);
    if (declaration === undefined || !ts.isVariableDeclaration(declaration)) return undefined;
    let value = declaration.initializer;
    while (value !== undefined && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)))
      value = value.expression;
    if (value === undefined) return undefined;
    if (ts.isArrayLiteralExpression(value)) {
      const itemNode = value.elements[context.variant % Math.max(1, value.elements.length)];
      return itemNode === undefined ? undefined : evaluate(itemNode, context);
    }
    if (!ts.isObjectLiteralExpression(value)) return undefined;
    pieces.add(declaration);
    const members = value.properties.filter(ts.isPropertyAssignment);
    const memberNode =
      name === undefined
        ? members[(context.variant + context.nth) % Math.max(1, members.length)]
        : members.find((member) => member.name.getText() === name);
    return memberNode === undefined ? undefined : evaluate(memberNode.initializer, context);
  }

  /** @param {ts.Identifier} node @param {Context} context */
  function evaluateName(node, context) {
    const symbol = checker.getSymbolAtLocation(node);
    const givenValue = symbol === undefined ? undefined : context.given.get(symbol);
    if (givenValue !== undefined) return givenValue;
    const declaration = declarationOf(node);
    if (
      declaration === undefined ||
      !ts.isVariableDeclaration(declaration) ||
      declaration.initializer === undefined
    )
      return undefined;
    if (!ts.isIdentifier(declaration.name)) return undefined;
    const text = evaluate(declaration.initializer, context);
    if (text !== undefined && !/^\d*$/.test(text)) pieces.add(declaration);
    return text;
  }

  /** The sample for a number that is not a sum of money; undefined for anything else. @param {ts.Expression} node @param {Context} context */
  function numberOf(node, context) {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node));
    /** @param {ts.TypeFlags} flags */
    const hasOnlyFlags = (flags) =>
      (type.isUnion() ? type.types : [type]).every((type) => type.flags & flags);
    // The casinos of Vegas Strip have names.
    if (hasOnlyFlags(ts.TypeFlags.StringLike) && lastName(node) === 'casino') return 'Sunset Gondola';
    if (!hasOnlyFlags(ts.TypeFlags.NumberLike)) return undefined;
    const sample = sampleOf(node, context);
    return /^\d/.test(sample) ? sample : String(3 + context.nth + (isSecondOfKind(node) ? 1 : 0));
  }

  /** @param {ts.Node} node @returns {ts.Declaration | undefined} */
  function declarationOf(node) {
    let symbol = checker.getSymbolAtLocation(node);
    if (symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias)
      symbol = checker.getAliasedSymbol(symbol);
    return symbol?.valueDeclaration;
  }

  /** @param {ts.Node | undefined} declaration @returns {ts.FunctionLikeDeclaration | undefined} */
  function functionOf(declaration) {
    if (declaration === undefined) return undefined;
    if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)) return declaration;
    if (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)) {
      const functionNode = declaration.initializer;
      if (
        functionNode !== undefined &&
        (ts.isArrowFunction(functionNode) || ts.isFunctionExpression(functionNode))
      )
        return functionNode;
    }
    return undefined;
  }
}

/** Names that stand for numbers in the modules of a game, but not elsewhere. */
const GAME_NUMBERS =
  /^(value|sum|won|total|note|pile|has|lost|price|amount|worth|one|single|turn|unclaimed)$/i;

const PEOPLE = ['Anna', 'Ben', 'Carla', 'Dan'];

/** @param {ts.Node} node @param {Context} context */
function personOf(node, { nth }) {
  return PEOPLE[nth + (isSecondOfKind(node) ? 1 : 0)] ?? 'Anna';
}

/** Whether the sentence has another value of this kind before it. @param {ts.Node} node */
function isSecondOfKind(node) {
  return (
    SAMPLES[0]?.[0].test(lastName(node)) === true ||
    /\b(best|other|second|defender|next)\b/.test(node.getText())
  );
}

/** A sample for an expression that cannot be computed, by its name. @param {ts.Node} node @param {Context} context @returns {string} */
function sampleOf(node, context) {
  const name = lastName(node);
  const sample = SAMPLES.find(([pattern]) => pattern.test(name))?.[1];
  // Games insert numbers; sums of money go through dollars().
  if (node.getSourceFile().fileName.includes('/games/') && GAME_NUMBERS.test(name))
    return String(3 + context.nth);
  if (sample === undefined) return String(3 + context.nth + (isSecondOfKind(node) ? 1 : 0));
  if (sample === 'Anna' || sample === 'Ben')
    return PEOPLE[context.nth + (sample === 'Ben' ? 1 : 0)] ?? sample;
  return sample === '$80,000' && context.nth > 0 ? '$50,000' : sample;
}

/** The last name in an expression: `why.other.player` is a player. @param {ts.Node} node @returns {string} */
function lastName(node) {
  return /([A-Za-z]\w*)\W*$/.exec(node.getText())?.[1] ?? '';
}

/** @param {ts.Expression} declaration */
function nameOf(declaration) {
  if (ts.isIdentifier(declaration)) return declaration.text;
  return ts.isPropertyAccessExpression(declaration) ? declaration.name.text : '';
}

/** @param {string} text */
function cleanSentence(text) {
  return text.replace(/\s+/g, ' ').trim();
}
