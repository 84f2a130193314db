/** What jest can follow by imports. */
const CODE = /\.[cm]?[jt]sx?$/;
const TEST = /\.test\.[cm]?[jt]sx?$/;
/** A change of these may change any result. */
const EVERYTHING =
  /^(pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|tsconfig\.json|[^/]+\/package\.json|scripts\/tools\/test\/jest.*)$/;
/** What every check reads. */
const LINT_RULES = /^scripts\/tools\/lint\//;
const PROSE = /^(docs\/.*|[^/]+\.md|\.[^/]+(\/.*)?)$/;

/** What `npm test -- --changed` runs before the browser tests. */
type Selection = {
  /** Files to lint; `.` for all. */
  lint: readonly string[];
  /** Files whose tests run, and all tests that import them; null for every test. */
  related: readonly string[] | null;
};

/**
 * Chooses what a change can affect. Tests are found by imports; for a file that is read and not imported, a style sheet
 * or rules of the store, all tests of its member run.
 * @param tests every test file of the repository
 */
export function selectTests(changed: readonly string[], tests: readonly string[]): Selection {
  if (changed.some((path) => EVERYTHING.test(path))) return { lint: ['.'], related: null };
  const read = changed.filter((path) => !CODE.test(path) && !PROSE.test(path));
  const members = new Set(read.map((path) => path.split('/')[0]));
  const besideRead = tests.filter((path) => TEST.test(path) && members.has(path.split('/')[0]));
  return {
    lint: changed.some((path) => LINT_RULES.test(path)) ? ['.'] : changed,
    related: [...new Set([...changed.filter((path) => CODE.test(path)), ...besideRead])],
  };
}
