import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SOURCE = fileURLToPath(new URL('served-types.ts', import.meta.url));

/** Something an answer has that the SDK's type does not, or the other way round. */
export type Problems = string[];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Holds JSON against the SDK's own types, read with the compiler: a required field that is missing, a field the type
 * does not know, a value of another type or outside an enum, at any depth.
 *
 * @returns a check that lists every problem by its path; empty when the answer has the type's shape
 */
export function readSdkShapes(): (value: unknown) => Problems {
  const program = ts.createProgram([SOURCE], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(SOURCE);
  const declared = source?.statements.find(ts.isTypeAliasDeclaration);
  if (declared === undefined) throw new Error('The types that are served were not found.');
  const served = checker.getTypeAtLocation(declared.name);

  /** Whether a member of a union is meant; of an object, by fields with one fixed value: `object`, `type`, `deleted`. */
  function isMeant(type: ts.Type, value: unknown): boolean {
    if (Array.isArray(value)) return checker.isArrayType(type);
    if (!isObject(value)) return true;
    if (!(type.flags & ts.TypeFlags.Object)) return false;
    if (typeof value.object === 'string' && type.getProperty('object') === undefined) return false;
    return ['object', 'type', 'deleted'].every((name) => {
      const property = type.getProperty(name);
      if (property === undefined || property.flags & ts.SymbolFlags.Optional) return true;
      const expected = checker.getTypeOfSymbol(property);
      return !(expected.flags & ts.TypeFlags.Unit) || fits(expected, value[name]);
    });
  }

  function mismatch(type: ts.Type, value: unknown, path: string): string {
    return `${path} is ${JSON.stringify(value)}, not ${checker.typeToString(type)}`;
  }

  function checkObject(type: ts.Type, value: Record<string, unknown>, path: string): Problems {
    const index = type.getStringIndexType();
    const properties = checker.getPropertiesOfType(type);
    const missing = properties
      .filter(({ flags, name }) => !(flags & ts.SymbolFlags.Optional) && value[name] === undefined)
      .map(({ name }) => `${path}.${name} is missing`);
    const wrong = Object.entries(value).flatMap(([name, entry]) => {
      const property = type.getProperty(name);
      const expected = property === undefined ? index : checker.getTypeOfSymbol(property);
      if (expected === undefined) return [`${path}.${name} is unknown to ${checker.typeToString(type)}`];
      return check(expected, entry, `${path}.${name}`);
    });
    return [...missing, ...wrong];
  }

  function checkUnion(type: ts.UnionType, value: unknown, path: string): Problems {
    const meant = type.types.filter((member) => isMeant(member, value));
    const tries = meant.map((member) => check(member, value, path));
    if (tries.some((problems) => problems.length === 0)) return [];
    if (typeof value !== 'object' || tries.length === 0) return [mismatch(type, value, path)];
    const [nearest] = tries.sort((a, b) => a.length - b.length);
    return nearest ?? [];
  }

  function fits(type: ts.Type, value: unknown): boolean {
    if (type.flags & ts.TypeFlags.Any) return true;
    if (type.symbol?.name === 'Decimal' || type.aliasSymbol?.name === 'Decimal')
      return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value);
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value === value;
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return typeof value === 'boolean' && checker.typeToString(type) === String(value);
    if (type.flags & ts.TypeFlags.String) return typeof value === 'string';
    if (type.flags & ts.TypeFlags.Number) return typeof value === 'number';
    if (type.flags & ts.TypeFlags.Boolean) return typeof value === 'boolean';
    if (type.flags & ts.TypeFlags.Null) return value === null;
    return false;
  }

  function check(type: ts.Type, value: unknown, path: string): Problems {
    if (fits(type, value)) return [];
    if (type.isUnion()) return checkUnion(type, value, path);
    if (checker.isArrayType(type) && Array.isArray(value)) {
      const [entry] = checker.getTypeArguments(type as ts.TypeReference);
      return value.flatMap((one, at) => (entry === undefined ? [] : check(entry, one, `${path}[${at}]`)));
    }
    if (isObject(value) && type.flags & ts.TypeFlags.Object) return checkObject(type, value, path);
    return [mismatch(type, value, path)];
  }

  return (value) => check(served, value, isObject(value) ? String(value.object) : 'answer');
}
