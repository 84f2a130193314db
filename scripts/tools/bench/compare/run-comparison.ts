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
import { FAST_LINE, SLOW_4G, type LineSpeed } from './slow-line';
import { performancePage, type TriedTricks } from './performance-page';
import { comparisonTable, toMarkdown } from './table';
import { isTriedOn, withoutTrick, type Trick } from './tricks';

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

/** Measures the site with and without tricks that are tried on another line than the slow one, too. */
async function tryOn(
  line: LineSpeed,
  tricks: readonly Trick[],
  { site, log }: Asked,
): Promise<TriedTricks[]> {
  if (tricks.length === 0) return [];
  const tried = [SKORA, ...tricks.map(withoutTrick)];
  const { measured } = await compareSubjects({ compared: [], tried }, { site, line }, log);
  return [pairTricks(line, tricks, measured)];
}

/** @param measured of the site, then of the site without each of the tricks */
function pairTricks(
  line: LineSpeed,
  tricks: readonly Trick[],
  [skora, ...rest]: readonly Measured[],
): TriedTricks {
  const without = tricks.flatMap((trick, index) => {
    const measured = rest[index];
    return measured ? [{ trick, measured }] : [];
  });
  if (!skora || without.length < tricks.length) throw new Error('The comparison lacks a subject.');
  return { line, skora, without };
}

/** Compares the site with one bundle and with itself without tricks, prints it and writes `docs/performance.md`. Takes minutes. */
export async function runComparison(asked: Asked): Promise<void> {
  const { site, again, without, load, log } = asked;
  const bundle = await buildOneBundle();
  const slow = without.filter((trick) => isTriedOn(SLOW_4G, trick));
  const fast = without.filter((trick) => isTriedOn(FAST_LINE, trick));
  const subjects = { compared: [SKORA, oneBundleSubject(bundle)], tried: slow.map(withoutTrick) };
  const { measured, browser } = await compareSubjects(subjects, { site, line: SLOW_4G }, log);
  const [skora, one, ...rest] = measured;
  if (!skora || !one) throw new Error('The comparison lacks a subject.');
  const tried = [
    ...(slow.length > 0 ? [pairTricks(SLOW_4G, slow, [skora, ...rest])] : []),
    ...(await tryOn(FAST_LINE, fast, asked)),
  ];
  const rows = makeRows(skora, one, { skora: again, one: weighBundle(bundle) });
  log(toMarkdown(comparisonTable(rows)));
  const machine = describeMachine(load, browser);
  writeFileSync(join(ROOT, 'docs/performance.md'), performancePage({ machine, rows, tried }));
}
