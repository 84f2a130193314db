import { cleanup } from '@testing-library/react';
import { emitEvent } from '@skora/shared/events';
import { loadAuth } from '@skora/shared/firebase';
import { sessionStoreOfPage } from '@skora/shared/session/internal';

/** Takes the page away, then leaves nobody signed in, neither in the SDK nor in the session. */
export async function signOutEverywhere(): Promise<void> {
  cleanup();
  const { signOutOfFirebase } = await loadAuth();
  await signOutOfFirebase();
  sessionStoreOfPage.set({ status: 'signed-out' });
  emitEvent('auth:signed-out', { reason: 'requested' });
  window.localStorage.clear();
}
