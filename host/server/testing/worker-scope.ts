import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

export const ORIGIN = 'https://skora.example';

type Part = 'push' | 'pages' | 'off';
type Listener = (event: object) => void;

/** The file of the site's worker as it is served, of these parts. */
export function workerSource(...parts: Part[]): string {
  const read = (name: Part) => readFileSync(join(__dirname, `../../public/worker/${name}.js`), 'utf8');
  return parts.map(read).join('\n');
}

const addressOf = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;

/** What a worker needs of a cache: answers by address, in the order in which they came. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
  match = async (key: string | { url: string }) => this.entries.get(addressOf(key))?.clone();
  matchAll = async () => [...this.entries.values()].map((response) => response.clone());
  delete = async (key: string | { url: string }) => this.entries.delete(addressOf(key));
  put = async (key: string, response: Response) => void this.entries.set(addressOf(key), response);
}

class FakeCaches {
  readonly all = new Map<string, FakeCache>();
  keys = async () => [...this.all.keys()];
  delete = async (name: string) => this.all.delete(name);
  open = async (name: string) => {
    const cache = this.all.get(name) ?? new FakeCache();
    this.all.set(name, cache);
    return cache;
  };
  match = async (key: string) => {
    for (const cache of this.all.values()) {
      const found = await cache.match(key);
      if (found) return found;
    }
    return undefined;
  };
  /** Paths of what a cache holds, by the beginning of its name. */
  paths(prefix: string): string[] {
    const [cache] = [...this.all].flatMap(([name, one]) => (name.startsWith(prefix) ? [one] : []));
    return [...(cache?.entries.keys() ?? [])].map((url) => new URL(url).pathname);
  }
}

/** An answer as the browser gives it to a worker: those that a program makes have another type. */
export function answer(body: string, headers: Record<string, string> = {}, status = 200): Response {
  const response = new Response(body, { status, headers });
  const typed = (one: Response): Response => {
    Object.defineProperty(one, 'type', { value: 'basic' });
    const { clone } = one;
    one.clone = () => typed(clone.call(one));
    return one;
  };
  return typed(response);
}

/** A request of a page, as far as a worker looks at it. */
export interface Asked {
  path: string;
  mode?: string;
  method?: string;
  cache?: string;
  headers?: Record<string, string>;
}

/** Starts the worker in a browser whose network is this function. @param more of the global scope */
export function startWorker(
  parts: Part[],
  network: (path: string) => Promise<Response> = async () => Promise.reject(new TypeError('no network')),
  more: Record<string, unknown> = {},
) {
  const caches = new FakeCaches();
  const listeners = new Map<string, Listener[]>();
  const clock = { now: 1_000_000_000 };
  const scope = {
    location: { origin: ORIGIN },
    registration: {},
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: Listener) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    ...more,
  };
  const fetched: string[] = [];
  runInNewContext(workerSource(...parts), {
    self: scope,
    caches,
    fetch: async (asked: string | { url: string }) => {
      const { pathname, search } = new URL(addressOf(asked));
      fetched.push(pathname + search);
      return network(pathname);
    },
    Date: { now: () => clock.now },
    // Whoever waits for a slow site has waited.
    setTimeout: (done: (value: unknown) => void, _ms: number, value: unknown) => setImmediate(done, value),
    URL,
    Response,
    Headers,
  });
  /**
   * Lets an event happen. @returns the answer to a request, undefined where the worker leaves it to the browser
   * @param isPatient waits for what is done behind the answer, too
   */
  async function happen(name: string, event: object, isPatient = true): Promise<Response | undefined> {
    const work: unknown[] = [];
    let reply: unknown;
    const told = {
      ...event,
      waitUntil: (one: unknown) => work.push(one),
      respondWith: (one: unknown) => (reply = one),
    };
    for (const listener of listeners.get(name) ?? []) listener(told);
    const response = (await reply) as Response | undefined;
    for (const one of isPatient ? work : []) await one;
    return response;
  }
  function ask(asked: Asked, isPatient = true) {
    const { path, mode = 'navigate', method = 'GET', cache = 'default', headers = {} } = asked;
    const request = { url: ORIGIN + path, mode, method, cache, headers: new Headers(headers) };
    return happen('fetch', { request }, isPatient);
  }
  return { happen, ask, caches, clock, fetched, names: [...listeners.keys()] };
}
