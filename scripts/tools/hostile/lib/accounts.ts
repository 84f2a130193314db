import { CURRENT_TERMS } from '@skora/backend/features/account/domain/consent-text';
import { CURRENT_ORDER_CONSENT } from '@skora/domain';
import { demoPassword, demoPlayers } from '../../../local/seed/stories/players';
import type { Addresses } from './stand';

export type DemoUid = 'demo-mara' | 'demo-timo' | 'demo-ines' | 'demo-ravi' | 'demo-nora';

/** What an order is agreed to by. */
export const CONSENTS = { version: CURRENT_ORDER_CONSENT, adult: true, terms: true, immediateStart: true };

/** What the browser of somebody who is signed in holds. */
export interface SignedIn {
  uid: string;
  email: string;
  token: string;
  /** As a header of a request. */
  authorization: { authorization: string };
}

/** Asks the identity provider as any browser may. */
export async function askIdentities<Answer>(
  { ports }: Addresses,
  method: string,
  body: object,
): Promise<Answer> {
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`accounts:${method} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

const signedIn = (uid: string, email: string, token: string): SignedIn => ({
  uid,
  email,
  token,
  authorization: { authorization: `Bearer ${token}` },
});

/** Signs a demo player in past the site, as its SDK would. */
export async function signInDemo(stand: Addresses, uid: DemoUid): Promise<SignedIn> {
  const { email = '' } = demoPlayers.find((player) => player.uid === uid) ?? {};
  return signInAs(stand, email, demoPassword);
}

/** Signs in with an address and its password. @throws when they do not fit */
export async function signInAs(stand: Addresses, email: string, password: string): Promise<SignedIn> {
  const body = { email, password, returnSecureToken: true };
  const answer = await askIdentities<{ localId: string; idToken: string }>(stand, 'signInWithPassword', body);
  return signedIn(answer.localId, email, answer.idToken);
}

/** Makes a sign-in as anybody may, without a registration here; without an address an anonymous one. */
export async function signUp(
  stand: Addresses,
  email?: string,
  password = 'corner-flag-77',
): Promise<SignedIn> {
  const body = { ...(email !== undefined && { email, password }), returnSecureToken: true };
  const answer = await askIdentities<{ localId: string; idToken: string }>(stand, 'signUp', body);
  return signedIn(answer.localId, email ?? '', answer.idToken);
}

/** Deletes a sign-in at the identity provider, past us. */
export async function deleteSignIn(stand: Addresses, { token }: SignedIn): Promise<void> {
  await askIdentities(stand, 'delete', { idToken: token });
}

/** What a page sends to finish a registration. */
export function registration(age: number, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    displayName: 'Test Player',
    dateOfBirth: `${new Date().getFullYear() - age}-01-01`,
    country: 'DE',
    role: 'player',
    terms: { version: CURRENT_TERMS },
    newsletter: false,
    ...more,
  };
}
