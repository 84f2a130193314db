import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from '@skora/domain';
import { eraseData } from '../../../app/data-owners';
import { decideClip } from '../store/decide-clip';
import { openClipReviews } from '../store/open-clip-reviews';
import { clipPlayers } from '../../../testing/clip-players';
import { freshAddress, postJson } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';
import type { TestPlayer } from '../../../testing/test-player';

// A project of its own: the gallery shows whatever any other test lists.
let service: TestApp;
let players: ReturnType<typeof clipPlayers>;
beforeAll(async () => {
  service = await startTestApp({}, 'demo-clip-deleted');
  players = clipPlayers(service);
});
afterAll(() => service.close());

/** @returns whether the gallery shows it */
function add(owner: TestPlayer, slot: number, title: string) {
  service.advance(1_000);
  return players.publish(owner, slot, { title, createdAt: Timestamp.fromMillis(service.now()) });
}

async function report(title: string, reason: string, message = '') {
  const id = (await players.gallery()).clips.find((clip) => clip.title === title)?.id ?? '';
  const from = { 'x-forwarded-for': freshAddress() };
  await postJson(service.origin, `/clips/${id}/reports`, { reason, message }, from);
}

/** A clip that was hidden at once, and that its player deleted before anybody had decided. */
async function deletedClip(title: string) {
  const owner = await players.player();
  await add(owner, 0, title);
  await report(title, 'minor', `It shows my child: ${title}.`);
  expect(await players.titles()).not.toContain(title);
  await players.clipRef(owner, 0).delete();
  return owner;
}

const openOf = async ({ uid }: TestPlayer) =>
  (await openClipReviews(service.firestore)).filter((review) => review.uid === uid);
const decide = (clip: string, decision: 'hide' | 'restore') =>
  decideClip(service, { clip, decision, reason: 'Nobody could see it any more.' });

test.each([
  ['the same place', 0],
  ['another place', 1],
])(
  'a clip that was hidden at once and deleted is not shown when it is added again, to %s',
  async (place, slot) => {
    const title = `Added again to ${place}`;
    const owner = await deletedClip(title);
    expect(await add(owner, slot, title)).toBe(false);
    expect(await players.titles()).not.toContain(title);
    const open = await openOf(owner);
    expect(open).toMatchObject([
      { clip: null, player: 'Mara F.', reports: [{ message: `It shows my child: ${title}.` }] },
      { id: `${owner.uid}_${slot}`, clip: { title }, reports: [] },
    ]);
  },
);

test('a report about a clip that was deleted is answered like any other, and its words and households go', async () => {
  const owner = await deletedClip('Deleted, then refused');
  const [gone] = await openOf(owner);
  expect(await decide(gone?.id ?? '', 'restore')).toEqual({ title: null, mailed: false });
  expect(await openOf(owner)).toEqual([]);
  expect(await decide(gone?.id ?? '', 'restore')).toBeNull();
  const stored = await service.firestore.collection('clipReviews').where('uid', '==', owner.uid).get();
  expect(stored.docs.map((entry) => entry.data())).toMatchObject([{ reports: [], reporters: [] }]);
  expect(await add(owner, 0, 'After a refusal')).toBe(true);
});

test('one that was right counts like a removal for a year', async () => {
  const owner = await deletedClip('Deleted, then upheld');
  expect(await decide(`${owner.uid}_0`, 'hide')).toEqual({ title: null, mailed: false });
  service.advance(364 * DAY_MS);
  expect(await add(owner, 1, 'Within the year')).toBe(false);
  await decide(`${owner.uid}_1`, 'restore');
  service.advance(2 * DAY_MS);
  expect(await add(owner, 2, 'After the year')).toBe(true);
});

test('it stays apart from what is decided about the next clip in its place', async () => {
  const owner = await deletedClip('First in its place');
  await add(owner, 0, 'Second in its place');
  await decide(`${owner.uid}_0`, 'restore');
  expect(await players.titles()).toContain('Second in its place');
  await report('Second in its place', 'minor');
  expect(await add(owner, 0, 'Third in its place')).toBe(false);
  const open = await openOf(owner);
  expect(open.map(({ clip, reports }) => [clip?.title, reports.length])).toEqual([
    [undefined, 1],
    ['Third in its place', 0],
    [undefined, 1],
  ]);
  await decide(open[0]?.id ?? '', 'restore');
  await decide(open[2]?.id ?? '', 'restore');
  expect(await openOf(owner)).toMatchObject([{ clip: { title: 'Third in its place' } }]);
  await eraseData({ ...service, payments: null }, { uid: owner.uid, email: null, emailVerified: false });
  const left = await service.firestore.collection('clipReviews').where('uid', '==', owner.uid).get();
  expect(left.size).toBe(0);
});
