import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { endSharingWait } from '../../../testing/end-sharing-wait';
import { postJson, send } from '../../../testing/send';
import { somePicture } from '../../../testing/some-picture';
import { linkIn } from '../../../testing/start-mail-server';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { registration, testPlayer } from '../../../testing/test-player';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
beforeAll(async () => {
  ({ mails, service, close } = await startMailTest());
});
afterAll(() => close());

const LINK = { label: 'Trial in May', audience: 'link', days: 30 };

async function player(age: number) {
  const one = await testPlayer(service);
  await one.postJson('/account/registration', registration(service, age, { country: 'GB' }));
  return one;
}

async function makeToken(owner: Awaited<ReturnType<typeof player>>): Promise<string> {
  const answer = await owner.postJson('/cv/links', LINK);
  expect(answer.status).toBe(201);
  return (answer.json() as { path: string }).path.split('/').at(-1) ?? '';
}

const open = (token: string) => send(service.origin, { path: `/shared-cvs/${token}` });

describe('a minor', () => {
  const APPROVAL = {
    decision: 'approve',
    name: 'Paula Fictiva',
    relationship: 'parent',
    textVersion: 'publish-2026-11-b',
  };
  const answer = (token: string, change: object = {}) =>
    postJson(service.origin, `/guardian/requests/${token}`, { ...APPROVAL, ...change });

  async function asked(age = 16) {
    const owner = await player(age);
    const guardian = `${randomUUID()}@parent.example`;
    expect((await owner.postJson('/cv/publishing-requests', { guardianEmail: guardian })).status).toBe(200);
    const mail = await mails.next(guardian, /would like to share a football CV/);
    return { owner, guardian, token: linkIn(mail).searchParams.get('token') ?? '' };
  }

  test('shares nothing before a guardian has agreed, and nothing public even then', async () => {
    const { owner, token } = await asked();
    expect((await owner.postJson('/cv/links', LINK)).json()).toMatchObject({
      status: 403,
      type: 'guardian-approval-required',
    });
    const looked = await send(service.origin, { path: `/guardian/requests/${token}` });
    expect(looked.json()).toMatchObject({
      subject: 'publishing',
      purpose: 'decide',
      childName: 'Mara F.',
      consent: { version: 'publish-2026-11-b', text: expect.stringContaining('never shown') },
    });
    expect((await owner.get('/cv/links')).json()).toMatchObject({ approval: { status: 'pending' } });
    expect((await answer(token)).status).toBe(200);
    await mails.next(owner.email, /^You may share your CV/);
    expect((await owner.get('/cv/links')).json()).toMatchObject({ approval: { status: 'approved' } });
    await endSharingWait(service, owner.uid);
    expect((await owner.get('/cv/links')).json()).toMatchObject({ approval: { countsFrom: null } });
    const shared = await makeToken(owner);
    expect((await open(shared)).json()).toMatchObject({ cv: { header: { name: 'Mara F.' } } });
    expect((await owner.postJson('/cv/links', { ...LINK, audience: 'public' })).status).toBe(403);
    expect((await owner.get('/account')).json()).toMatchObject({ status: 'active' });
  });

  test('loses every link when the guardian withdraws, also after a new agreement', async () => {
    const { owner, guardian, token } = await asked();
    await answer(token);
    await endSharingWait(service, owner.uid);
    const shared = await makeToken(owner);
    const back = linkIn(await mails.next(guardian, /^You agreed that Mara F\./)).searchParams.get('token');
    const revoke = { method: 'POST', path: `/guardian/requests/${back}/revoke` };
    expect((await send(service.origin, revoke)).status).toBe(200);
    await mails.next(owner.email, /^Your CV is private again/);
    expect((await open(shared)).status).toBe(410);
    expect((await owner.postJson('/cv/links', LINK)).status).toBe(403);
    expect((await owner.get('/account')).json()).toMatchObject({ status: 'active' });

    service.advance(60_000);
    expect((await owner.postJson('/cv/publishing-requests', {})).status).toBe(200);
    const again = linkIn(await mails.next(guardian, /would like to share/)).searchParams.get('token') ?? '';
    expect((await answer(again)).status).toBe(200);
    await endSharingWait(service, owner.uid);
    expect((await open(shared)).status).toBe(410);
    await makeToken(owner);
  });

  test('waits a day after an agreement, which the guardian can stop before anything is seen', async () => {
    const { owner, guardian, token } = await asked();
    const agreedAt = service.now();
    expect((await answer(token)).status).toBe(200);
    const { approval } = (await owner.get('/cv/links')).json() as { approval: { countsFrom: string } };
    expect(Date.parse(approval.countsFrom) - agreedAt).toBeGreaterThanOrEqual(DAY_MS);
    expect((await owner.postJson('/cv/links', LINK)).json()).toMatchObject({
      status: 403,
      type: 'agreement-waits',
    });
    expect((await mails.next(owner.email, /^You may share your CV/)).text).toContain('24 hours after');
    const told = await mails.next(guardian, /^You agreed that Mara F\./);
    expect(told.words).toMatch(/Your agreement counts from \d+ \w+ \d{4} at \d\d:\d\d \(UTC\) on/);

    service.advance(DAY_MS - 60_000);
    expect((await owner.postJson('/cv/links', LINK)).status).toBe(403);
    const back = linkIn(told).searchParams.get('token');
    const revoke = { method: 'POST', path: `/guardian/requests/${back}/revoke` };
    expect((await send(service.origin, revoke)).status).toBe(200);
    service.advance(60_000);
    expect((await owner.postJson('/cv/links', LINK)).json()).toMatchObject({
      type: 'guardian-approval-required',
    });
    service.advance(-DAY_MS);
  });

  test('has no face on a preview card, also where the CV shows one', async () => {
    const { owner, token } = await asked();
    await answer(token);
    await endSharingWait(service, owner.uid);
    const shared = await makeToken(owner);
    await service.firestore
      .doc(`profiles/${owner.uid}/settings/visibility`)
      .set({ fields: { photo: 'link' } });
    const drawn = () => send(service.origin, { path: `/shared-cvs/${shared}/card.png` });
    const without = await drawn();
    const file = service.bucket().file(`profilePictures/${owner.uid}`);
    await file.save(await somePicture(), { contentType: 'image/jpeg', resumable: false });
    expect((await open(shared)).json()).toMatchObject({ cv: { header: { photo: true } } });
    expect((await drawn()).text).toBe(without.text);
  });

  test('is told of a refusal, and the answer to one question is none to the other', async () => {
    const { owner, token } = await asked();
    expect((await answer(token, { textVersion: 'guardian-2026-11-b' })).status).toBe(409);
    expect((await answer(token, { decision: 'decline' })).status).toBe(200);
    await mails.next(owner.email, /^Your CV stays private/);
    expect((await owner.postJson('/cv/links', LINK)).status).toBe(403);
    expect((await owner.get('/account')).json()).toMatchObject({ status: 'active' });
  });

  test('has to name a guardian, who is not the player', async () => {
    const owner = await player(16);
    expect((await owner.postJson('/cv/publishing-requests', {})).status).toBe(422);
    const own = { guardianEmail: owner.email };
    expect((await owner.postJson('/cv/publishing-requests', own)).status).toBe(422);
    const guardianEmail = `${randomUUID()}@parent.example`;
    expect((await owner.postJson('/cv/publishing-requests', { guardianEmail })).status).toBe(200);
    expect((await owner.postJson('/cv/publishing-requests', { guardianEmail })).status).toBe(429);
  });

  test('is not the own guardian by another spelling of the own mailbox', async () => {
    const name = `mara${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    const owner = await testPlayer(service, { email: `${name}@gmail.com` });
    await owner.postJson('/account/registration', registration(service, 16, { country: 'GB' }));
    for (const guardianEmail of [
      `${name}+mum@gmail.com`,
      `m.a.${name.slice(2)}@gmail.com`,
      `${name.toUpperCase()}@GoogleMail.com`,
    ]) {
      expect((await owner.postJson('/cv/publishing-requests', { guardianEmail })).status).toBe(422);
    }
  });

  test('shows by its links on the eighteenth birthday what it showed before, until the player chooses', async () => {
    const owner = await player(18);
    const token = await makeToken(owner);
    await service.firestore.doc(`profiles/${owner.uid}`).set({ heightCm: 187 }, { merge: true });
    expect((await open(token)).text).toContain('187');
    // As it is for somebody who registered before.
    await service.firestore.doc(`users/${owner.uid}`).update({ privateByDefault: true });
    expect((await open(token)).text).not.toContain('187');
    const choice = { fields: { body: 'link' } };
    await service.firestore.doc(`profiles/${owner.uid}/settings/visibility`).set(choice);
    expect((await open(token)).text).toContain('187');
  });

  test('is shown as before on the eighteenth birthday, by name and face too, until an own choice is saved', async () => {
    const owner = await player(18);
    const token = await makeToken(owner);
    await service.firestore.doc(`users/${owner.uid}`).update({ privateByDefault: true });
    const file = service.bucket().file(`profilePictures/${owner.uid}`);
    await file.save(await somePicture(), { contentType: 'image/jpeg', resumable: false });
    const choose = (photo: string, at: number) =>
      service.firestore
        .doc(`profiles/${owner.uid}/settings/visibility`)
        .set({ fields: { photo }, updatedAt: new Date(at) });
    const name = async () =>
      ((await open(token)).json() as { cv: { header: { name: string } } }).cv.header.name;
    const card = async () => (await send(service.origin, { path: `/shared-cvs/${token}/card.png` })).text;
    expect(await name()).toBe('Mara F.');

    const asMinor = service.now() - 366 * DAY_MS;
    await choose('me', asMinor);
    const faceless = await card();
    await choose('link', asMinor);
    expect((await open(token)).json()).toMatchObject({ cv: { header: { name: 'Mara F.', photo: true } } });
    expect(await card()).toBe(faceless);

    await choose('link', service.now());
    expect(await name()).toBe('Mara Fictiva');
    expect(await card()).not.toBe(faceless);
  });

  test('needs nobody from the eighteenth birthday on', async () => {
    const adult = await player(18);
    expect((await adult.postJson('/cv/publishing-requests', {})).status).toBe(409);
    await makeToken(adult);
  });
});
