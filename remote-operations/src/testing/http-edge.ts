import { cleanup } from '@testing-library/react';
import { loadAuth } from '@skora/shared/firebase';
import { provideTestConfig, resetSession, signInAs } from '@skora/shared/testing';

const UID = 'uid-ada';
const EMAIL = 'ada@skora.example';

let handle: typeof fetch = () => Promise.reject(new Error('Call signInAtEdge() first.'));

// Once for all tests of a file: the SDK remembers the fetch it finds when it is loaded.
globalThis.fetch = (input, init) => handle(input, init);

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

function token(): string {
  const iat = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'none' })}.${part({ sub: UID, user_id: UID, iat, exp: iat + 3600 })}.`;
}

export function jsonReply(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** The backend's refusal, in its own shape. */
export function problem(status: number, type = 'about:blank'): Response {
  return jsonReply({ type, title: 'Refused', status }, status);
}

type Reply = (body: unknown) => Response | Promise<Response>;

/** The network's edge: the real SDK and client above it, real shapes of answers below. */
export interface HttpEdge {
  /** Bodies of the requests of one call, oldest first. @example sent('GET operations') */
  sent: (call: string) => unknown[];
  answer: (call: string, reply: Reply) => void;
}

/** Takes the place of the network and signs somebody in, at the provider and on the page. */
export async function signInAtEdge(isAdmin = true): Promise<HttpEdge> {
  provideTestConfig();
  const sent: [call: string, body: unknown][] = [];
  const replies = new Map<string, Reply>();
  handle = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, { ...init, signal: null });
    const { pathname, search } = new URL(request.url);
    if (pathname.includes('accounts:lookup'))
      return jsonReply({ users: [{ localId: UID, email: EMAIL, emailVerified: true }] });
    if (/accounts:|\/token/.test(pathname)) {
      const idToken = token();
      return jsonReply({ localId: UID, email: EMAIL, idToken, refreshToken: 'r', expiresIn: '3600' });
    }
    const call = `${request.method} ${pathname.replace(/^\/api\//, '')}${search}`;
    const text = await request.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    sent.push([call, body]);
    const reply = replies.get(call);
    if (!reply) throw new TypeError(`No reply for ${call}`);
    return reply(body);
  };
  const { signInWithPassword } = await loadAuth();
  await signInWithPassword(EMAIL, 'a password');
  const user = { uid: UID, email: EMAIL, displayName: 'Ada Invented' };
  signInAs(user, 'tier0', 'active', 'player', isAdmin);
  return {
    sent: (call) => sent.filter(([name]) => name === call).map(([, body]) => body),
    answer: (call, reply) => replies.set(call, reply),
  };
}

/** Takes the page away, then leaves nobody signed in. */
export async function signOutAtEdge(): Promise<void> {
  cleanup();
  const { signOutOfFirebase } = await loadAuth();
  await signOutOfFirebase();
  resetSession();
}
