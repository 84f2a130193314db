import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '@skora/scripts-lib/workspace';
import { buildOneBundle, type OneBundle } from '../one-bundle/build-one-bundle';
import { compareSubjects, type Measured } from './compare-subjects';
import { makeRows } from './goals';
import { weighSubjects, type StartSite, type WeighedSubject } from './host-again';
import { describeMachine, waitUntilQuiet } from './machine';
import { oneBundleSubject } from './one-bundle-subject';
import { askSite, type Subject } from './origin';
import { FAST_LINE, SLOW_4G, type LineSpeed } from './line/slow-line';
import { performancePage, type TriedTricks } from './performance-page';
import { comparisonTable, toMarkdown } from './table';
import { isTriedOn, withoutTrick, type Trick } from './tricks';

const KB = 1024;

interface Asked {
  /** Address of the running site. */
  site: string;
  startSite: StartSite;
  /** KB of scripts that visitors of home download again after the release of a remote; the most. */
  again: number;
  without: readonly Trick[];
  log: (line: string) => void;
}

const SKORA: Subject = { name: 'SKORA', answer: (path, site) => site(path) };

/** Any change gives the bundle another name. */
function weighBundle({ folder, main }: OneBundle): number {
  return brotliCompressSync(readFileSync(join(folder, main))).length / KB;
}

/** A trick, and the site without it. */
interface WithoutTrick {
  trick: Trick;
  subject: WeighedSubject;
}

/** @param measured of the site, then of the site without each of the tricks */
function pairTricks(
  line: LineSpeed,
  tried: readonly WithoutTrick[],
  [skora, ...rest]: readonly Measured[],
): TriedTricks {
  const without = tried.flatMap(({ trick }, index) => {
    const measured = rest[index];
    return measured ? [{ trick, measured }] : [];
  });
  if (!skora || without.length < tried.length) throw new Error('The comparison lacks a subject.');
  return { line, skora, without };
}

/** Compares the site with one bundle and with itself without tricks, prints it and writes `docs/performance.md`. Takes minutes. */
export async function runComparison({ site, startSite, again, without, log }: Asked): Promise<void> {
  const bundle = await buildOneBundle();
  const bundleKb = weighBundle(bundle);
  const one = { ...oneBundleSubject(bundle), hostAgain: { kernel: bundleKb, late: bundleKb } };
  const weighed = await weighSubjects([SKORA, ...without.map(withoutTrick)], askSite(site), startSite);
  const [skora, ...others] = weighed;
  if (!skora) throw new Error('The comparison lacks a subject.');
  const triedOn = (line: LineSpeed): WithoutTrick[] =>
    others.flatMap((subject, index) => {
      const trick = without[index];
      return trick && isTriedOn(line, trick) ? [{ trick, subject }] : [];
    });
  const [slow, fast] = [triedOn(SLOW_4G), triedOn(FAST_LINE)];
  const subjects = { compared: [skora, one], tried: slow.map(({ subject }) => subject) };
  const load = await waitUntilQuiet();
  const { measured, browser } = await compareSubjects(subjects, { site, line: SLOW_4G }, log);
  const [measuredSkora, measuredOne, ...rest] = measured;
  if (!measuredSkora || !measuredOne) throw new Error('The comparison lacks a subject.');
  const tried = slow.length > 0 ? [pairTricks(SLOW_4G, slow, [measuredSkora, ...rest])] : [];
  if (fast.length > 0) {
    const alone = { compared: [], tried: [skora, ...fast.map(({ subject }) => subject)] };
    const onFast = await compareSubjects(alone, { site, line: FAST_LINE }, log);
    tried.push(pairTricks(FAST_LINE, fast, onFast.measured));
  }
  const rows = makeRows(measuredSkora, measuredOne, { skora: again, one: bundleKb });
  log(toMarkdown(comparisonTable(rows)));
  const machine = describeMachine(load, browser);
  writeFileSync(join(ROOT, 'docs/performance.md'), performancePage({ machine, rows, tried }));
}
