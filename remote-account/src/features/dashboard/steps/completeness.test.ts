import { parseProfile } from '@skora/domain';
import { profileSteps, type StepFacts } from './completeness';

const SHARING: NonNullable<StepFacts['sharing']> = {
  status: 'open',
  isAdult: true,
  approval: null,
  links: [],
};
const asked = (
  status: 'pending' | 'approved' | 'declined' | 'revoked',
  countsFrom: string | null = null,
) => ({
  ...SHARING,
  isAdult: false,
  approval: {
    status,
    guardianEmail: 'p•••@parent.example',
    requestedAt: '2026-11-20T10:00:00.000Z',
    countsFrom,
  },
});
const told = {
  primaryPosition: 'RW',
  preferredFoot: 'left',
  heightCm: 171,
  country: 'GB',
  bio: 'Quick.',
};
const FULL: StepFacts = {
  profile: parseProfile(told, 'Mara Fictiva'),
  entries: [{ kind: 'sprint' }],
  matches: 1,
  trainings: 1,
  career: 1,
  references: 1,
  confirmation: 'given',
  sharing: SHARING,
  leftOut: [],
};
const keeper = parseProfile({ ...told, primaryPosition: 'GK' }, 'Mara Fictiva');
const nothing = parseProfile(null, 'Mara Fictiva');

const next = (change: Partial<StepFacts>) =>
  profileSteps({ ...FULL, ...change }).find(({ state }) => state === 'open')?.key ?? null;

test.each<[who: string, change: Partial<StepFacts>, key: string | null]>([
  ['has told nothing', { profile: nothing, entries: [], matches: 0, trainings: 0 }, 'position'],
  ['has no test', { entries: [] }, 'test'],
  ['is a goalkeeper without any entry', { profile: keeper, entries: [] }, 'test'],
  ['is a goalkeeper without a goalkeeper’s entry', { profile: keeper }, 'goalkeeper'],
  ['is a goalkeeper with one', { profile: keeper, entries: [{ kind: 'goalkeeper' }], matches: 0 }, 'match'],
  ['has no match', { matches: 0 }, 'match'],
  ['has no training', { trainings: 0 }, 'training'],
  ['has no club', { career: 0, references: 0 }, 'career'],
  ['has asked no coach', { confirmation: 'none' }, 'confirmed'],
  ['waits for a coach', { confirmation: 'asked', references: 0 }, 'references'],
  ['wants no bio', { profile: parseProfile({ ...told, bio: '' }, ''), leftOut: ['bio'] }, 'shared'],
  ['wants to share with nobody', { leftOut: ['shared'] }, null],
  [
    'wants neither clubs nor references',
    { career: 0, references: 0, leftOut: ['career', 'references'] },
    'shared',
  ],
  ['is a minor nobody was asked for', { sharing: { ...SHARING, isAdult: false } }, 'shared'],
  ['is a minor who waits for a guardian', { sharing: asked('pending') }, null],
  [
    'is a minor who waits, with a coach still to ask',
    { sharing: asked('pending'), confirmation: 'none' },
    'confirmed',
  ],
  ['is a minor whose guardian agreed', { sharing: asked('approved') }, 'shared'],
  [
    'is a minor whose guardian’s agreement does not count yet',
    { sharing: asked('approved', '2026-11-21T10:00:00.000Z') },
    null,
  ],
  ['is a minor whose guardian said no', { sharing: asked('declined') }, null],
  ['is a minor whose guardian took it back', { sharing: asked('revoked') }, null],
  ['has an account that is not open', { sharing: { ...SHARING, status: 'closed' } }, null],
  ['cannot be told about sharing now', { sharing: null }, null],
])('who %s is led to the right step', (_who, change, key) => {
  expect(next(change)).toBe(key);
});

test('what cannot be confirmed yet is no step, and what was done is not left out', () => {
  const keys = (change: Partial<StepFacts>) => profileSteps({ ...FULL, ...change }).map(({ key }) => key);
  expect(keys({ entries: [], matches: 0, confirmation: 'none' })).not.toContain('confirmed');
  const state = profileSteps({ ...FULL, leftOut: ['career'] }).find(({ key }) => key === 'career')?.state;
  expect(state).toBe('done');
});
