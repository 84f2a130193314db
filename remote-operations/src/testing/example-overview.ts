import type { Overview, Vitals } from '../features/operations/data/api';

export const [FIRST, STABLE, CANARY] = ['aaaaaa111111', 'bbbbbb222222', 'cccccc333333'] as const;
const AT = '2026-11-26T14:03:00.000Z';
const live = (release: string) => ({ release, at: AT, who: 'Ada', commit: 'abcdef123456', size: 120_400 });

/** What the backend tells of a host, a remote with a canary, and one that was released once. */
export const OVERVIEW: Overview = {
  readAt: AT,
  host: {
    ...{ id: 'host', owner: null, stable: live('eeeeee555555'), retired: false, before: null, canary: null },
    ...{ recent: { visits: 5000, failures: 0, errors: 2 }, history: [] },
  },
  remotes: [
    {
      ...{ id: 'remote-auth', owner: 'Identity', stable: live(STABLE), retired: false, before: FIRST },
      canary: {
        ...live(CANARY),
        ...{ weight: 10, since: AT, steps: [50, 100], everyMs: 600_000, verdict: 'worse' },
        words: `6.1 % of 412 visits failed, 0.4 % of 3,871 with ${STABLE}`,
        rates: [
          { what: 'failures', canary: { bad: 25, of: 412 }, stable: { bad: 16, of: 3871 } },
          { what: 'errors', canary: { bad: 0, of: 412 }, stable: { bad: 4, of: 3871 } },
          { what: 'weak', canary: { bad: 0, of: 0 }, stable: { bad: 290, of: 3000 } },
        ],
      },
      recent: { visits: 3871, failures: 16, errors: 4 },
      history: [{ at: AT, action: 'canary', release: CANARY, who: 'Ada', commit: null, notes: 'New form' }],
    },
    {
      ...{ id: 'remote-layout', owner: 'Design', stable: live(FIRST), retired: false, before: null },
      ...{ canary: null, recent: { visits: 0, failures: 0, errors: 0 }, history: [] },
    },
  ],
  tasks: [
    {
      ...{ name: 'mail-outbox', schedule: '* * * * *', running: false, startedAt: AT, endedAt: AT },
      ...{ result: { delivered: 3, left: 0, failed: 0 }, error: null, overdue: false },
    },
    {
      ...{
        name: 'newsletter-digest',
        schedule: '*/15 * * * *',
        running: false,
        startedAt: AT,
        endedAt: null,
      },
      ...{ result: null, error: 'the store did not answer', overdue: true },
    },
  ],
};

/** How visits of one release went, and one error. */
export const VITALS: Vitals = {
  ...{ from: '2026-11-20', to: '2026-11-26' },
  releases: [
    {
      ...{ id: 'remote-auth', release: STABLE, state: 'stable', visits: 3871, failures: 16, errors: 4 },
      longTasks: 7,
      measures: [
        {
          ...{ name: 'LCP', bounds: [1000, 2500, 4000], bins: [10, 20, 8, 2], p75: 2300 },
          good: { upTo: 2500, share: 0.75 },
        },
        { name: 'load', bounds: [100, 300], bins: [0, 0, 0], p75: null, good: null },
      ],
    },
  ],
  errors: [
    {
      ...{ id: 'remote-auth', kind: 'TypeError', hash: '1a2b3c4d', at: '/remotes/remote-auth/a.js:1:9' },
      ...{ source: 'src/features/sign-in/sign-in.tsx:31', times: 12 },
      first: { day: '2026-11-24', release: STABLE },
      last: { day: '2026-11-26', release: CANARY },
    },
  ],
};
