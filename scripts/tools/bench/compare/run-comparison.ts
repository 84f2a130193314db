import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '@skora/scripts-lib/workspace';
import { buildOneBundle, type OneBundle } from '../one-bundle/build-one-bundle';
import { compareSubjects, type Measured } from './compare-subjects';
import { makeRows } from './goals';
import { describeMachine } from './machine';
import { oneBundleSubject } from './one-bundle-subject';
import type { Subject } from './origin';
import { performancePage } from './performance-page';
import { comparisonTable, toMarkdown, tricksTable } from './table';
import { withoutTrick, type Trick } from './tricks';

const KB = 1024;

interface Asked {
  /** Address of the running site. */
  site: string;
  /** KB of scripts that visitors of home download again after the release of a remote; the most. */
  again: number;
  without: readonly Trick[];
  /** Of the machine, before the bench itself kept it busy. */
  load: number;
  log: (line: string) => void;
}

const SKORA: Subject = { name: 'SKORA', answer: (path, site) => site(path) };

/** Any change gives the bundle another name. */
function weighBundle({ folder, main }: OneBundle): number {
  return brotliCompressSync(readFileSync(join(folder, main))).length / KB;
}

/** Compares the site with one bundle and with itself without tricks, prints it and writes `docs/performance.md`. Takes minutes. */
export async function runComparison({ site, again, without, load, log }: Asked): Promise<void> {
  const bundle = await buildOneBundle();
  const subjects = { compared: [SKORA, oneBundleSubject(bundle)], tried: without.map(withoutTrick) };
  const { measured, browser } = await compareSubjects(subjects, site, log);
  const [skora, one, ...rest] = measured;
  if (!skora || !one) throw new Error('The comparison lacks a subject.');
  const rows = makeRows(skora, one, { skora: again, one: weighBundle(bundle) });
  const tried = without.map((trick, index) => ({ trick, measured: rest[index] as Measured }));
  log(toMarkdown(comparisonTable(rows)));
  if (tried.length > 0) log(toMarkdown(tricksTable(skora, tried)));
  const machine = describeMachine(load, browser);
  writeFileSync(join(ROOT, 'docs/performance.md'), performancePage({ machine, rows, skora, without: tried }));
}
