import { randomUUID } from 'node:crypto';
import { runJobHere } from '../../../testing/run-task';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

let service: TestApp;
beforeEach(async () => {
  service = await startTestApp({}, `demo-${randomUUID()}`);
  // At noon the day does not end during a test.
  service.advance(Date.UTC(2031, 0, 15, 12) - service.now());
});
afterEach(() => service.close());

/** An ISO date so many years and days before today. */
function daysAgo(years: number, days = 0): string {
  const day = new Date(service.now());
  day.setUTCFullYear(day.getUTCFullYear() - years);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}

/** Adds players of a country as registration stores them. */
async function add(count: number, country: string, dateOfBirth = daysAgo(15), status = 'active') {
  const batch = service.firestore.batch();
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID();
    const user = { privateByDefault: true, status, role: 'player' };
    batch.set(service.firestore.doc(`users/${id}`), user);
    batch.set(service.firestore.doc(`privateAccounts/${id}`), { country, dateOfBirth });
  }
  await batch.commit();
}

async function counts() {
  await runJobHere(service, 'map-counts');
  return (await service.firestore.doc('mapCounts/minors').get()).get('countries') as object;
}

test('minors are counted by country, from five on and in fives', async () => {
  await add(7, 'GB');
  await add(4, 'FR');
  await add(10, 'IT');
  await add(5, 'AT');
  expect(await counts()).toEqual({ GB: 5, IT: 10, AT: 5 });
});

test('who is not open is not counted: one that waits for a guardian, and one that is suspended', async () => {
  await add(9, 'GB');
  await add(6, 'GB', daysAgo(12), 'pending-guardian');
  await add(6, 'GB', daysAgo(15), 'suspended');
  await add(6, 'FR', daysAgo(12), 'pending-guardian');
  expect(await counts()).toEqual({ GB: 5 });
});

test('who is 18 today is not counted any more, and is not taken off either', async () => {
  await add(5, 'GB', daysAgo(18, -1));
  await add(5, 'GB', daysAgo(18));
  await add(5, 'GB', daysAgo(30), 'suspended');
  expect(await counts()).toEqual({ GB: 5 });
});

test('countries without minors are not told', async () => {
  await add(6, 'GB', daysAgo(20));
  expect(await counts()).toEqual({});
});
