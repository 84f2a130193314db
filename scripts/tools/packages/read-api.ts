import { join } from 'node:path';
import ts from 'typescript';
import { emitTypes } from './emit-types';
import { kernelEntries } from './kernel-entries';

/** Declarations by group and name: what each subpath exports, and in `inner types` what those declarations name. */
export type Api = Record<string, Record<string, string>>;

export const INNER_TYPES = 'inner types';

/** Made from the backend's own description, which says what changed in it. */
const WRITTEN_ELSEWHERE = 'backend-schema.d.ts';

const printer = ts.createPrinter({ removeComments: true });

/** The statement at the top of a file that declares this, if one does. */
function statementOf(declaration: ts.Declaration): ts.Statement | undefined {
  const node = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return ts.isStatement(node) && ts.isSourceFile(node.parent) ? node : undefined;
}

/** Text without comments and without the places of files, which may move. */
function print(statement: ts.Statement): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile());
  return text.replaceAll(/import\("\.[^"]*"\)\./g, '').replaceAll(/^export (declare )?|^declare /g, '');
}

/**
 * Reads what the kernel exports from its declarations.
 * @param folder where the declarations are written
 */
export function readApi(folder: string): Api {
  emitTypes(folder);
  const entries = kernelEntries().modules.map(({ subpath, output }) => ({
    subpath,
    file: join(folder, `${output}.d.ts`),
  }));
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      noLib: true,
      types: [],
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
    },
  );
  const checker = program.getTypeChecker();
  const seen = new Set<ts.Symbol>();
  const inner: Record<string, string> = {};

  const statementsOf = (symbol: ts.Symbol): ts.Statement[] =>
    (symbol.declarations ?? [])
      .map(statementOf)
      .filter((statement) => statement !== undefined)
      .filter((statement) => {
        const { fileName } = statement.getSourceFile();
        return fileName.startsWith(folder) && !fileName.endsWith(WRITTEN_ELSEWHERE);
      });
  const meant = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const textOf = (symbol: ts.Symbol): string => statementsOf(symbol).map(print).join('\n');

  function noteNames(node: ts.Node): void {
    const found = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const symbol = found && meant(found);
    if (symbol && !seen.has(symbol) && statementsOf(symbol).length > 0) {
      seen.add(symbol);
      inner[symbol.name] = [inner[symbol.name], textOf(symbol)].filter(Boolean).join('\n');
      statementsOf(symbol).forEach(noteNames);
    }
    ts.forEachChild(node, noteNames);
  }

  const exported = entries.map(({ subpath, file }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.Node);
    if (!module) throw new Error(`${subpath} exports nothing.`);
    return {
      subpath,
      symbols: checker.getExportsOfModule(module).map((symbol) => [symbol.name, meant(symbol)] as const),
    };
  });
  exported.forEach(({ symbols }) => symbols.forEach(([, symbol]) => seen.add(symbol)));
  exported.forEach(({ symbols }) => symbols.forEach(([, symbol]) => statementsOf(symbol).forEach(noteNames)));
  const groups = exported.map(
    ({ subpath, symbols }) =>
      [
        subpath,
        Object.fromEntries(symbols.map(([name, symbol]) => [name, textOf(symbol) || 'of another package'])),
      ] as const,
  );
  return { ...Object.fromEntries(groups), [INNER_TYPES]: inner };
}
