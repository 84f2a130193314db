import { endSharingWait } from '../../../testing/end-sharing-wait';
import { send } from '../../../testing/send';
import { contactStory } from '../../../testing/contact-story';
import { familyStory } from '../../../testing/family/family-story';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';

let current: MailTest;
let story: ReturnType<typeof familyStory>;
beforeAll(async () => {
  current = await startMailTest();
  story = familyStory(current);
});
afterAll(() => current.close());

const LINK = { label: 'For Coach Kim', audience: 'link', days: 30 };

test('a guardian approves the account at home; the child is told, and the mail carries the way back as ever', async () => {
  const email = story.address();
  const child = await story.waitingChild(email);
  const parent = await story.guardian(email);
  const [waiting] = await story.children(parent);
  expect(waiting).toMatchObject({ id: child.uid, name: 'Mara F.', bond: null, plan: null });
  expect(waiting?.requests).toMatchObject([{ subject: 'account', purpose: 'decide' }]);
  expect((await story.child(parent, child.uid)).overview).toBeNull();
  const requestId = waiting?.requests[0]?.requestId ?? '';
  const answer = story.decisionOf('guardian-2026-11-b');
  expect((await story.decide(parent, child.uid, requestId, answer)).status).toBe(200);
  await current.mails.next(child.email, /^Your account is open/);
  await current.mails.next(email, /^You approved the account/);
  expect((await child.get('/account')).json()).toMatchObject({ status: 'active' });
  expect((await current.service.auth.getUser(child.uid)).customClaims).toEqual({});
  expect(await story.child(parent, child.uid)).toMatchObject({
    bond: 'decides',
    requests: [],
    overview: {
      agreements: [{ subject: 'account', purpose: 'revoke' }],
      links: [],
      clips: [],
      showcases: [],
    },
  });
  expect((await story.decide(parent, child.uid, requestId, answer)).json()).toMatchObject({
    type: 'link-used',
  });
});

test('sharing: asked in one place, seen without name or token, and over at once when it is withdrawn', async () => {
  const email = story.address();
  const child = await story.askingChild(email);
  const parent = await story.guardian(email);
  const [asked] = await story.children(parent);
  const requestId = asked?.requests[0]?.requestId ?? '';
  const answer = { ...story.decisionOf('publish-2026-11-b'), contact: true };
  expect((await story.decide(parent, child.uid, requestId, answer)).status).toBe(200);
  await endSharingWait(current.service, child.uid);
  const made = (await child.postJson('/cv/links', LINK)).json() as { path: string };
  const seen = await parent.get(`/family/${child.uid}`);
  expect(seen.json()).toMatchObject({
    bond: 'agreed',
    overview: {
      agreements: [{ subject: 'publishing', contact: { open: true } }],
      links: [{ audience: 'link', expiresAt: expect.any(String) }],
    },
  });
  expect(seen.text).not.toContain('Coach Kim');
  expect(seen.text).not.toContain(made.path.split('/').at(-1));
  const cv = await parent.get(`/family/${child.uid}/cv?audience=link`);
  expect(cv.json()).toMatchObject({ cv: { audience: 'link', header: { name: 'Mara F.' } } });

  const path = `/family/${child.uid}/requests/${requestId}`;
  expect((await parent.postJson(`${path}/contact`, { open: false })).status).toBe(200);
  expect((await story.child(parent, child.uid)).overview).toMatchObject({
    agreements: [{ contact: { open: false } }],
  });
  const opened = () => send(current.service.origin, { path: `/shared-cvs/${made.path.split('/').at(-1)}` });
  expect((await opened()).status).toBe(200);
  expect((await parent.post(`${path}/withdrawal`)).status).toBe(200);
  expect((await opened()).status).toBe(410);
  await current.mails.next(child.email, /^Your CV is private again/);
  expect((await parent.get(`/family/${child.uid}`)).status).toBe(404);
});

test('a contact request reaches the guardian at home as by mail, and never the child', async () => {
  const contacts = contactStory(current);
  const { owner, guardian: email, shared } = await contacts.sharingMinor();
  await contacts.passOn(shared, email);
  const parent = await story.guardian(email);
  const [child] = await story.children(parent);
  expect(child?.contacts).toMatchObject([
    { club: 'Northfield FC', domain: 'club.example', email: null, answered: null },
  ]);
  const id = child?.contacts[0]?.id ?? '';
  const answer = (uid: string, one = parent) =>
    one.postJson(`/family/${uid}/contact-requests/${id}/answer`, { answer: 'accept' });
  expect((await answer(owner.uid, await story.guardian())).status).toBe(404);
  expect((await answer(owner.uid)).status).toBe(200);
  await current.mails.next(email, /.*/);
  const [after] = await story.children(parent);
  expect(after?.contacts).toMatchObject([
    { answered: 'accept', email: expect.stringContaining('@club.example') },
  ]);
  expect((await owner.get('/account/export')).text).not.toContain('Northfield');
});

test('who agreed to the account gets the data without health, and deletes with a grace the child cannot end', async () => {
  const email = story.address();
  const child = await story.approvedChild(email);
  const profile = current.service.firestore.doc(`profiles/${child.uid}`);
  await profile.collection('wellness').doc('2026-W47-1').set({ mood: 2 });
  await profile.collection('statEntries').doc('a').set({ kind: 'sprint', note: 'fast' });
  await profile.collection('statEntries').doc('b').set({ kind: 'size', weightKg: 41 });
  const ratings = { firstTouch: 7, focus: 3, communication: 4 };
  await profile.collection('statEntries').doc('c').set({ kind: 'technical', ratings });
  await profile
    .collection('statEntries')
    .doc('d')
    .set({ kind: 'goalkeeper', ratings: { communication: 8 } });
  await profile.collection('goals').doc('1').set({ title: 'Talk more', note: 'Ask Coach Kim.' });
  const felt = { rpe: 9, revision: 2 };
  for (const [name, minutes] of Object.entries({ matches: 61, trainings: 62 })) {
    await profile
      .collection(name)
      .doc('2026-W47-1')
      .set({ minutes, ...felt });
    await profile
      .collection(`${name}/2026-W47-1/versions`)
      .doc('1')
      .set({ before: { minutes, ...felt } });
  }
  await profile
    .collection('path')
    .doc('progress')
    .set({ done: ['foundation.physical'] });
  await profile.collection('savedAcademies').doc('northfield').set({ schemaVersion: 1 });
  const shown = { title: 'Volley', visibility: 'link' };
  await profile.collection('clips').doc('0').set(shown);
  await profile
    .collection('clips')
    .doc('1')
    .set({ ...shown, title: 'My worst miss', visibility: 'me' });
  for (const slot of [0, 1])
    await current.service.bucket().file(`clips/${child.uid}/${slot}`).save('a video', { resumable: false });
  const asked = { uid: child.uid, coach: { name: 'Rui Testinho' } };
  await current.service.firestore.doc(`confirmationRequests/${child.uid}-1`).set(asked);
  const link = { ...{ uid: child.uid, linkId: 'l1', label: 'For my aunt', audience: 'link' }, views: {} };
  const times = { createdAt: new Date(), expiresAt: new Date(), endedAt: null };
  await current.service.firestore.doc(`shareLinks/${'a'.repeat(64)}`).set({ ...link, ...times });
  const parent = await story.guardian(email);
  const exported = await parent.get(`/family/${child.uid}/export`);
  expect(exported.status).toBe(200);
  expect(exported.text).toContain('sprint');
  expect(exported.text).toContain('Talk more');
  expect(exported.text).toMatch(/(?=.*"minutes":61)(?=.*"minutes":62)(?=.*Volley)(?=.*Rui Testinho)/);
  expect(exported.text).toMatch(/(?=.*"ratings":\{"firstTouch":7\})(?=.*"ratings":\{"communication":8\})/);
  expect(exported.text).toContain(`clips/${child.uid}/0`);
  expect(exported.text).not.toMatch(/mood|weightKg|mailOutbox|Coach Kim|For my aunt/);
  expect(exported.text).not.toMatch(/"rpe"|"path"|foundation|northfield|worst miss/);
  expect(exported.text).not.toContain(`clips/${child.uid}/1`);

  expect((await parent.post(`/family/${child.uid}/deletion`)).status).toBe(200);
  await current.mails.next(child.email, /^Your parent or guardian asked us to delete/);
  expect((await child.delete('/account/deletion')).status).toBe(409);
  expect((await story.child(parent, child.uid)).deletion).toMatchObject({ byGuardian: true });
  expect((await parent.delete(`/family/${child.uid}/deletion`)).status).toBe(200);
  expect((await child.get('/account')).json()).toMatchObject({ deletion: null });
  expect((await child.post('/account/deletion')).status).toBe(200);
  expect((await parent.delete(`/family/${child.uid}/deletion`)).status).toBe(409);
});

test('a guardian whom the child asks to pay opens the payment page from home', async () => {
  const email = story.address();
  const child = await story.approvedChild(email);
  const requestId = 'r-1';
  await current.service.firestore.doc(`parentRequests/${child.uid}`).set({
    ...{ requestId, email, childName: 'Mara F.', plan: 'tier1', interval: 'month' },
    requestedAt: new Date(),
  });
  const parent = await story.guardian(email);
  expect(await story.children(parent)).toMatchObject([
    { payment: { plan: 'tier1', interval: 'month' }, plan: { tier: 'tier0', payer: null } },
  ]);
  const opened = await parent.post(`/family/${child.uid}/payment-link`);
  expect(opened.json()).toEqual({ path: expect.stringMatching(/^\/payment-portal\?parent=[\w-]{43}$/) });
});
