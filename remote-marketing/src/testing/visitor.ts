import type { Tier } from '@skora/shared/contract';
import { tierStore } from '@skora/shared/session';
// Tests stand in for the host, which alone writes the session.
// eslint-disable-next-line no-restricted-imports
import { sessionStoreOfPage } from '@skora/shared/session/internal';
import { act } from '@testing-library/react';

const user = {
  uid: 'u1',
  displayName: 'Robin Sample',
  photoURL: null,
  emailVerified: true,
  email: 'robin@example.com',
};

/** Forgets who is here, as on a fresh page. */
export function nobodyYet(): void {
  act(() => {
    sessionStoreOfPage.set({ status: 'unknown' });
    tierStore.set({ status: 'loading', tier: 'tier0' });
  });
}

export function signedOut(): void {
  act(() => {
    sessionStoreOfPage.set({ status: 'signed-out' });
    tierStore.set({ status: 'ready', tier: 'tier0' });
  });
}

/** A signed-in visitor; without a tier it is still loading. */
export function signedIn(tier?: Tier): void {
  act(() => {
    sessionStoreOfPage.set({ status: 'signed-in', user });
    tierStore.set(tier ? { status: 'ready', tier } : { status: 'loading', tier: 'tier0' });
  });
}
