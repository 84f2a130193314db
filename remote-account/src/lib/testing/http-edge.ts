import { cleanup } from '@testing-library/react';
import { emitEvent } from '@skora/shared/events';
import { loadAuth } from '@skora/shared/firebase';
import { provideTestConfig, resetSession, signInAs } from '@skora/shared/testing';
import { identityReplies, mara } from './identity-replies';

// The first sign-in of a file loads the whole SDK, which takes its time on a busy machine.

const AUTH = 'http://127.0.0.1:9099';

let handle: typeof fetch = () => Promise.reject(new Error('Call signInAtEdge() first.'));

// Once for all tests of a file: the SDK remembers the fetch it finds when it is loaded.
globalThis.fetch = (input, init) => handle(input, init);

/** A request as it left the page. */
export interface SentRequest {
  /** `accounts:update`, `token`, or method and path of the backend: `POST account/deletion`. */
  call: string;
  /** Parameters after the question mark. */
  query: URLSearchParams;
  body: Record<string, unknown>;
  authorization: string | null;
}

type Reply = (body: Record<string, unknown>) => Response | Promise<Response>;

/** The network's edge in tests: the real SDK and client above it, real response shapes below. */
export interface HttpEdge {
  /** Requests of one call, oldest first. */
  sent: (call: string) => SentRequest[];
  /** Answers a call differently from now on. */
  answer: (call: string, reply: Reply) => void;
}

function nameCall(method: string, address: string): string {
  const { origin, pathname } = new URL(address);
  if (origin === AUTH) return pathname.split('/').pop() ?? '';
  return `${method} ${pathname.replace(/^\/api\//, '')}`;
}

/** Takes the place of the network for this test and signs the player in, at the provider and on the page. */
export async function signInAtEdge({ byGoogle = false, emailVerified = true } = {}): Promise<HttpEdge> {
  provideTestConfig();
  const requests: SentRequest[] = [];
  const replies = new Map<string, Reply>(identityReplies(byGoogle));
  handle = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const call = nameCall(request.method, request.url);
    const text = await request.text();
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    const body = isJson && text !== '' ? (JSON.parse(text) as Record<string, unknown>) : {};
    requests.push({
      call,
      query: new URL(request.url).searchParams,
      body,
      authorization: request.headers.get('authorization'),
    });
    const reply = replies.get(call);
    if (!reply) throw new Error(`No reply for ${call}`);
    return reply(body);
  };
  const { signInWithPassword } = await loadAuth();
  await signInWithPassword(mara.email, mara.password);
  signInAs({ uid: mara.uid, email: mara.email, displayName: mara.displayName, emailVerified });
  return {
    sent: (call) => requests.filter((request) => request.call === call),
    answer: (call, reply) => replies.set(call, reply),
  };
}

/** Takes the page away, then leaves nobody signed in. */
export async function signOutAtEdge(): Promise<void> {
  cleanup();
  const { signOutOfFirebase } = await loadAuth();
  await signOutOfFirebase();
  emitEvent('auth:signed-out', { reason: 'requested' });
  resetSession();
}
