import { changedFiles, listFiles } from './changed-files';
import type { Round } from './run-stages';
import { runSteady, type RunShuffled } from './run-steady';
import { selectTests } from './select-tests';
import { countStage } from './count';
import {
  backendStage,
  browserStage,
  buildStage,
  jestStage,
  lintStages,
  runPlaywright,
  typesStage,
} from './stages';
import type { SteadyOptions } from './test-options';

const TESTS = ['*.test.ts', '*.test.tsx', '*.test.mjs'];
const SPECS = ['e2e/tests/*.spec.ts'];

/** Tests start the backend as it is built; that part is quick. The rest of the build uses what jest leaves idle. */
const backend: Round = [[backendStage]];

/** Everything `npm test` runs. */
export function allRounds(): Round[] {
  return [backend, [[jestStage()], [...lintStages(['.']), typesStage(), buildStage()]], [[browserStage()]]];
}

/** What `npm test -- --only remote-auth` runs: everything that needs nothing but these folders. */
export function onlyRounds(folders: readonly string[]): Round[] {
  const needsBackend = folders.some((folder) => folder.startsWith('backend'));
  const jest = jestStage('--testPathPatterns', ...folders.map((folder) => `/${folder}/`));
  return [...(needsBackend ? [backend] : []), [[jest], [...lintStages(folders), typesStage(folders)]]];
}

/** What `npm test -- --changed` runs, and says what it leaves out. */
export function changedRounds(print: (line: string) => void): Round[] {
  const changed = changedFiles();
  const tests = listFiles(...TESTS);
  const { lint, related } = selectTests(changed, tests);
  print(`${changed.length} changed files.`);
  if (related !== null) {
    print(
      'Left out: unit tests that import none of them, also where they read one as text; lint of other files.',
    );
  }
  const jest = related === null ? jestStage() : jestStage('--findRelatedTests', ...related);
  const browser = browserStage(async () => {
    const specs = listFiles(...SPECS);
    const { selectSpecs } = await import('./select-specs');
    const selected = await selectSpecs(changed, specs);
    const left = specs.filter((spec) => selected !== null && !selected.includes(spec));
    if (left.length > 0) print(`Left out: ${left.length} of ${specs.length} files of browser tests:`);
    for (const spec of left) print(`  ${spec}`);
    return selected?.map((spec) => spec.replace('e2e/', '')) ?? null;
  });
  const runsJest = related === null || related.length > 0;
  return [
    backend,
    [...(runsJest ? [[jest]] : []), [...lintStages(lint), typesStage(), buildStage()]],
    [[browser]],
  ];
}

/** What `npm test -- --steady` runs: the browser tests alone, as often as asked for. */
export function steadyRounds(options: SteadyOptions, print: (line: string) => void): Round[] {
  const runShuffled: RunShuffled = async (seed) => (await runPlaywright(`--shuffle=${seed}`)).results;
  const run = async () => countStage((await runSteady(options, runShuffled, print)) ? 0 : 1);
  return [[[buildStage()]], [[{ name: 'browser tests in random order beside a busy processor', run }]]];
}
