import assert from 'node:assert/strict';
import { send, type Message } from '@skora/backend/testing/send';

export type Answer = Awaited<ReturnType<typeof send>>;

/** Longer lists of exchanges are counted, not shown. */
const MAX_EVIDENCE = 6;

/** What a case asks with; it remembers what was sent and what came back. */
export interface Probe {
  /** Origin of the site. */
  site: string;
  /** Seed and number of runs of whatever is made at random. */
  random: { seed: number; runs: number };
  /** Sends a request to the backend as visitors do, by way of the site, each from an address of its own. */
  api: (message: Message) => Promise<Answer>;
  /** Sends a request to the site itself, or to another origin. */
  ask: (message: Message, origin?: string) => Promise<Answer>;
  /** The same without a line in the evidence, for requests that are too many to tell. */
  quietApi: (message: Message) => Promise<Answer>;
  quietAsk: (message: Message, origin?: string) => Promise<Answer>;
  /** Posts JSON to the backend. */
  post: (path: string, value: unknown, headers?: Record<string, string>) => Promise<Answer>;
  /** Adds a line to the evidence. */
  note: (line: string) => void;
  evidence: () => string[];
}

const short = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text);

function describe(
  { method = 'GET', path, headers = {}, body }: Message,
  { status, headers: got }: Answer,
): string {
  const sent = [
    ...Object.entries(headers)
      .filter(([name]) => name !== 'authorization' && name !== 'x-site-secret')
      .map(([name, value]) => `${name}: ${short(value, 40)}`),
    ...(body === undefined ? [] : [`${Buffer.byteLength(body)} bytes`]),
  ];
  const type = got['content-type'] ?? 'no type';
  return `${method} ${short(path, 70)}${sent.length > 0 ? ` (${sent.join(', ')})` : ''} → ${status} ${type}`;
}

export function createProbe(site: string, random: Probe['random']): Probe {
  const lines: string[] = [];
  let left = 0;
  const note = (line: string) => {
    if (lines.includes(line)) return;
    if (lines.length < MAX_EVIDENCE) lines.push(line);
    else left += 1;
  };
  const quietAsk = (message: Message, origin = site) => send(origin, message);
  const ask = async (message: Message, origin = site) => {
    const answer = await quietAsk(message, origin);
    note(describe(message, answer));
    return answer;
  };
  const inApi = (message: Message) => ({ ...message, path: `/api${message.path}` });
  const api = (message: Message) => ask(inApi(message));
  return {
    site,
    random,
    ask,
    api,
    quietAsk,
    quietApi: (message) => quietAsk(inApi(message)),
    post: (path, value, headers = {}) =>
      api({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(value),
      }),
    note,
    evidence: () => (left === 0 ? lines : [...lines, `and ${left} more`]),
  };
}

/** Refused with this status, as a problem that says nothing of the machinery. */
export function assertRefused(answer: Answer, status: number): void {
  assert.equal(answer.status, status, `expected ${status}, got ${answer.status}: ${short(answer.text, 200)}`);
  assertProblem(answer);
}

/** A problem document, with a request id where the backend was reached, without a stack or a path of this machine. */
export function assertProblem(answer: Answer): void {
  assert.match(answer.headers['content-type'] ?? '', /^application\/problem\+json/);
  assert.equal(answer.headers['x-content-type-options'], 'nosniff');
  assert.doesNotMatch(answer.text, /\bat .+:\d+:\d+|node_modules|\.mjs|\/(home|root|work|usr)\//);
  const { requestId } = answer.json() as { requestId?: unknown };
  if (requestId !== undefined) assert.match(String(requestId), /^[\w-]{36}$/);
}
