import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { familyStory } from '../../../testing/family/family-story';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer } from '../../../testing/test-player';

let current: MailTest;
let story: ReturnType<typeof familyStory>;
beforeAll(async () => {
  current = await startMailTest();
  story = familyStory(current);
});
afterAll(() => current.close());

async function teenager(age = 16, emailVerified = true) {
  const one = await testPlayer(current.service, { emailVerified });
  await one.postJson('/account/registration', registration(current.service, age, { country: 'GB' }));
  return one;
}

const OWN = '/account/family-link';
const linkOf = (uid: string) => current.service.firestore.doc(`familyLinks/${uid}`).get();

test('a parent invites, the player accepts in the account, and either side ends it', async () => {
  const parent = await story.guardian();
  const child = await teenager();
  expect((await parent.postJson('/family/invitations', { email: child.email })).status).toBe(200);
  const mail = await current.mails.next(child.email, /^Is this your parent or guardian\?/);
  expect(mail.text).toContain(parent.email);
  // Else an invitation would tell whose an address is.
  expect(await story.children(parent)).toEqual([]);
  expect((await parent.get(`/family/${child.uid}/cv?audience=link`)).status).toBe(404);
  expect((await parent.postJson(`/family/${child.uid}/invitation`, { accept: true })).status).toBe(404);
  expect((await child.get(OWN)).json()).toMatchObject({
    possible: true,
    link: { guardianEmail: parent.email, by: 'guardian', status: 'invited' },
  });
  expect((await story.answerInvitation(child, true)).status).toBe(200);
  await current.mails.next(child.email, /is linked with your parent/);
  expect(await story.child(parent, child.uid)).toMatchObject({ bond: 'linked', overview: { links: [] } });
  expect((await parent.get(`/family/${child.uid}/export`)).status).toBe(404);
  expect((await child.get('/account/export')).text).toContain(parent.email);
  expect((await child.delete(OWN)).json()).toMatchObject({ link: null });
  expect(await story.children(parent)).toEqual([]);
});

test('a player invites, and only the owner of that address accepts', async () => {
  const email = story.address();
  const child = await teenager();
  expect((await child.postJson(OWN, { guardianEmail: child.email })).status).toBe(422);
  expect((await child.postJson(OWN, { guardianEmail: email })).json()).toMatchObject({
    link: { by: 'player', status: 'invited' },
  });
  await current.mails.next(email, /invites you/);
  const stranger = await story.guardian();
  expect((await stranger.postJson(`/family/${child.uid}/invitation`, { accept: true })).status).toBe(404);
  expect((await story.answerInvitation(child, true)).status).toBe(404);
  const parent = await story.guardian(email);
  expect(await story.children(parent)).toMatchObject([{ bond: null, plan: null, invited: true }]);
  expect((await parent.postJson(`/family/${child.uid}/invitation`, { accept: true })).status).toBe(200);
  expect(await story.children(parent)).toMatchObject([{ bond: 'linked' }]);
  expect((await parent.delete(`/family/${child.uid}/link`)).status).toBe(200);
  expect((await linkOf(child.uid)).exists).toBe(false);
});

test('an answer counts for the invitation that was read, and for no later one', async () => {
  const [parent, stranger] = [await story.guardian(), await story.guardian()];
  const child = await teenager();
  await parent.postJson('/family/invitations', { email: child.email });
  const read = await story.invitationOf(child);
  await stranger.postJson('/family/invitations', { email: child.email });
  const { invitationId } = read;
  const replaced = { status: 409, type: 'invitation-replaced' };
  for (const body of [
    { accept: true, invitationId },
    { accept: false, invitationId },
    // As a page does that was opened before invitations had a name.
    { accept: true },
    { accept: false },
  ])
    expect((await child.postJson(`${OWN}/answer`, body)).json()).toMatchObject(replaced);
  expect(await story.children(stranger)).toEqual([]);
  const anew = await story.invitationOf(child);
  expect([read.guardianEmail, anew.guardianEmail]).toEqual([parent.email, stranger.email]);
  expect((await story.answerInvitation(child, true)).status).toBe(200);
  expect(await story.children(stranger)).toMatchObject([{ bond: 'linked' }]);
  expect(await story.children(parent)).toEqual([]);
});

test('who declines the invitation that was read is linked with nobody, and may decline twice', async () => {
  const parent = await story.guardian();
  const child = await teenager();
  await parent.postJson('/family/invitations', { email: child.email });
  const { invitationId } = await story.invitationOf(child);
  const decline = async () => (await child.postJson(`${OWN}/answer`, { accept: false, invitationId })).json();
  expect([await decline(), await decline()]).toEqual(Array(2).fill({ possible: true, link: null }));
  expect((await linkOf(child.uid)).exists).toBe(false);
});

test('an invitation tells nobody who has an account, and reaches nobody it should not', async () => {
  const parent = await story.guardian();
  const adult = await teenager(20);
  const unproven = await teenager(16, false);
  const child = await story.approvedChild(story.address());
  const answers: unknown[] = [];
  for (const { email } of [adult, unproven, child, { email: `${randomUUID()}@mail.example` }]) {
    const answer = await parent.postJson('/family/invitations', { email });
    answers.push([answer.status, answer.json()]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  for (const { uid } of [adult, unproven, child]) expect((await linkOf(uid)).exists).toBe(false);
  expect((await parent.postJson('/family/invitations', { email: parent.email })).status).toBe(422);
  const more = () => parent.postJson('/family/invitations', { email: adult.email });
  expect([(await more()).status, (await more()).status]).toEqual([200, 429]);
  expect((await adult.postJson('/family/invitations', { email: child.email })).status).toBe(403);
  const stranger = await story.guardian();
  const invited = await teenager();
  await stranger.postJson('/family/invitations', { email: invited.email });
  expect((await linkOf(invited.uid)).exists).toBe(true);
  expect((await stranger.get('/account/export')).text).not.toMatch(/Mara F\.|childName/);
});

test('a link ends at 18, and goes with either account', async () => {
  const parent = await story.guardian();
  const child = await teenager(17);
  await parent.postJson('/family/invitations', { email: child.email });
  await story.answerInvitation(child, true);
  expect(await story.children(parent)).toHaveLength(1);
  expect((await parent.get('/account/export')).text).toContain('Mara F.');
  current.service.advance(2 * 366 * DAY_MS);
  expect(await story.children(parent)).toEqual([]);
  expect((await child.get(OWN)).json()).toEqual({ possible: false, link: null });
});
