import { cleanup } from '@testing-library/react';
import { emitEvent } from '@skora/shared/events';
import { loadAuth } from '@skora/shared/firebase';
import { provideTestConfig, resetSession, signInAs } from '@skora/shared/testing';

const AUTH = 'http://127.0.0.1:9099';
const player = { uid: 'uid-mara', email: 'mara@skora.example', displayName: 'Mara Fictiva' };

let handle: typeof fetch = () => Promise.reject(new Error('Call atEdge() first.'));

export interface SentRequest {
  body: unknown;
  authorization: string | null;
  key: string | null;
}

type Reply = (request: SentRequest) => Response | Promise<Response>;

/** The network's edge: the real client and SDK above it, real response shapes below. */
export interface HttpEdge {
  /** Requests of one call, such as `POST payment/checkout-sessions`, oldest first. */
  sent: (call: string) => SentRequest[];
  answer: (call: string, reply: Reply) => void;
}

function part(value: object): string {
  return btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function signIn(): Response {
  const iat = Math.floor(Date.now() / 1000);
  const idToken = `${part({ alg: 'none' })}.${part({ sub: player.uid, iat, exp: iat + 3600 })}.`;
  const { uid: localId, email, displayName } = player;
  return Response.json({
    localId,
    email,
    displayName,
    idToken,
    refreshToken: 'r',
    expiresIn: '3600',
    users: [{ localId, email, displayName, emailVerified: true, providerUserInfo: [] }],
  });
}

/** Takes the place of the network for this test. The SDK remembers the first fetch it sees, so there is one. */
export function atEdge(): HttpEdge {
  provideTestConfig();
  const requests: { call: string; sent: SentRequest }[] = [];
  const replies = new Map<string, Reply>();
  handle = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (origin === AUTH) return signIn();
    const call = `${request.method} ${pathname.replace(/^\/api\//, '')}`;
    const text = await request.text();
    const isFile = request.headers.get('content-type')?.startsWith('image/') === true;
    const sent = {
      // A file is sent as it is; of what jsdom makes of it nothing can be told.
      body: text === '' || isFile ? null : (JSON.parse(text) as unknown),
      authorization: request.headers.get('authorization'),
      key: request.headers.get('idempotency-key'),
    };
    requests.push({ call, sent });
    const reply = replies.get(call);
    if (!reply) throw new Error(`No reply for ${call}`);
    return reply(sent);
  };
  globalThis.fetch = (input, init) => handle(input, init);
  return {
    sent: (call) => requests.filter((request) => request.call === call).map(({ sent }) => sent),
    answer: (call, reply) => replies.set(call, reply),
  };
}

/** {@link atEdge}, with a player who is signed in at the provider and on the page. */
export async function signInAtEdge(): Promise<HttpEdge> {
  const edge = atEdge();
  const { signInWithPassword } = await loadAuth();
  await signInWithPassword(player.email, 'seven purple kites');
  signInAs(player);
  return edge;
}

/** Takes the page away, then leaves nobody signed in. */
export async function signOutAtEdge(): Promise<void> {
  cleanup();
  const { signOutOfFirebase } = await loadAuth();
  await signOutOfFirebase();
  emitEvent('auth:signed-out', { reason: 'requested' });
  resetSession();
}

/** The backend's refusal, in its own shape. */
export function problem(status: number, more: Record<string, unknown> = {}): Response {
  return Response.json({ type: 'about:blank', title: 'Refused', status, ...more }, { status });
}
