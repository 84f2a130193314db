import { NoAnswer, withDeadline } from '../utils/with-deadline';

/** A database that answers does so within a few ms. */
const DEADLINE_MS = 3_000;

const PROBE = 'skora-probe';

let silent = false;
let checked: Promise<void> | null = null;

function openProbe(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(PROBE);
    request.onerror = () => reject(request.error ?? new Error('The database cannot be opened.'));
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

async function check(): Promise<void> {
  try {
    // Reading the name alone throws where a browser keeps nothing.
    if (typeof indexedDB === 'undefined') return;
    await withDeadline(openProbe(), DEADLINE_MS, 'Opening the database of the browser');
  } catch (error) {
    // The SDK knows what to do about a database that refuses.
    if (!(error instanceof NoAnswer)) return;
    silent = true;
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  }
}

/**
 * Some browsers have a database (IndexedDB) that neither opens nor fails. Every part of the SDK would wait for it, with each
 * request, so it is hidden from the SDK.
 */
export function hideSilentDatabase(): Promise<void> {
  return (checked ??= check());
}

/** True when it is hidden: who was signed in here before is not known. */
export function isDatabaseSilent(): boolean {
  return silent;
}
