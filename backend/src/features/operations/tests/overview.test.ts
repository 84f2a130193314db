import { ID } from '@skora/registry/testing';
import { send } from '../../../testing/send';
import { testPlayer } from '../../../testing/test-player';
import {
  BUILT,
  CANARY,
  filledRegistry,
  FIRST,
  operationsStory,
  STABLE,
} from '../../../testing/operations/operations-story';

let story: Awaited<ReturnType<typeof operationsStory>>;
beforeAll(async () => {
  story = await operationsStory(await filledRegistry());
});
afterAll(() => story.service.close());

test.each(['/operations', '/operations/vitals?days=7', '/operations/vitals?days=nonsense'])(
  'GET %s is for admins alone, whatever is asked',
  async (path) => {
    expect((await send(story.service.origin, { path })).status).toBe(401);
    const refused = await story.player.get(path);
    expect(refused.status).toBe(403);
    expect(refused.text).not.toMatch(/admin|operation/i);
  },
);

test('an admin sees what is live, canaries with both rates, and the tasks', async () => {
  const answer = await story.admin.get('/operations');
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.json()).toMatchObject({
    host: null,
    remotes: [
      {
        id: ID,
        owner: 'Demo',
        stable: { release: STABLE, who: 'Ada', commit: 'abcdef123456', size: 1 },
        before: FIRST,
        recent: { visits: 3871 },
        canary: {
          ...{ release: CANARY, weight: 10, steps: [50, 100], everyMs: 600_000, verdict: 'worse' },
          words: `6.1 % of 412 visits failed, 0.4 % of 3,871 with ${STABLE}`,
          rates: [
            { what: 'failures', canary: { bad: 25, of: 412 }, stable: { bad: 16, of: 3871 } },
            { what: 'errors', canary: { bad: 0, of: 412 }, stable: { bad: 4, of: 3871 } },
            { what: 'weak', canary: { bad: 30, of: 300 }, stable: { bad: 290, of: 3000 } },
          ],
        },
        history: [{ action: 'canary' }, { action: 'release' }, { action: 'release' }],
      },
    ],
    tasks: expect.arrayContaining([
      expect.objectContaining({ name: 'mail-outbox', schedule: '* * * * *', running: false }),
    ]),
  });
});

test('an admin sees how visits went, and errors at the line that somebody wrote', async () => {
  const answer = (await story.admin.get('/operations/vitals?days=7')).json();
  expect(answer).toMatchObject({
    releases: [
      { id: ID, release: STABLE, state: 'stable', visits: 3871 },
      { id: ID, release: CANARY, state: 'canary', visits: 412, errors: 3 },
    ],
    errors: [
      { id: ID, kind: 'TypeError', at: BUILT, source: 'src/demo.tsx:3', times: 3, last: { release: CANARY } },
    ],
  });
  const { releases } = answer as { releases: { measures: object[] }[] };
  expect(releases[0]?.measures[0]).toMatchObject({
    name: 'LCP',
    p75: 2000,
    good: { upTo: 2500, share: 0.75 },
  });
  expect(releases[0]?.measures[1]).toMatchObject({ name: 'INP', p75: null, good: null });
});

test('as many days as the registry keeps can be asked for, and no others', async () => {
  const statuses = await Promise.all(
    ['1', '28', '90', '91', '0', '-1'].map((days) => story.admin.get(`/operations/vitals?days=${days}`)),
  );
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 400, 400, 400]);
});

test('whose claim was taken away is refused with the token that still has it', async () => {
  const { service } = story;
  const gone = await testPlayer(service, { admin: true, signedInAgo: 60 });
  expect((await gone.get('/operations')).status).toBe(200);
  await service.auth.revokeRefreshTokens(gone.uid);
  expect((await gone.get('/operations')).status).toBe(401);
});
