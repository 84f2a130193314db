import type { User } from 'firebase/auth';
import { loadAuth } from '..';

function part(value: unknown): string {
  return btoa(JSON.stringify(value)).replaceAll('=', '');
}

let issued = 0;

function tokens(uid: string): Record<string, string> {
  issued += 1;
  const iat = Math.floor(Date.now() / 1000);
  const token = `${part({ alg: 'none' })}.${part({ sub: uid, user_id: uid, iat, exp: iat + 3600, jti: issued })}.`;
  return {
    idToken: token,
    access_token: token,
    refreshToken: 'r',
    refresh_token: 'r',
    expiresIn: '3600',
    expires_in: '3600',
  };
}

/**
 * Takes the place of the network: the identity provider knows one player, everything else is for `answer`. The SDK
 * remembers the fetch it finds, so call this before anything is signed in.
 * @returns what the provider says of the player, to be changed
 */
export function stubIdentityNetwork(
  uid: string,
  answer: (request: Request) => Response | Promise<Response>,
): Record<string, unknown> {
  const player: Record<string, unknown> = { localId: uid, emailVerified: false };
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, { ...init, signal: null });
    if (request.url.includes('accounts:lookup')) return Response.json({ users: [player] });
    if (/accounts:|\/token/.test(request.url)) return Response.json({ localId: uid, ...tokens(uid) });
    return answer(request);
  };
  return player;
}

/** Signs that player in, in the SDK. */
export async function signInToSdk(): Promise<void> {
  const { signInWithPassword } = await loadAuth();
  await signInWithPassword('mara@skora.example', 'a password');
}

/**
 * Calls `look` in the moment the SDK is about to end the session; what it throws makes the sign-out fail.
 * @returns a function that stops it
 */
export async function watchSdkSignOut(look: () => void): Promise<() => void> {
  const { beforeAuthStateChanged, getAuth } = await import('firebase/auth');
  return beforeAuthStateChanged(getAuth(), (user) => {
    if (!user) look();
  });
}

/** Makes the SDK name somebody else, as when another tab has stored that person. */
export async function replaceInSdk(uid: string): Promise<void> {
  const { getAuth } = await import('firebase/auth');
  const auth = getAuth();
  const user = auth.currentUser;
  const other = Object.assign(Object.create(Object.getPrototypeOf(user) as object), user, { uid }) as User;
  await auth.updateCurrentUser(other);
}
