import { join } from 'node:path';
import ts from 'typescript';
import { root } from '#scripts/settings.js';

/**
 * The codes of all reasons of these boxes, read from their types by the compiler, so that there is no second list to
 * maintain.
 */
export function reasonCodes(boxes: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const files = boxes.map((box) => join(root, 'src/lib/games', box, 'types.ts'));
  const program = ts.createProgram([...files, ...tileFiles()], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    types: [],
    paths: { '$lib/*': [join(root, 'src/lib/*')] }
  });
  const checker = program.getTypeChecker();
  return Object.fromEntries(boxes.map((box, index) => [box, codesOf(program, checker, files[index] ?? '')]));
}

/** The types of tiles are added to those of their box by declaration merging. */
function tileFiles(): readonly string[] {
  return [join(root, 'src/lib/games/las-vegas/tiles/all.ts')];
}

function codesOf(program: ts.Program, checker: ts.TypeChecker, file: string): readonly string[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const whyType = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Why');
  if (whyType === undefined) throw new Error(`${file} exports no Why`);
  const code = checker.getPropertyOfType(checker.getDeclaredTypeOfSymbol(whyType), 'code');
  if (code === undefined) throw new Error(`the Why of ${file} has no code`);
  const type = checker.getTypeOfSymbol(code);
  const memberTypes = type.isUnion() ? type.types : [type];
  return memberTypes.map((memberType) => {
    if (memberType.isStringLiteral()) return memberType.value;
    throw new Error(`${file} has a code that is ${checker.typeToString(memberType)}`);
  });
}
