const COMMENT_OR_TEXT = /\/\/.*|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g;
const STEP = /match (\S+) \{|allow ([a-z, ]+): if ([^;]+);|[{}]/g;
const CONDITION = /allow ([a-z, ]+): if ([^;]+);/g;
const ROOT = '/databases/{database}/documents';
const SHORT: Readonly<Record<string, readonly string[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** What browsers may do, as in `/profiles/{uid} create`. */
function listAllowed(rules: string): string[] {
  const bare = rules.replace(COMMENT_OR_TEXT, (found) => (found.startsWith('/') ? '' : "''"));
  const open: string[] = [];
  const allowed: string[] = [];
  for (const [step, path, operations, condition] of bare.matchAll(STEP)) {
    if (step === '}') open.pop();
    else if (operations === undefined) open.push(path ?? '');
    else if (condition !== 'false') {
      const place = open.join('').replace(ROOT, '');
      const each = operations.split(', ').flatMap((operation) => SHORT[operation] ?? operation);
      allowed.push(...each.map((operation) => `${place} ${operation}`));
    }
  }
  return allowed;
}

/** What browsers may write, as in `/profiles/{uid} create`. */
export function listWrites(rules: string): string[] {
  return listAllowed(rules).filter((one) => !/ (get|list)$/.test(one));
}

/** What browsers may read, as in `/profiles/{uid} get`. */
export function listReads(rules: string): string[] {
  return listAllowed(rules).filter((one) => / (get|list)$/.test(one));
}

/** The same rules, whose conditions all need so many expressions more. */
export function weighRules(rules: string, expressions: number): string {
  // Each entry of a list is an expression; so are the list, its size, the zero, the comparison, and two of the `&&`.
  const ballast = `[${Array(expressions - 6)
    .fill('1')
    .join(', ')}].size() > 0`;
  return rules.replace(CONDITION, `allow $1: if ${ballast} && ($2);`);
}
