import { paths } from '@skora/shared/contract';
import type { PlayerProfile } from '@skora/football';

/** One thing that makes a profile more useful, and where to do it. */
export interface ProfileStep {
  label: string;
  /** Why it is worth the minute. */
  reason: string;
  to: string;
  done: boolean;
}

/** Everything that counts towards completeness, most useful first. */
export function profileSteps(
  profile: PlayerProfile,
  counts: { entries: number; matches: number; trainings: number },
): ProfileStep[] {
  const football = `${paths.editProfile()}?section=football`;
  const identity = `${paths.editProfile()}?section=identity`;
  return [
    {
      label: 'Choose your main position',
      reason: 'It decides which numbers matter for you and whether you see the goalkeeper step.',
      to: football,
      done: profile.primaryPosition !== null,
    },
    {
      label: 'Say which foot you prefer',
      reason: 'Coaches look for it right after the position.',
      to: football,
      done: profile.preferredFoot !== null,
    },
    {
      label: 'Add your height',
      reason: 'Measured without shoes, so that it holds when somebody measures again.',
      to: football,
      done: profile.heightCm !== null,
    },
    {
      label: 'Say where you play from',
      reason: 'A country is enough. We never ask for an address.',
      to: identity,
      done: profile.country !== '',
    },
    {
      label: 'Write two sentences about your game',
      reason: 'What you do well and what you are working on.',
      to: identity,
      done: profile.bio !== '',
    },
    {
      label: 'Record your first test or rating',
      reason: 'One dated number with its method says more than ten adjectives.',
      to: paths.playerStats(),
      done: counts.entries > 0,
    },
    {
      label: 'Enter your first match',
      reason: 'Minutes and matches are what a season is made of.',
      to: paths.weeklyStats(),
      done: counts.matches > 0,
    },
    {
      label: 'Enter your first training session',
      reason: 'Minutes and effort together show how much you did in a week.',
      to: paths.weeklyStats(),
      done: counts.trainings > 0,
    },
  ];
}
