import { TAB_KEYS, tabStorage } from '../storage-keys';
import { hashText } from '../utils';

type Send = (request: Request) => Promise<Response>;

interface Attempt {
  key: string;
  /** When it was made first, in ms. */
  at: number;
  /** Hash of the address. */
  to: number;
}

type Unanswered = Partial<Record<string, Attempt>>;

const HEADER = 'idempotency-key';
/** Whoever asks the same so long after means it anew. */
const LONGEST_MS = 60 * 60_000;

/** The requests whose answers never came; kept for the tab, because a page that hangs is reloaded. */
function readUnanswered(now: number): Unanswered {
  try {
    const kept = JSON.parse(tabStorage.read(TAB_KEYS.unanswered) ?? '{}') as Unanswered;
    return Object.fromEntries(Object.entries(kept).filter(([, one]) => one && now - one.at < LONGEST_MS));
  } catch {
    return {};
  }
}

function writeUnanswered(unanswered: Unanswered) {
  if (Object.keys(unanswered).length === 0) tabStorage.remove(TAB_KEYS.unanswered);
  else tabStorage.write(TAB_KEYS.unanswered, JSON.stringify(unanswered));
}

/** Hashes of an address and of those it lies below. @example '/cv/links/7' lies below '/cv/links' */
function hashAddresses(url: string): number[] {
  const parts = new URL(url).pathname.split('/');
  return parts.map((_part, index) => hashText(parts.slice(0, index + 1).join('/')));
}

function forgetAttempts(isOver: (attempt: Attempt, content: string) => boolean): void {
  const kept = Object.entries(readUnanswered(Date.now()));
  writeUnanswered(Object.fromEntries(kept.filter(([content, one]) => one && !isOver(one, content))));
}

/** Keys of attempts that are on their way. */
const underway = new Set<string>();

async function sendWithKey(request: Request, send: Send): Promise<Response> {
  if (request.method !== 'POST' || request.headers.has(HEADER)) return send(request);
  const body = await request.clone().text();
  // Not even a hash of a password is kept.
  if (/"\w*password"\s*:/i.test(body)) return send(request);
  const content = String(hashText(`${request.url}\n${body}`));
  const now = Date.now();
  const before = readUnanswered(now);
  const to = hashText(new URL(request.url).pathname);
  const attempt = before[content] ?? { key: crypto.randomUUID(), at: now, to };
  writeUnanswered({ ...before, [content]: attempt });
  request.headers.set(HEADER, attempt.key);
  underway.add(attempt.key);
  const response = await send(request).finally(() => underway.delete(attempt.key));
  // Of other refusals the effect may still be that of an earlier attempt.
  if (response.ok || response.status === 422) forgetAttempts((_one, other) => other === content);
  return response;
}

/**
 * Sends a POST with a key that is the same for each attempt at the same content until one succeeds, so that the backend
 * does it once although an answer was lost. A request that has a key already is sent as it is. What succeeds meanwhile at
 * the same address, or below it, ends that: the kept answer of an earlier attempt would tell of a state that is gone.
 */
export async function withRepeatKey(request: Request, send: Send): Promise<Response> {
  const response = await sendWithKey(request, send);
  if (response.ok && request.method !== 'GET') {
    const addresses = hashAddresses(request.url);
    forgetAttempts(({ to, key }) => addresses.includes(to) && !underway.has(key));
  }
  return response;
}
