import type { Firestore } from 'firebase-admin/firestore';
import { within } from '../../lib/http/within';

const TIMEOUT_MS = 1500;
const KEEP_MS = 1000;

async function answers(db: Firestore): Promise<boolean> {
  try {
    await within(TIMEOUT_MS, db.doc('health/probe').get());
    return true;
  } catch {
    return false;
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
