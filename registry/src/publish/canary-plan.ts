import type { Canary } from '@skora/shared/contract';

const SECOND_MS = 1000;

/** Shortest and longest stay at one weight. */
const LEAST_MS = 10 * SECOND_MS;
const MOST_MS = 24 * 3600 * SECOND_MS;

/** How the share of a canary grows by itself. */
export type CanaryPlan = Required<Pick<Canary, 'steps' | 'everyMs'>>;

function isWeight(weight: number): boolean {
  return Number.isInteger(weight) && weight >= 1 && weight <= 99;
}

function findFault(weight: number, { steps, everyMs }: CanaryPlan): string | null {
  const weights = [weight, ...steps];
  if (steps.length === 0 || !steps.every((step) => isWeight(step) || step === 100)) {
    return 'The weights that follow are whole numbers of percent; 100 makes the release the stable one: --then 50,100.';
  }
  if (!steps.every((step, index) => step > (weights[index] ?? 0))) {
    return `Each weight is larger than the one before; these are ${weights.join(', ')}.`;
  }
  if (!(everyMs >= LEAST_MS && everyMs <= MOST_MS)) {
    return 'A canary stays at each weight for 10 seconds at least and 24 hours at most: --every 10m.';
  }
  return null;
}

/** @throws when a canary cannot have this weight, or the plan is none */
export function assertPlan(weight: number, plan?: CanaryPlan): void {
  if (!isWeight(weight)) {
    throw new Error('The weight of a canary is a whole number of percent from 1 to 99.');
  }
  const fault = plan && findFault(weight, plan);
  if (fault) throw new Error(fault);
}

/** @example formatDuration(600_000) // '10m' */
function formatDuration(ms: number): string {
  const seconds = Math.round(ms / SECOND_MS);
  if (seconds % 3600 === 0) return `${seconds / 3600}h`;
  return seconds % 60 === 0 ? `${seconds / 60}m` : `${seconds}s`;
}

/** @example formatPlan({ steps: [50, 100], everyMs: 600_000 }) // 'then 50, 100 percent, at least 10m at each' */
export function formatPlan({ steps, everyMs }: CanaryPlan): string {
  return `then ${steps.join(', ')} percent, at least ${formatDuration(everyMs)} at each`;
}
