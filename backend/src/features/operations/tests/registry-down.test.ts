import type { ReleaseStore } from '@skora/registry';
import { ID } from '@skora/registry/testing';
import { filledRegistry, operationsStory, STABLE } from '../../../testing/operations/operations-story';

const hangs = () => new Promise<never>(() => undefined);
const refuses = () => Promise.reject(new Error('connection refused by 10.0.0.9'));

function faulty(store: ReleaseStore, fault: () => Promise<never>): ReleaseStore {
  return { ...store, read: fault, readVersioned: fault, list: fault, write: fault };
}

test.each([
  ['hangs', hangs],
  ['refuses', refuses],
])('while the registry %s the page is told so in time, and other routes work', async (_how, fault) => {
  const { service, admin } = await operationsStory(faulty(await filledRegistry(), fault));
  const decision = { release: STABLE, reason: 'It does not matter.' };
  const [overview, vitals, decided, account] = await Promise.all([
    admin.get('/operations'),
    admin.get('/operations/vitals?days=1'),
    admin.postJson(`/operations/remotes/${ID}/rollback`, decision),
    admin.get('/account'),
  ]);
  for (const answer of [overview, vitals, decided]) {
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.json()).toMatchObject({
      type: 'registry-unavailable',
      detail: 'The registry of releases does not answer.',
    });
  }
  expect(account.status).not.toBe(503);
  await service.close();
});

test('without a registry the page is told so', async () => {
  const { service, admin } = await operationsStory();
  expect((await admin.get('/operations')).json()).toMatchObject({
    status: 503,
    detail: 'No registry is set up. Set REGISTRY for the backend.',
  });
  await service.close();
});
