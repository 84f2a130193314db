import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Academy, AcademyEntry } from '@skora/domain';
import { directoryAcademy } from '../../../testing/directory-academy';
import { decideReview, type ReviewAnswer } from '../review/decide-review';
import { openAcademyIndex } from '../store/academy-index';
import { importAcademies } from '../review/import-academies';
import { monthsBefore, readQueue } from '../review/read-queue';
import type { TableAcademy } from '../review/table-academy';

const NOW = Date.UTC(2026, 10, 23);
const STALE_BEFORE = '2025-11-23';

let app: App;
let db: Firestore;
beforeEach(() => {
  const projectId = `demo-${randomUUID()}`;
  app = initializeApp({ projectId }, projectId);
  db = getFirestore(app);
});
afterEach(() => deleteApp(app));

function row(change: Partial<Academy> & { id: string }, on: string | null = '2026-11-21'): TableAcademy {
  const { checkedOn: _checkedOn, ...entry } = directoryAcademy({ ...change, checkedOn: on ?? '2026-11-21' });
  return { entry, review: on === null ? null : { by: 'Pat Placeholder', on } };
}

const bring = (...table: TableAcademy[]) => importAcademies(db, table, { now: NOW });
const answer = (id: string, decision: ReviewAnswer['decision'], note = '') =>
  decideReview(db, { id, decision, by: 'Sam Sample', note }, { now: NOW, staleBefore: STALE_BEFORE });
const waiting = async () => (await readQueue(db, STALE_BEFORE)).map(({ id }) => id);
const published = async (id: string) => (await db.doc(`academies/${id}`).get()).data();
const decisions = async () => {
  const { docs } = await db.collection('academyDecisions').get();
  return docs.map((stored) => stored.data());
};

test('a reviewed row is published with the day of its review, and who reviewed it on what is kept', async () => {
  expect(await bring(row({ id: 'a', boarding: true }))).toMatchObject({ created: 1, waiting: 0 });
  expect(await published('a')).toMatchObject({ boarding: true, checkedOn: '2026-11-21' });
  expect(JSON.stringify(await published('a'))).not.toContain('Pat Placeholder');
  expect(await decisions()).toMatchObject([
    {
      academy: 'a',
      about: 'row',
      decision: 'accepted',
      by: 'Pat Placeholder',
      sources: [{ url: 'https://inventado.example/academia', readOn: '2026-11-21' }],
    },
  ]);
  expect(await bring(row({ id: 'a', boarding: true }))).toMatchObject({ unchanged: 1, changed: 0 });
  expect(await decisions()).toHaveLength(1);
});

/** A store whose process ends when the index is about to be written. */
function endsBeforeIndex(): Firestore {
  const ended = () => Promise.reject(new Error('ended'));
  const doc = (path: string) => (/^academyIndex\/.+-0$/.test(path) ? { set: ended } : db.doc(path));
  return new Proxy(db, {
    get: (target, key) => {
      if (key === 'doc') return doc;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

test('an import that was cut off before its index is finished by the next one', async () => {
  await bring(row({ id: 'a', boarding: true }, '2026-10-01'));
  const table = [row({ id: 'a', boarding: false })];
  await expect(importAcademies(endsBeforeIndex(), table, { now: NOW })).rejects.toThrow('ended');
  expect(await bring(...table)).toMatchObject({ unchanged: 1 });
  expect(await openAcademyIndex(db, () => NOW)()).toMatchObject([{ id: 'a', boarding: false }]);
  expect(await decisions()).toHaveLength(2);
});

test('a row nobody has reviewed waits; what was published of it stays until somebody accepts the change', async () => {
  await bring(row({ id: 'a', boarding: true }, '2026-10-01'));
  const table = [row({ id: 'a', boarding: false }, null), row({ id: 'b' }, null)];
  expect(await bring(...table)).toMatchObject({ unchanged: 1, created: 0, waiting: 2 });
  expect(await waiting()).toEqual(['row/a', 'row/b']);
  expect(await published('a')).toMatchObject({ boarding: true, checkedOn: '2026-10-01' });
  expect(await published('b')).toBeUndefined();

  expect(await answer('row/a', 'accepted')).toContain('boarding: yes → no');
  expect(await published('a')).toMatchObject({ boarding: false, checkedOn: '2026-11-23' });
  expect(await waiting()).toEqual(['row/b']);
  expect(await bring(...table)).toMatchObject({ changed: 0, waiting: 1 });
});

test('what was rejected does not come back until it changes', async () => {
  await bring(row({ id: 'a' }, null));
  await answer('row/a', 'rejected', 'There is no such page.');
  expect(await waiting()).toEqual([]);
  expect(await bring(row({ id: 'a' }, null))).toMatchObject({ waiting: 0, rejected: 1 });
  expect(await decisions()).toMatchObject([{ decision: 'rejected', note: 'There is no such page.' }]);
  expect(await bring(row({ id: 'a', city: 'Porto' }, null))).toMatchObject({ waiting: 1, rejected: 0 });
});

test('what has no source cannot be accepted', async () => {
  const bare: AcademyEntry = { ...row({ id: 'a' }).entry, boarding: true };
  await bring({ entry: bare, review: null });
  await expect(answer('row/a', 'accepted')).rejects.toThrow('there is no source for boarding');
  expect(await waiting()).toEqual(['row/a']);
  await expect(bring({ entry: bare, review: { by: 'Pat', on: '2026-11-21' } })).rejects.toThrow(
    'a has no source for: boarding',
  );
});

test('an academy with a page nobody has opened for long waits; the page counts as read again, or goes with what only it says', async () => {
  const old = { kind: 'primary', title: 'Old', publishedOn: null, readOn: '2024-01-01' } as const;
  const fresh = {
    ...old,
    url: 'https://fresh.example/',
    readOn: '2026-11-01',
    facts: ['name', 'place'] as const,
  };
  const ages = { ...old, url: 'https://old.example/', facts: ['ages'] as const };
  const facts = { ages: { min: 8, max: 12 }, sources: [fresh, ages] };
  await bring(row({ id: 'a', ...facts }, '2025-01-01'), row({ id: 'b', ...facts }, '2025-01-01'));
  expect(await waiting()).toEqual(['sources/a', 'sources/b']);
  await answer('sources/a', 'accepted');
  expect(await published('a')).toMatchObject({
    ages: { min: 8, max: 12 },
    checkedOn: '2026-11-23',
    sources: [{ readOn: '2026-11-23' }, { readOn: '2026-11-23' }],
  });
  await answer('sources/b', 'rejected', 'The page is gone.');
  expect(await published('b')).toMatchObject({ ages: null, sources: [{ url: 'https://fresh.example/' }] });
  expect(await waiting()).toEqual([]);
  // The table still says what somebody has found to be gone since; that waits for a person.
  expect(
    await bring(row({ id: 'a', ...facts }, '2025-01-01'), row({ id: 'b', ...facts }, '2025-01-01')),
  ).toMatchObject({ changed: 0, waiting: 1 });
});

test('an academy whose name has no source any more leaves the directory', async () => {
  await bring(row({ id: 'a' }, '2024-01-01'));
  expect(await answer('sources/a', 'rejected', 'The club is gone.')).toEqual([
    'not in the directory any more',
  ]);
  expect(await published('a')).toBeUndefined();
});

test('reports and claims wait, warnings about money first; a decision says nothing about who reported', async () => {
  const at = Timestamp.fromMillis(NOW);
  const report = { academy: 'a', uid: 'uid-1', message: 'It is our club.', at };
  await db.doc('academyReports/one').set({ ...report, about: 'claim' });
  await db.doc('academyReports/two').set({ ...report, about: 'scam' });
  expect(await waiting()).toEqual(['report/two', 'report/one']);
  expect(await answer('report/one', 'accepted')).toEqual([]);
  expect(await waiting()).toEqual(['report/two']);
  expect(JSON.stringify(await decisions())).not.toMatch(/uid-1|our club/);
  expect((await db.doc('academyReports/one').get()).data()).not.toHaveProperty('by');
  await expect(answer('report/one', 'accepted')).rejects.toThrow('Nothing waits under report/one.');
});

test('months are counted back from a day', () => {
  expect(monthsBefore('2026-11-23', 12)).toBe('2025-11-23');
  expect(monthsBefore('2026-01-15', 2)).toBe('2025-11-15');
});
