const RANGE = /^(\^|<=|)(\d+)\.(\d+)\.(\d+)(-[\w.-]+)?$/;

/** Negative when the first version is the earlier one. */
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

function parse(text: string): { sign: string; parts: number[]; extra: string } {
  const found = RANGE.exec(text);
  if (!found) throw new Error(`"${text}" is no range that a remote may name.`);
  const [, sign = '', major, minor, patch, extra = ''] = found;
  return { sign, parts: [Number(major), Number(minor), Number(patch)], extra };
}

/**
 * Whether a version fits a range, for the federation runtime, whose own answer knows all of npm's ranges and takes a dozen
 * regular expressions for each. Builds of remotes name `^1.2.3`; the runtime itself asks for `<=1.2.3`.
 * @throws for other ranges
 */
export function satisfy(version: string, range: string): boolean {
  const wanted = parse(range);
  const offered = parse(version);
  const order = compare(offered.parts, wanted.parts);
  // As on npm, a version before a release fits nothing but itself.
  if (offered.extra !== wanted.extra) return false;
  if (wanted.sign === '<=') return order <= 0;
  if (wanted.sign === '') return order === 0;
  // What may not change is everything up to the first number that is not 0.
  const fixed = wanted.parts.findIndex((part) => part > 0) + 1 || 3;
  return order >= 0 && offered.parts.slice(0, fixed).every((part, index) => part === wanted.parts[index]);
}
