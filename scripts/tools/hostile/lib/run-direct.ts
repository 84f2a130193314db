import { createProbe, type Probe } from './probe';
import { describeResult, type Case, type Result } from './case';
import type { Stand } from './stand';

const DEADLINE_MS = 180_000;

type DirectCase = Extract<Case, { http: unknown } | { run: unknown }>;

export function isDirect(one: Case): one is DirectCase {
  return 'http' in one || 'run' in one;
}

async function within(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not over after ${DEADLINE_MS / 1000} s`)), DEADLINE_MS);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What went wrong, and what is behind it: of many requests made at random, the one that failed. */
function explain(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return error.cause === undefined ? [error.message] : [error.message, ...explain(error.cause)];
}

/** Runs cases one after the other against a started platform. */
export async function runDirect(
  cases: readonly DirectCase[],
  stand: Stand,
  random: Probe['random'],
  onResult: (result: Result) => void,
): Promise<void> {
  for (const one of cases) {
    const probe = createProbe(stand.stack.urls.site, random);
    try {
      await within('http' in one ? one.http(probe) : one.run(probe, stand));
      onResult(describeResult(one, 'held', probe.evidence()));
    } catch (error) {
      onResult(describeResult(one, 'failed', [...explain(error), ...probe.evidence()]));
    }
  }
}
