import type { Firestore } from 'firebase-admin/firestore';
import { setTimeout as delay } from 'node:timers/promises';

const TIMEOUT_MS = 1500;
const KEEP_MS = 1000;

async function answers(db: Firestore): Promise<boolean> {
  const settled = new AbortController();
  try {
    return await Promise.race([
      db
        .doc('health/probe')
        .get()
        .then(() => true),
      delay(TIMEOUT_MS, false, { signal: settled.signal }),
    ]);
  } catch {
    return false;
  } finally {
    settled.abort();
  }
}

/**
 * Asks whether Firestore answers within 1.5 s. One read serves every caller for a second, so a flood of
 * probes costs no more than one.
 */
export function createStoreProbe(db: Firestore, now: () => number): () => Promise<boolean> {
  let last: { at: number; result: Promise<boolean> } | undefined;
  return () => {
    if (last === undefined || now() - last.at >= KEEP_MS) last = { at: now(), result: answers(db) };
    return last.result;
  };
}
