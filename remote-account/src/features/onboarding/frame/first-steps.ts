import type { MatchRow, PlayerProfile, StatEntry } from '@skora/domain';
import { paths } from '@skora/shared/contract';

/** The first steps, in their order. */
export const FIRST_STEPS = ['position', 'number', 'cv'] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];

interface Known {
  profile: Pick<PlayerProfile, 'primaryPosition'>;
  entries: readonly Pick<StatEntry, 'kind'>[];
  matches: readonly Pick<MatchRow, 'id'>[];
}

/**
 * The step a player goes on with, read from what is stored: it is the same on every device.
 * @returns null when nothing is left to enter
 */
export function firstOpenStep({ profile, entries, matches }: Known): Exclude<FirstStep, 'cv'> | null {
  if (profile.primaryPosition === null) return 'position';
  return entries.length + matches.length === 0 ? 'number' : null;
}

export function parseStep(asked: string | null): FirstStep | null {
  return FIRST_STEPS.find((step) => step === asked) ?? null;
}

export const stepAddress = (step: FirstStep): string => `${paths.welcome()}?step=${step}`;
