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
      reason: 'It decides which stats matter most for you and whether you get the goalkeeper step.',
      to: section('football'),
      state: profile.primaryPosition !== null ? 'done' : 'open',
    },
    {
      key: 'foot',
      label: 'Choose your preferred foot',
      reason: keeps
        ? 'Coaches look for it, because a keeper starts attacks with the feet.'
        : 'Coaches look for it right after your position.',
      to: section('football'),
      state: profile.preferredFoot !== null ? 'done' : 'open',
    },
    {
      key: 'height',
      label: 'Add your height',
      reason: 'Measure it without shoes, so that it is the same when somebody else measures you.',
      to: section('football'),
      state: profile.heightCm !== null ? 'done' : 'open',
    },
    {
      key: 'country',
      label: 'Add the country you play in',
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
    reason: 'Saves, crosses, one-on-ones and distribution: the skills only keepers need.',
    to: `${paths.playerStats()}?step=goalkeeper`,
    state: entries.some(({ kind }) => kind === 'goalkeeper') ? 'done' : 'open',
  };
  return [
    {
      key: 'test',
      label: 'Add your first test or rating',
      reason: 'One number with its date and method tells a coach more than a long description.',
      to: paths.playerStats(),
      state: entries.length > 0 ? 'done' : 'open',
    },
    ...(keeps ? [goalkeeping] : []),
    {
      key: 'match',
      label: 'Add your first match',
      reason: keeps
        ? 'Your minutes, saves and goals conceded add up to your season.'
        : 'Your matches and minutes add up to your season.',
      to: `${paths.weeklyStats()}?add=match`,
      state: matches > 0 ? 'done' : 'open',
    },
    {
      key: 'training',
      label: 'Add your first training session',
      reason: 'Minutes and effort together show how much you did in a week.',
      to: `${paths.weeklyStats()}?add=training`,
      state: trainings > 0 ? 'done' : 'open',
    },
  ];
}

function trust({ career, references, confirmation, entries, matches }: StepFacts): ProfileStep[] {
  const confirmed: ProfileStep = {
    key: 'confirmed',
    label: 'Ask a coach to confirm a number',
    reason: 'A coach who was there can confirm it by email, without an account.',
    to: `${paths.confirmations()}?ask=1`,
    state: confirmation === 'given' ? 'done' : confirmation === 'asked' ? 'waiting' : 'open',
  };
  const confirmable = confirmation !== 'none' || entries.length + matches > 0;
  return [
    {
      key: 'career',
      label: 'Add the clubs you have played for',
      reason: 'Your current club appears next to your name.',
      to: section('career'),
      state: career > 0 ? 'done' : 'open',
    },
    ...(confirmable ? [confirmed] : []),
    {
      key: 'references',
      label: 'Add what a coach says about you',
      reason: 'Two sentences from somebody who knows your game. Ask them before you add their name.',
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
