import { Timestamp } from 'firebase-admin/firestore';
import { jobsRef, newJob } from '../../../lib/jobs/job-store';
import { outboxEntries } from '../../../lib/mail/outbox-store';
import { send } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

const TOKEN = 'what the scraper bears';
/** Of its own: the store is counted. */
const PROJECT = 'demo-metrics';

let service: TestApp;
afterEach(() => service.close());

async function linesOf(name: string): Promise<string[]> {
  const { text } = await send(service.origin, { path: '/metrics' });
  return text.split('\n').filter((line) => line.startsWith(name));
}

test('whoever bears the token reads them, and nobody else', async () => {
  service = await startTestApp({ metrics: { token: TOKEN } });
  const ask = (authorization?: string) =>
    send(service.origin, { path: '/metrics', headers: authorization ? { authorization } : {} });
  const told = await ask(`Bearer ${TOKEN}`);
  expect([told.status, told.headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(told.text).toContain('process_cpu_seconds_total');
  for (const authorization of [undefined, 'Bearer another', TOKEN, `Basic ${TOKEN}`]) {
    const { status, headers, text } = await ask(authorization);
    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(text).not.toMatch(/process_|skora_/);
  }
});

test('without a token there is no such address', async () => {
  service = await startTestApp({ metrics: null });
  expect((await send(service.origin, { path: '/metrics' })).status).toBe(404);
});

test('mails and tasks are told as the store knows them', async () => {
  service = await startTestApp({}, PROJECT);
  const { firestore: db, now } = service;
  const at = Timestamp.fromMillis(now());
  for (const fields of [{ nextAttemptAt: at }, { nextAttemptAt: at }, { givenUpAt: at }]) {
    await outboxEntries(db).add(fields);
  }
  const endedAt = 1_795_700_000_000;
  const ran = { ...newJob(endedAt), startedAt: endedAt, endedAt };
  await jobsRef(db)
    .doc('due-deletions')
    .set({ ...ran, result: { deleted: 1, left: 0, failed: 0 } });
  await jobsRef(db)
    .doc('mail-outbox')
    .set({ ...ran, result: { delivered: 3, left: 0, failed: 2 } });
  await jobsRef(db)
    .doc('cohorts')
    .set({ ...ran, endedAt: null, error: 'Error 14' });
  service.advance(endedAt + 24 * 3_600_000 - now());
  expect(await linesOf('skora_mails')).toEqual([
    'skora_mails{state="waiting"} 2',
    'skora_mails{state="given-up"} 1',
  ]);
  const results = await linesOf('skora_task_last_run');
  expect(results).toEqual(
    expect.arrayContaining([
      'skora_task_last_run{task="due-deletions",result="ok"} 1',
      'skora_task_last_run{task="mail-outbox",result="incomplete"} 1',
      'skora_task_last_run{task="cohorts",result="failed"} 1',
      'skora_task_last_run{task="map-counts",result="never"} 1',
    ]),
  );
  expect(await linesOf('skora_task_last_success_timestamp_seconds{task="due-deletions"}')).toEqual([
    'skora_task_last_success_timestamp_seconds{task="due-deletions"} 1795700000',
  ]);
  expect(await linesOf('skora_task_overdue{task="due-deletions"}')).toEqual([
    'skora_task_overdue{task="due-deletions"} 1',
  ]);
  expect(await linesOf('skora_task_overdue{task="map-counts"}')).toEqual([
    'skora_task_overdue{task="map-counts"} 0',
  ]);
});

test('they are told while the service is full', async () => {
  service = await startTestApp({ maxInFlight: 0 });
  expect((await send(service.origin, { path: '/nowhere' })).status).toBe(503);
  expect((await send(service.origin, { path: '/metrics' })).status).toBe(200);
});

test('10,000 hostile addresses add no line', async () => {
  service = await startTestApp();
  const kinds = [
    (name: string) => ({ url: `/${name}` }),
    (name: string) => ({ url: `/shared-cvs/${name}/${name}` }),
    (name: string) => ({ url: `/tasks/${name}`, method: 'POST' as const }),
    (name: string) => ({ url: `/%zz${name}` }),
    (name: string) => ({ url: `/livez?${name}`, method: 'DELETE' as const }),
  ];
  const names = Array.from({ length: 10_000 }, (_, index) => `name-${index}`);
  const ask = async (asked: readonly string[]) => {
    for (const [index, name] of asked.entries()) {
      await service.app.inject(kinds[index % kinds.length]?.(name) ?? '/');
    }
    return linesOf('http_request_duration_seconds');
  };
  await ask(names.slice(0, kinds.length));
  // The first answer is not in its own lines.
  const before = await ask([]);
  const after = await ask(names.slice(kinds.length));
  expect(after).toHaveLength(before.length);
  expect(after.join('\n')).not.toContain('name-');
});
