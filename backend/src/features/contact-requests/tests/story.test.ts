import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { postJson, send } from '../../../testing/send';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { contactStory, REASON, written } from '../../../testing/contact-story';

const INBOX = 'support@skora.example';
const SAFEGUARDING = 'safeguarding@skora.example';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
let story: ReturnType<typeof contactStory>;
beforeEach(async () => {
  const contact = { inbox: INBOX, safeguardingInbox: SAFEGUARDING };
  ({ mails, service, close } = await startMailTest({ contact }, `demo-${randomUUID()}`));
  story = contactStory({ mails, service });
});
afterEach(() => close());

test('about a minor the guardian alone hears of it, and addresses cross only after a yes', async () => {
  const { owner, guardian, shared } = await story.sharingMinor();
  expect(await story.readCv(shared)).toMatchObject({ contact: 'guardian' });
  const body = written({ name: ' Rui \t Testinho ' });
  expect((await story.write(shared, body)).json()).toEqual({ status: 'ok' });
  const proof = await mails.next(body.email, /^Please confirm your contact request/);
  expect(proof.text).not.toMatch(/Rui|Northfield|Mara/);
  const writer = story.tokenIn(proof);
  expect((await story.look(writer)).json()).toMatchObject({
    purpose: 'writer',
    receiver: 'guardian',
    playerName: 'Mara F.',
    name: 'Rui Testinho',
    reason: REASON,
  });
  expect(story.subjectsTo(guardian)).toEqual([]);
  expect((await story.prove(writer)).json()).toEqual({ status: 'ok' });
  expect((await story.prove(writer)).json()).toMatchObject({ status: 410, type: 'link-used' });

  const delivery = await mails.next(guardian, /^Somebody asks for contact about Mara F\.$/);
  expect(delivery.words).not.toContain(REASON);
  const receiver = story.tokenIn(delivery);
  const shown = await story.look(receiver);
  expect(shown.json()).toMatchObject({ purpose: 'receiver', domain: 'club.example', answered: null });
  expect(shown.text).not.toContain(body.email);
  expect((await story.prove(receiver)).status).toBe(404);
  expect((await story.answer(receiver, 'accept')).json()).toEqual({ status: 'ok' });
  const address = await mails.next(guardian, /^The contact request you accepted$/);
  expect(address.text).toContain(body.email);
  expect(address.words).toContain(REASON);
  expect(address.headers).not.toHaveProperty('reply-to');
  const accepted = await mails.next(body.email, /^Your contact request was accepted$/);
  for (const secret of [guardian, owner.email, 'Fictiva']) {
    expect(`${accepted.text}${accepted.html}${JSON.stringify(accepted.headers)}`).not.toContain(secret);
  }
  await story.settled();
  expect(story.subjectsTo(owner.email)).toEqual([]);
  expect((await owner.get('/cv/contact-requests')).json()).toEqual({ open: false, requests: [] });
  const exported = await owner.get('/account/export');
  for (const word of [body.email, 'Rui', 'Northfield', 'contactRequest', 'contact-']) {
    expect(
      exported.text.replaceAll('contact-2026-11', '').replace('"contactRequests":null', ''),
    ).not.toContain(word);
  }
});

test('a guardian has to choose it, and may change that by the mail', async () => {
  const { shared, revocation } = await story.sharingMinor({ contact: false });
  expect(await story.readCv(shared)).toMatchObject({ contact: null });
  expect((await story.write(shared, written())).status).toBe(403);
  expect((await send(service.origin, { path: revocation })).json()).toMatchObject({
    contact: { open: false, text: expect.stringContaining('never to the player') },
  });
  const set = (open: boolean) => postJson(service.origin, `${revocation}/contact`, { open });
  expect((await set(true)).status).toBe(200);
  expect(await story.readCv(shared)).toMatchObject({ contact: 'guardian' });
  const waiting = await story.writeAndOpen(shared);
  expect((await set(false)).status).toBe(200);
  expect(await story.readCv(shared)).toMatchObject({ contact: null });
  expect((await story.prove(waiting)).json()).toMatchObject({ status: 410, type: 'request-withdrawn' });
});

test('once the player is 18 the guardian’s links say so and change nothing', async () => {
  const { owner, shared, revocation } = await story.sharingMinor({ age: 17, contact: false });
  service.advance(366 * DAY_MS);
  const grown = { status: 410, type: 'player-grown' };
  expect((await send(service.origin, { path: revocation })).json()).toMatchObject(grown);
  expect((await postJson(service.origin, `${revocation}/contact`, { open: true })).json()).toMatchObject(
    grown,
  );
  const withdrawn = await send(service.origin, { method: 'POST', path: `${revocation}/revoke` });
  expect(withdrawn.json()).toMatchObject(grown);
  expect(await story.readCv(shared)).toMatchObject({ status: 410 });
  const link = await owner.postJson('/cv/links', { label: 'Now 18', audience: 'link', days: 30 });
  const path = (link.json() as { path: string }).path.replace('/cv/', '/shared-cvs/');
  await send(service.origin, { method: 'POST', path: `${revocation}/revoke` });
  expect((await send(service.origin, { path })).status).toBe(200);
});

test('an adult reads it in the account too, and may switch it off', async () => {
  const { owner, shared } = await story.sharingAdult();
  expect(await story.readCv(shared)).toMatchObject({ contact: 'player' });
  const body = written({ role: 'agent' });
  const token = await story.passOn(shared, owner.email, body);
  const own = async () => (await owner.get('/cv/contact-requests')).json() as { requests: { id: string }[] };
  const waiting = await own();
  expect(waiting).toMatchObject({
    open: true,
    requests: [{ role: 'agent', domain: 'club.example', answered: null, email: null }],
  });
  expect(JSON.stringify((await owner.get('/account/export')).json())).not.toContain(body.email);
  const id = waiting.requests[0]?.id ?? '';
  const { owner: stranger } = await story.sharingAdult();
  const answer = (player: typeof owner, choice: string) =>
    player.postJson(`/cv/contact-requests/${id}/answer`, { answer: choice });
  expect((await answer(stranger, 'accept')).status).toBe(404);
  expect((await answer(owner, 'accept')).json()).toMatchObject({
    requests: [{ answered: 'accept', email: body.email }],
  });
  expect((await mails.next(owner.email, /^The contact request you accepted$/)).text).toContain(body.email);
  expect((await story.answer(token, 'decline')).status).toBe(410);
  expect(JSON.stringify((await owner.get('/account/export')).json())).toContain(body.email);

  expect((await owner.postJson('/cv/contact', { open: false })).json()).toMatchObject({ open: false });
  expect(await story.readCv(shared)).toMatchObject({ contact: null });
});

test('an adult whose address is not proven gets no mail and reads it in the account', async () => {
  const { owner, shared } = await story.sharingAdult({ emailVerified: false });
  await story.writeAndProve(shared);
  await story.settled();
  expect(story.subjectsTo(owner.email)).toEqual(['Verify your email address']);
  expect((await owner.get('/cv/contact-requests')).json()).toMatchObject({ requests: [{ answered: null }] });
});

test('a no is told to nobody, and a block holds for the guardian’s other children and when they are 18', async () => {
  const { guardian, shared, owner } = await story.sharingMinor({ age: 17 });
  const { shared: sibling } = await story.sharingMinor({ guardian });
  const body = written();
  const declined = await story.passOn(shared, guardian, body);
  expect((await story.answer(declined, 'decline')).status).toBe(200);
  await story.settled();
  expect(story.subjectsTo(body.email)).toEqual([]);

  const other = written();
  const blocked = await story.passOn(shared, guardian, other);
  expect((await story.answer(blocked, 'block')).status).toBe(200);
  const again = { ...other, email: other.email.replace('@', '+new@') };
  expect((await story.writeAndProve(sibling, again)).json()).toEqual({ status: 'ok' });
  await story.settled();
  expect(story.subjectsTo(guardian)).toEqual([]);

  service.advance(370 * DAY_MS);
  expect((await owner.postJson('/cv/contact', { open: true })).json()).toMatchObject({ open: true });
  const link = await owner.postJson('/cv/links', { label: 'Now 18', audience: 'link', days: 30 });
  const grown = (link.json() as { path: string }).path.split('/').at(-1) ?? '';
  expect((await story.writeAndProve(grown, other)).json()).toEqual({ status: 'ok' });
  await story.settled();
  expect(story.subjectsTo(owner.email)).toEqual([]);
  await story.writeAndProve(grown, written({ email: `${randomUUID()}@another.example` }));
  await mails.next(owner.email, /^Somebody asks for contact with you$/);
});

test('who said no or blocked can still report, and block after a no, but not say yes', async () => {
  const { guardian, shared } = await story.sharingMinor();
  const [declined, blocked] = [written(), written({ email: `${randomUUID()}@another.example` })];
  const no = await story.passOn(shared, guardian, declined);
  const stop = await story.passOn(shared, guardian, blocked);
  await story.answer(no, 'decline');
  await story.answer(stop, 'block');
  expect((await story.look(no)).json()).toMatchObject({ answered: 'decline' });
  expect((await story.look(stop)).json()).toMatchObject({ answered: 'block' });
  for (const [link, again] of [
    [no, ['accept', 'decline']],
    [stop, ['accept', 'decline', 'block']],
  ] as const) {
    for (const answer of again) {
      expect((await story.answer(link, answer)).json()).toMatchObject({ status: 410, type: 'link-used' });
    }
  }
  service.advance(100 * DAY_MS);
  expect((await story.answer(no, 'block')).status).toBe(200);
  for (const link of [no, stop]) {
    expect((await story.answer(link, 'report', { report: 'He waited at the gate.' })).status).toBe(200);
    await mails.next(SAFEGUARDING, /^Contact reported: /);
    expect((await story.look(link)).json()).toMatchObject({ status: 410, type: 'link-used' });
  }
  service.advance(81 * DAY_MS);
  const { shared: other } = await story.sharingMinor();
  expect((await story.writeAndProve(other, declined)).status).toBe(200);
  expect(await story.request(declined.email)).toEqual(
    expect.arrayContaining([expect.objectContaining({ status: 'dropped' })]),
  );
});

test('a report stops everything else of the writer, and only the operator lets go', async () => {
  const first = await story.sharingMinor();
  const second = await story.sharingMinor();
  const { owner, shared } = await story.sharingAdult();
  const body = written();
  const reported = await story.passOn(first.shared, first.guardian, body);
  const open = await story.passOn(second.shared, second.guardian, body);
  await story.passOn(shared, owner.email, body);
  await story.answer(reported, 'accept');
  await mails.next(body.email, /accepted/);
  const report = await story.answer(reported, 'report', { report: 'He asked for\r\npictures later.' });
  expect(report.status).toBe(200);
  const told = await mails.next(SAFEGUARDING, /^Contact reported: /);
  expect(told.text).toContain('> pictures later.');
  expect(told.text).toContain(body.email);

  expect((await story.look(open)).json()).toMatchObject({ status: 410, type: 'request-withdrawn' });
  expect((await story.answer(open, 'accept')).json()).toMatchObject({ type: 'request-withdrawn' });
  expect((await owner.get('/cv/contact-requests')).json()).toMatchObject({ requests: [] });
  const third = await story.sharingMinor();
  expect((await story.writeAndProve(third.shared, body)).json()).toEqual({ status: 'ok' });
  await story.settled();
  expect(story.subjectsTo(third.guardian)).toEqual([]);
  expect(story.subjectsTo(body.email)).toEqual([]);
});

test('what is worrying waits for a person, with the same answer to the writer', async () => {
  const { guardian, shared } = await story.sharingMinor();
  const body = written({ reason: `${REASON} Please send me some pictures of her first.` });
  expect((await story.writeAndProve(shared, body)).json()).toEqual({ status: 'ok' });
  const mail = await mails.next(SAFEGUARDING, /^Contact held: /);
  expect(mail.words).toContain('Asks for pictures or films');
  await story.settled();
  expect(story.subjectsTo(guardian)).toEqual([]);
});

test('whoever did not write it removes it', async () => {
  const { guardian, shared } = await story.sharingMinor();
  const body = written();
  const token = await story.writeAndOpen(shared, body);
  expect((await story.prove(token, false)).status).toBe(200);
  expect(await story.request(body.email)).toEqual([]);
  expect((await story.prove(token)).status).toBe(404);
  await story.settled();
  expect(story.subjectsTo(guardian)).toEqual([]);
});
