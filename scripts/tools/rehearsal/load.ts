import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const READS_MS = 125;
const WRITES_MS = 500;
const TIMEOUT_MS = 20_000;
/**
 * What a patient client does with a write that was not answered: the same again, with the same key. A killed backend leaves a
 * lease of 60 s on the key, and until it ends the answer is 409 with `Retry-After: 2`.
 */
const MAX_ATTEMPTS = 45;
const ATTEMPT_PAUSE_MS = 2_000;

/** A visitor of its own: limits are for each client, and so many come from one in no real life. */
function visitor(): Record<string, string> {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}

export interface Load {
  /** Addresses whose subscription was acknowledged. */
  written: string[];
  requests: number;
  /** What failed: address, and status or error. */
  failures: string[];
  /** Writes that were never acknowledged. */
  refused: string[];
  /** Instances that have answered reads since this was cleared. */
  answeredBy: Set<string>;
  /** Attempts beside the first of each write. */
  repeats: number;
  /** Ends it and waits for what is under way. */
  stop: () => Promise<void>;
}

/** Reads eight and writes two things a second, at a fixed rate, whether or not answers come. */
export function startLoad(site: string, paths: readonly string[]): Load {
  const underWay = new Set<Promise<void>>();
  const load: Load = {
    written: [],
    requests: 0,
    failures: [],
    refused: [],
    answeredBy: new Set(),
    repeats: 0,
    stop: async () => undefined,
  };
  const track = (work: Promise<void>) => {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };

  async function read(path: string): Promise<void> {
    load.requests += 1;
    try {
      const answer = await fetch(`${site}${path}`, {
        headers: visitor(),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      for (const pool of ['x-sites', 'x-backends']) {
        const instance = answer.headers.get(pool);
        if (instance !== null) load.answeredBy.add(instance);
      }
      if (answer.status !== 200) load.failures.push(`${path}: ${answer.status}`);
    } catch (error) {
      load.failures.push(`${path}: ${String((error as Error).cause ?? error)}`);
    }
  }

  async function write(): Promise<void> {
    const email = `rehearsal-${randomUUID()}@reader.example`;
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...visitor() };
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const answer = await fetch(`${site}/api/newsletter/subscribe`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.ok) return void load.written.push(email);
      load.repeats += 1;
      await pause(ATTEMPT_PAUSE_MS);
    }
    load.refused.push(email);
  }

  let next = 0;
  const reading = setInterval(() => track(read(paths[next++ % paths.length] ?? '/')), READS_MS);
  const writing = setInterval(() => track(write()), WRITES_MS);
  load.stop = async () => {
    clearInterval(reading);
    clearInterval(writing);
    await Promise.all(underWay);
  };
  return load;
}
