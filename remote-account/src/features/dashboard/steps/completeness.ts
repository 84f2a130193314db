import { paths } from '@skora/shared/contract';
import type { PlayerProfile, StatEntry } from '@skora/domain';
import type { Sharing } from '../../sharing';
import { isOptional, type OptionalStep, type ProfileStep } from './profile-step';
import { sharingStep } from './sharing-step';

export interface StepFacts {
  profile: PlayerProfile;
  entries: readonly Pick<StatEntry, 'kind'>[];
  matches: number;
  trainings: number;
  career: number;
  references: number;
  /** Whether a coach stands for any number, and whether one was asked. */
  confirmation: 'none' | 'asked' | 'given';
  /** Null while it is not known: then nothing is said about sharing. */
  sharing: Pick<Sharing, 'status' | 'isAdult' | 'approval' | 'links'> | null;
  leftOut: readonly OptionalStep[];
}

const section = (name: string) => `${paths.editProfile()}?section=${name}`;

function aboutYou({ profile }: StepFacts): ProfileStep[] {
  const keeps = profile.primaryPosition === 'GK';
  return [
    {
      key: 'position',
      label: 'Choose your main position',
      reason: 'It decides which numbers matter for you and whether you see the goalkeeper step.',
      to: section('football'),
      state: profile.primaryPosition !== null ? 'done' : 'open',
    },
    {
      key: 'foot',
      label: 'Say which foot you prefer',
      reason: keeps
        ? 'Coaches look for it: a keeper starts most attacks with the feet.'
        : 'Coaches look for it right after the position.',
      to: section('football'),
      state: profile.preferredFoot !== null ? 'done' : 'open',
    },
    {
      key: 'height',
      label: 'Add your height',
      reason: 'Measured without shoes, so that it holds when somebody measures again.',
      to: section('football'),
      state: profile.heightCm !== null ? 'done' : 'open',
    },
    {
      key: 'country',
      label: 'Say where you play from',
      reason: 'A country is enough. We never ask for an address.',
      to: section('identity'),
      state: profile.country !== '' ? 'done' : 'open',
    },
    {
      key: 'bio',
      label: 'Write two sentences about your game',
      reason: 'What you do well and what you are working on.',
      to: section('identity'),
      state: profile.bio !== '' ? 'done' : 'open',
    },
  ];
}

function numbers({ profile, entries, matches, trainings }: StepFacts): ProfileStep[] {
  const keeps = profile.primaryPosition === 'GK';
  const goalkeeping: ProfileStep = {
    key: 'goalkeeper',
    label: 'Rate your goalkeeping',
    reason: 'Saves, crosses, one against one, distribution: the part of the game only keepers have.',
    to: `${paths.playerStats()}?step=goalkeeper`,
    state: entries.some(({ kind }) => kind === 'goalkeeper') ? 'done' : 'open',
  };
  return [
    {
      key: 'test',
      label: 'Record your first test or rating',
      reason: 'One dated number with its method says more than ten adjectives.',
      to: paths.playerStats(),
      state: entries.length > 0 ? 'done' : 'open',
    },
    ...(keeps ? [goalkeeping] : []),
    {
      key: 'match',
      label: 'Enter your first match',
      reason: keeps
        ? 'Minutes, saves and goals conceded are what a keeper’s season is made of.'
        : 'Minutes and matches are what a season is made of.',
      to: paths.weeklyStats(),
      state: matches > 0 ? 'done' : 'open',
    },
    {
      key: 'training',
      label: 'Enter your first training session',
      reason: 'Minutes and effort together show how much you did in a week.',
      to: paths.weeklyStats(),
      state: trainings > 0 ? 'done' : 'open',
    },
  ];
}

function trust({ career, references, confirmation, entries, matches }: StepFacts): ProfileStep[] {
  const confirmed: ProfileStep = {
    key: 'confirmed',
    label: 'Have a number confirmed',
    reason: 'A coach who was there can say that it is right, by e-mail and without an account.',
    to: `${paths.confirmations()}?ask=1`,
    state: confirmation === 'given' ? 'done' : confirmation === 'asked' ? 'waiting' : 'open',
  };
  const confirmable = confirmation !== 'none' || entries.length + matches > 0;
  return [
    {
      key: 'career',
      label: 'Add the clubs you played for',
      reason: 'The present one appears beside your name.',
      to: section('career'),
      state: career > 0 ? 'done' : 'open',
    },
    ...(confirmable ? [confirmed] : []),
    {
      key: 'references',
      label: 'Add what a coach says about you',
      reason: 'Two sentences of somebody who knows your game. Ask before you name somebody.',
      to: section('references'),
      state: references > 0 ? 'done' : 'open',
    },
  ];
}

/** Everything that counts towards completeness, most useful first. */
export function profileSteps(facts: StepFacts): ProfileStep[] {
  const sharing = facts.sharing && sharingStep(facts.sharing);
  const steps = [...aboutYou(facts), ...numbers(facts), ...trust(facts), ...(sharing ? [sharing] : [])];
  const out = (step: ProfileStep) =>
    step.state === 'open' && isOptional(step.key) && facts.leftOut.includes(step.key);
  return steps.map((step) => (out(step) ? { ...step, state: 'left-out' } : step));
}
