import type { Canary, Pointer, Release } from '@skora/shared/contract';
import { changePointer, readPointer } from '../releases/registry';
import { readSignedRelease, UntrustedError } from '../signing/signatures';
import type { ReleaseStore } from '../store/release-store';
import { compareCanary, type Comparison } from '../watch/compare-canary';
import { describeComparison } from '../watch/describe-comparison';
import { WatchStore } from '../watch/watch-store';
import { addEvent, measureRelease } from './history';
import { ChangedError, withoutCanary } from './moves';
import { withStable } from './publish-release';
import { readShowable, UnfitReleaseError, UnreachedFilesError } from './read-showable';

/** A canary, what it was compared with, and what came of it. */
export interface ComparedCanary {
  stable: string;
  canary: Canary;
  comparison: Comparison;
}

/** What the site did with a canary. */
export interface CanaryMove {
  did: 'stopped' | 'stepped' | 'promoted';
  release: string;
  /** As the history has it. */
  notes: string;
}

/** The site needs no key: a pointer is not signed, and it shows nothing that a team has not signed. */
const SITE = { who: 'site' };

/** Compares the canary of a remote. @param now ms @returns null when it has none; rejects when the store does not answer */
export async function readComparison(
  store: ReleaseStore,
  id: string,
  now: number,
): Promise<ComparedCanary | null> {
  const pointer = await readPointer(store, id);
  if (!pointer?.canary) return null;
  const { stable, canary } = pointer;
  const { manifest } = await readSignedRelease(store, id, canary.release);
  const counts = await new WatchStore(store).readCanary(id);
  return { stable, canary, comparison: compareCanary(counts, canary, manifest.canary, now) };
}

/** @throws {ChangedError} when the pointer is not any more the one that was compared */
function expectSame(pointer: Pointer | null, { stable, canary }: ComparedCanary) {
  const now = pointer?.canary;
  const isSame =
    pointer?.stable === stable &&
    now?.release === canary.release &&
    now.weight === canary.weight &&
    now.since === canary.since;
  if (!isSame) throw new ChangedError();
  return { ...pointer, canary: now };
}

async function stop(
  store: ReleaseStore,
  id: string,
  compared: ComparedCanary,
  why: string,
): Promise<CanaryMove> {
  const notes = `stopped: ${why}`;
  await changePointer(store, id, (now) => withoutCanary(expectSame(now, compared), { ...SITE, notes }));
  return { did: 'stopped', release: compared.canary.release, notes };
}

function withWeight(pointer: Pointer, { release, everyMs }: Canary, steps: number[], now: number): Pointer {
  const [weight = 0, ...later] = steps;
  const plan = later.length > 0 ? { steps: later, everyMs } : {};
  return { ...pointer, canary: { release, weight, since: new Date(now).toISOString(), ...plan } };
}

async function step(
  store: ReleaseStore,
  id: string,
  compared: ComparedCanary,
  found: Release,
  now: number,
): Promise<CanaryMove> {
  const { canary, comparison, stable } = compared;
  const { release, weight, steps = [] } = canary;
  const isLast = steps[0] === 100;
  const notes = `${weight} to ${steps[0]} percent: ${describeComparison(comparison, stable)}`;
  await changePointer(store, id, (there) => {
    const pointer = expectSame(there, compared);
    const next = isLast ? withStable(pointer, release) : withWeight(pointer, canary, steps, now);
    return addEvent(next, isLast ? 'promote' : 'canary', release, { ...SITE, notes }, measureRelease(found));
  });
  return { did: isLast ? 'promoted' : 'stepped', release, notes };
}

function isDue({ since, steps = [], everyMs = 0 }: Canary, now: number): boolean {
  return steps.length > 0 && now - Date.parse(since ?? '') >= everyMs;
}

async function decide(
  store: ReleaseStore,
  id: string,
  compared: ComparedCanary,
  now: number,
): Promise<CanaryMove | null> {
  const { canary, comparison, stable } = compared;
  if (comparison.verdict === 'worse') {
    return stop(store, id, compared, describeComparison(comparison, stable));
  }
  if (comparison.verdict !== 'not-worse' || !isDue(canary, now)) return null;
  try {
    return await step(store, id, compared, await readShowable(store, id, canary.release), now);
  } catch (error) {
    // A server that is down for a moment says nothing about the release.
    if (error instanceof UnreachedFilesError) throw error;
    if (error instanceof UnfitReleaseError || error instanceof UntrustedError) {
      // One line of the history.
      return stop(store, id, compared, error.message.replaceAll('\n- ', ' '));
    }
    throw error;
  }
}

/**
 * Stops a canary that is worse than stable, and takes one that is not to the next weight of its plan when its time there has
 * passed. The stable release is never touched, except by the promotion that the plan ends with. Several sites may do this at the
 * same time: what one has done the others leave as it is.
 * @param compared what {@link readComparison} found @param now ms
 * @returns what it did; null when there is nothing to do yet, or when the pointer has changed meanwhile
 * @throws {UnreachedFilesError} when the next step has to wait, because a server of files did not answer
 */
export async function moveCanary(
  store: ReleaseStore,
  id: string,
  compared: ComparedCanary,
  now: number,
): Promise<CanaryMove | null> {
  try {
    return await decide(store, id, compared, now);
  } catch (error) {
    if (error instanceof ChangedError) return null;
    throw error;
  }
}
