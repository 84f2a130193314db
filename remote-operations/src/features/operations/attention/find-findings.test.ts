import { CANARY, FIRST, OVERVIEW, STABLE, VITALS } from '../../../testing/example-overview';
import type { Overview, Remote, Vitals } from '../data/api';
import { findFindings } from './find-findings';

const [auth] = OVERVIEW.remotes as [Remote];
const QUIET: Overview = { ...OVERVIEW, remotes: [{ ...auth, canary: null }], tasks: [] };

const withRemote = (changes: Partial<Remote>): Overview => {
  return { ...QUIET, remotes: [{ ...auth, canary: null, ...changes }] };
};

const withTask = (changes: Partial<Overview['tasks'][number]>): Overview => {
  const task = { name: 'mail-outbox', schedule: '* * * * *', running: false, result: null, error: null };
  return { ...QUIET, tasks: [{ ...task, startedAt: null, endedAt: null, overdue: false, ...changes }] };
};

/** Visits with the stable release, and with the one before it. */
function visitsOf(
  now: { visits: number; failures: number; errors?: number },
  before: { visits: number; failures: number } | null,
): Vitals {
  const [example] = VITALS.releases as [Vitals['releases'][number]];
  const earlier = { ...example, release: FIRST, state: 'earlier', errors: 0, ...before } as const;
  return { ...VITALS, releases: [{ ...example, errors: 0, ...now }, ...(before ? [earlier] : [])] };
}

const titles = (overview: Overview, vitals: Vitals | null = null) =>
  findFindings(overview, vitals).map(({ title }) => title);

it('finds nothing where nothing is wrong', () => {
  expect(titles(QUIET, VITALS)).toEqual([]);
  expect(titles(withTask({ endedAt: OVERVIEW.readAt }))).toEqual([]);
});

it.each([
  ['worse', `The canary ${CANARY} of remote-auth is worse than stable`],
  ['unknown', `The canary ${CANARY} of remote-auth cannot be compared`],
] as const)('finds a canary that is %s', (verdict, title) => {
  expect(titles(withRemote({ canary: { ...auth.canary!, verdict } }))).toEqual([title]);
});

it.each(['not-worse', 'too-few'] as const)('leaves alone a canary that is %s', (verdict) => {
  expect(titles(withRemote({ canary: { ...auth.canary!, verdict } }))).toEqual([]);
});

it('finds a canary that the site stopped in the last seven days, until something comes after it', () => {
  const at = '2026-11-20T14:03:00.000Z';
  const notes = 'stopped: 6.1 % of 412 visits failed, 0.4 % of 3,871 with stable';
  const stopped = { at, action: 'stop-canary', release: CANARY, who: 'site', commit: null, notes };
  const [found] = findFindings(withRemote({ history: [stopped] }), null);
  expect(found).toMatchObject({ title: `The site stopped the canary ${CANARY} of remote-auth` });
  expect(found?.text).toBe('20 Nov, 14:03: 6.1 % of 412 visits failed, 0.4 % of 3,871 with stable.');
  const later = { ...stopped, action: 'release', who: 'Ada' };
  expect(titles(withRemote({ history: [later, stopped] }))).toEqual([]);
  expect(titles(withRemote({ history: [{ ...stopped, who: 'admin:ada' }] }))).toEqual([]);
  const old = { ...stopped, at: '2026-11-19T14:02:00.000Z' };
  expect(titles(withRemote({ history: [old] }))).toEqual([]);
});

it.each([
  ['fails more often', visitsOf({ visits: 4000, failures: 100 }, { visits: 40_000, failures: 40 }), true],
  ['fails as before', visitsOf({ visits: 4000, failures: 100 }, { visits: 40_000, failures: 990 }), false],
  ['fails surely, hardly', visitsOf({ visits: 1e6, failures: 3000 }, { visits: 1e6, failures: 1000 }), false],
  ['has too few visits', visitsOf({ visits: 50, failures: 50 }, { visits: 40_000, failures: 40 }), false],
  ['is new and fails', visitsOf({ visits: 4000, failures: 200 }, null), true],
  ['is new and works', visitsOf({ visits: 4000, failures: 60 }, null), false],
])('looks at a release that %s', (_what, vitals, expected) => {
  expect(titles(QUIET, vitals)).toEqual(expected ? ['remote-auth fails often'] : []);
});

it('says both rates of all that has become worse', () => {
  const vitals = visitsOf({ visits: 4000, failures: 100, errors: 400 }, { visits: 40_000, failures: 40 });
  const [found] = findFindings(QUIET, vitals);
  expect(found?.text).toBe(
    `4,000 visits with ${STABLE}: a slot failed in 2.5 %, before in 0.1 %; its code had an error in 10.0 %, before in 0.0 %.`,
  );
});

it('finds a pointer that cannot be read', () => {
  expect(titles(withRemote({ stable: null }))).toEqual(['The pointer of remote-auth cannot be read']);
});

it('finds tasks that are late or have failed, and waits for those that run', () => {
  expect(titles(withTask({ overdue: true }))).toEqual(['The task mail-outbox is overdue']);
  expect(titles(withTask({ error: 'no answer' }))).toEqual(['The task mail-outbox failed']);
  expect(titles(withTask({ error: 'no answer', running: true }))).toEqual([]);
});

it('has what is dangerous before what is only to be known', () => {
  const { remotes } = withRemote({ canary: { ...auth.canary!, verdict: 'unknown' } });
  const { tasks } = withTask({ overdue: true });
  expect(findFindings({ ...QUIET, remotes, tasks }, null).map(({ tone }) => tone)).toEqual([
    'danger',
    'warning',
  ]);
});
