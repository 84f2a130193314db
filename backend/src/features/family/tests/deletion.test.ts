import { DAY_MS, MINUTE_MS } from '@skora/domain';
import { familyStory } from '../../../testing/family/family-story';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';

let current: MailTest;
let story: ReturnType<typeof familyStory>;
beforeAll(async () => {
  current = await startMailTest();
  story = familyStory(current);
});
afterAll(() => current.close());

const DELETION = '/account/deletion';

async function family() {
  const parent = await story.guardian();
  const child = await story.approvedChild(parent.email);
  const path = `/family/${child.uid}/deletion`;
  return { parent, child, path };
}

test('who turns 18 before the day keeps the account that a guardian wanted deleted', async () => {
  const email = story.address();
  const child = await story.approvedChild(email);
  // Days before the birthday of who was 12 just now.
  current.service.advance(6 * 365 * DAY_MS - DAY_MS);
  const parent = await story.guardian(email);
  const path = `/family/${child.uid}/deletion`;
  expect((await parent.post(path)).status).toBe(200);
  expect((await child.delete(DELETION)).json()).toMatchObject({ status: 409, type: 'guardian-decides' });
  current.service.advance(5 * DAY_MS);
  expect((await parent.delete(path)).status).toBe(404);
  expect((await child.delete(DELETION)).status).toBe(200);
  expect((await child.get('/account')).json()).toMatchObject({ deletion: null });
});

test('a guardian takes over a deletion that the child has planned: the day stays, and the child cannot end it', async () => {
  const { parent, child, path } = await family();
  const { dueAt } = (await child.post(DELETION)).json() as { dueAt: string };
  await current.mails.next(child.email, /^Your account will be deleted/);
  current.service.advance(MINUTE_MS);
  expect((await parent.post(path)).json()).toEqual({ dueAt });
  await current.mails.next(child.email, /^Your parent or guardian asked us to delete/);
  expect((await story.child(parent, child.uid)).deletion).toEqual({ dueAt, byGuardian: true });
  expect((await child.delete(DELETION)).json()).toMatchObject({ type: 'guardian-decides' });
  const audits = await current.service.firestore
    .collection(`privateAccounts/${child.uid}/audit`)
    .where('action', '==', 'deletion-scheduled-by-guardian')
    .get();
  expect(audits.size).toBe(1);
  // Safe to repeat: nobody is told twice.
  expect((await parent.post(path)).json()).toEqual({ dueAt });
  expect((await parent.delete(path)).status).toBe(200);
});

test('a child whose guardian has ended the deletion is told so, and of what does not come back', async () => {
  const { parent, child, path } = await family();
  await parent.post(path);
  await parent.delete(path);
  const { words } = await current.mails.next(child.email, /^Your account will not be deleted/);
  expect(words).toContain('Your parent or guardian cancelled the deletion');
  expect(words).toMatch(/player map.*showcase.*do not come back/);
  expect(words).not.toMatch(/Nothing was deleted|If it was not you/);
});
