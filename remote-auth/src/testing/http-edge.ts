import { provideTestConfig } from '@skora/shared/testing';
import { accountReplies } from './account-replies';
import { identityReplies } from './identity-replies';

const AUTH = 'http://127.0.0.1:9099';

let handle: typeof fetch = () => Promise.reject(new Error('Call stubHttpEdge() first.'));

// Once for all tests of a file: the SDK remembers the fetch it finds when it is loaded.
globalThis.fetch = (input, init) => handle(input, init);

export interface SentRequest {
  /** Last part of the address: `accounts:signUp`, `token`, `account/registration`, … */
  call: string;
  method: string;
  body: Record<string, unknown>;
}

type Reply = (body: Record<string, unknown>, method: string) => Response | Promise<Response>;

/** The network's edge in tests: the real SDK and client above it, real response shapes below. */
export interface HttpEdge {
  requests: SentRequest[];
  sent: (call: string) => SentRequest[];
  /** Answers a call differently from now on. */
  answer: (call: string, reply: Reply) => void;
}

function nameCall(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin === AUTH ? (pathname.split('/').pop() ?? '') : pathname.replace(/^\/api\//, '');
}

/** Gives the page its configuration and takes the place of the network for this test. */
export function stubHttpEdge(): HttpEdge {
  provideTestConfig();
  const requests: SentRequest[] = [];
  const replies = new Map<string, Reply>([...identityReplies(), ...accountReplies()]);
  handle = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const call = nameCall(request.url);
    const text = await request.text();
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    const body = isJson && text !== '' ? (JSON.parse(text) as Record<string, unknown>) : {};
    requests.push({ call, method: request.method, body });
    const reply = replies.get(call);
    if (!reply) throw new Error(`No reply for ${request.method} ${request.url}`);
    return reply(body, request.method);
  };
  return {
    requests,
    sent: (call) => requests.filter((request) => request.call === call),
    answer: (call, reply) => replies.set(call, reply),
  };
}
