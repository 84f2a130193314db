import { endSharingWait } from '../../../testing/end-sharing-wait';
import { familyStory } from '../../../testing/family/family-story';
import { send } from '../../../testing/send';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import type { TestPlayer } from '../../../testing/test-player';

let current: MailTest;
let story: ReturnType<typeof familyStory>;
beforeAll(async () => {
  current = await startMailTest();
  story = familyStory(current);
});
afterAll(() => current.close());

interface Made {
  id: string;
  path: string;
}

const make = async (child: TestPlayer, label: string) =>
  (await child.postJson('/cv/links', { label, audience: 'link', days: 30 })).json() as Made;
const opens = async ({ path }: Made) =>
  (await send(current.service.origin, { path: `/shared-cvs/${path.split('/').at(-1)}` })).status;
const end = (one: TestPlayer, uid: string, link: string) => one.delete(`/family/${uid}/share-links/${link}`);

async function sharingChild(email: string) {
  const child = await story.askingChild(email);
  await story.answerMail(email, /would like to share/, 'publish-2026-11-b');
  await endSharingWait(current.service, child.uid);
  await current.service.firestore.doc(`users/${child.uid}`).update({ tierLevel: 'tier1' });
  return child;
}

test('a guardian ends one link: it is over, the others work, and the player is told once', async () => {
  const email = story.address();
  const child = await sharingChild(email);
  const parent = await story.guardian(email);
  const [first, second] = [await make(child, 'For Coach Kim'), await make(child, 'For the trial')];
  const { overview } = await story.child(parent, child.uid);
  expect(overview?.links).toMatchObject([{ id: second.id }, { id: first.id }]);
  expect((await end(parent, child.uid, first.id)).status).toBe(200);
  expect((await end(parent, child.uid, first.id)).status).toBe(200);
  expect([await opens(first), await opens(second)]).toEqual([410, 200]);
  const { notifications } = (await child.get('/notifications')).json() as { notifications: unknown[] };
  expect(notifications.slice(0, 2)).toMatchObject([
    {
      title: 'Your parent or guardian ended a link',
      text: expect.stringContaining('“For Coach Kim” does not open your CV any more.'),
      path: '/profile/sharing',
    },
    { text: expect.stringContaining('They agreed') },
  ]);
});

test('nobody else ends it: a stranger, a guardian by invitation, the guardian of another child, the player here', async () => {
  const email = story.address();
  const child = await sharingChild(email);
  const made = await make(child, 'For Coach Kim');
  const linked = await story.guardian();
  await child.postJson('/account/family-link', { guardianEmail: linked.email });
  await linked.postJson(`/family/${child.uid}/invitation`, { accept: true });
  expect(await story.children(linked)).toMatchObject([{ bond: 'linked' }]);
  const parent = await story.guardian(email);
  const sibling = await sharingChild(email);
  expect((await end(linked, child.uid, made.id)).status).toBe(404);
  expect((await end(await story.guardian(), child.uid, made.id)).status).toBe(404);
  expect((await end(parent, sibling.uid, made.id)).status).toBe(404);
  expect((await end(child, child.uid, made.id)).status).toBe(403);
  expect(await opens(made)).toBe(200);
});

test('a guardian sees which links sleep because the plan has no room for them', async () => {
  const email = story.address();
  const child = await sharingChild(email);
  const parent = await story.guardian(email);
  const first = await make(child, 'For Coach Kim');
  current.service.advance(1000);
  const second = await make(child, 'For the trial');
  await current.service.firestore.doc(`users/${child.uid}`).update({ tierLevel: 'tier0' });
  const { overview } = await story.child(parent, child.uid);
  expect(overview?.links).toMatchObject([
    { id: second.id, asleep: false },
    { id: first.id, asleep: true },
  ]);
  expect((await end(parent, child.uid, second.id)).status).toBe(200);
  expect(await opens(first)).toBe(200);
});
