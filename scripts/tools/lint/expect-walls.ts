import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** A line of code as it would stand in a file that need not exist. */
export type CodeProbe = readonly [file: string, code: string];

/** What lint says first of each line, as `rule: message`; null: nothing. */
export function lintProbes(probes: readonly CodeProbe[]): (string | null)[] {
  const { stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'lint-probes.mjs')], {
    input: JSON.stringify(probes),
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as (string | null)[];
}

/** An import as it would stand in a file. */
export type ImportProbe = readonly [file: string, specifier: string];

/** Expects every forbidden import to fail lint, and every permitted one to pass. */
export function expectWalls(forbidden: readonly ImportProbe[], permitted: readonly ImportProbe[]): void {
  const all = [...forbidden, ...permitted];
  const said = lintProbes(all.map(([file, specifier]) => [file, `import '${specifier}';\n`]));
  const describeProbe = ([file, specifier]: ImportProbe) => `${file} imports ${specifier}`;
  const passed = forbidden.filter((_, index) => !said[index]?.startsWith('no-restricted-imports'));
  expect(passed.map(describeProbe)).toEqual([]);
  const refused = permitted.filter((_, index) => said[forbidden.length + index] !== null);
  expect(refused.map(describeProbe)).toEqual([]);
}
