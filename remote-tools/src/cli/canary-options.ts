import { assertPlan, formatPlan, type CanaryPlan } from '@skora/registry/publish';
import type { Options } from './options';

/** A canary as a command asks for it. */
export interface GivenCanary {
  /** Percent of visitors. */
  weight: number;
  plan?: CanaryPlan;
}

const UNITS_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };

function readDuration(text: string): number {
  const [, amount, unit = ''] = /^(\d{1,6})([smh])$/.exec(text) ?? [];
  const unitMs = UNITS_MS[unit];
  if (amount === undefined || unitMs === undefined) {
    throw new Error(
      `"${text}" is no duration: --every takes a number with s, m or h, for example 10m or 2h.`,
    );
  }
  return Number(amount) * unitMs;
}

function readWeights(text: string): number[] {
  return text.split(',').map((part) => (/^\d+$/.test(part.trim()) ? Number(part) : Number.NaN));
}

function readPlan({ then, every }: Options): CanaryPlan | undefined {
  if (then === undefined && every === undefined) return undefined;
  if (then === undefined)
    throw new Error('--every belongs to --then: say which weights follow, --then 50,100.');
  if (every === undefined) {
    throw new Error('--then needs --every: say how long the canary stays at each weight, --every 10m.');
  }
  return { steps: readWeights(then), everyMs: readDuration(every) };
}

/** @param share percent of visitors, as it was given @throws when there cannot be such a canary */
export function readCanary(options: Options, share: string): GivenCanary {
  const plan = readPlan(options);
  const weight = Number(share);
  assertPlan(weight, plan);
  return { weight, plan };
}

/** The canary that `--canary` asks for, if it does. @throws when there cannot be such a canary */
export function readGivenCanary(options: Options): GivenCanary | undefined {
  if (options.canary !== undefined) return readCanary(options, options.canary);
  if (readPlan(options)) throw new Error('--then and --every belong to a canary: begin with --canary 10.');
  return undefined;
}

/** @example 'goes to 10 percent of visitors, then 50, 100 percent, at least 10m at each.' */
export function describeGivenCanary({ weight, plan }: GivenCanary): string {
  return `goes to ${weight} percent of visitors${plan ? `, ${formatPlan(plan)}` : ''}.`;
}
