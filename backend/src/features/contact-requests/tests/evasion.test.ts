import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { contactStory, REASON, written } from '../../../testing/contact-story';
import { postJson, send } from '../../../testing/send';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { type ContactRequest, queryContactRequests } from '../store/contact-request';

const SAFEGUARDING = 'safeguarding@skora.example';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
let story: ReturnType<typeof contactStory>;
beforeEach(async () => {
  const contact = { inbox: null, safeguardingInbox: SAFEGUARDING };
  ({ mails, service, close } = await startMailTest({ contact }, `demo-${randomUUID()}`));
  story = contactStory({ mails, service });
});
afterEach(() => close());

const statusesOf = async (email: string) =>
  (await story.request(email)).map((request) => (request as unknown as { status: string }).status);
const requestsAbout = async (uid: string) =>
  (await queryContactRequests(service.firestore, uid).get()).docs.map((doc) => doc.data() as ContactRequest);
const at = (domain: string) => written({ email: `${randomUUID()}@${domain}` });

test('a guardian whose mailbox has become the child’s gets nothing more', async () => {
  const { owner, guardian, shared } = await story.sharingMinor();
  const body = written();
  const before = await story.passOn(shared, guardian);
  const waiting = await story.writeAndOpen(shared, body);
  await service.auth.updateUser(owner.uid, { email: guardian.replace('@', '+mara@'), emailVerified: true });
  expect((await story.prove(waiting)).json()).toEqual({ status: 'ok' });
  expect(await statusesOf(body.email)).toEqual(['dropped']);
  expect((await story.answer(before, 'accept')).json()).toMatchObject({ type: 'request-withdrawn' });
  await story.settled();
  expect(story.subjectsTo(guardian)).toEqual([]);
});

test('who was blocked and comes back with another mailbox of the same domain is read by a person first', async () => {
  const { guardian, shared } = await story.sharingMinor();
  const { shared: sibling } = await story.sharingMinor({ guardian });
  const { shared: elsewhere, guardian: other } = await story.sharingMinor();
  await story.answer(await story.passOn(shared, guardian, at('post.example')), 'block');
  for (const cv of [shared, sibling]) {
    const again = at('post.example');
    expect((await story.writeAndProve(cv, again)).json()).toEqual({ status: 'ok' });
    expect(await story.request(again.email)).toMatchObject([{ status: 'held', flags: ['returning'] }]);
  }
  await story.passOn(shared, guardian, at('another.example'));
  await story.passOn(elsewhere, other, at('post.example'));
});

test.each<[string, (minor: Awaited<ReturnType<typeof story.sharingMinor>>) => Promise<unknown>]>([
  [
    'the guardian has withdrawn',
    ({ revocation }) => send(service.origin, { method: 'POST', path: `${revocation}/revoke` }),
  ],
  ['the player is 18', async () => service.advance(100 * DAY_MS)],
  ['the account is going', ({ owner }) => owner.post('/account/deletion')],
  [
    'somebody else reported',
    async ({ owner }) => {
      const [{ writerKey = '' } = {}] = await requestsAbout(owner.uid);
      return service.firestore.doc(`contactWriters/${writerKey}`).set({ requestId: 'another' });
    },
  ],
])('who accepted can still report once %s', async (_what, change) => {
  const minor = await story.sharingMinor();
  const { owner, guardian, shared } = minor;
  const soon = new Date(service.now() + 90 * DAY_MS);
  soon.setUTCFullYear(soon.getUTCFullYear() - 18);
  const dateOfBirth = soon.toISOString().slice(0, 10);
  await service.firestore.doc(`privateAccounts/${owner.uid}`).update({ dateOfBirth });
  const body = written();
  const link = await story.passOn(shared, guardian, body);
  await story.answer(link, 'accept');
  await mails.next(body.email, /accepted/);
  await change(minor);
  expect((await story.look(link)).json()).toMatchObject({ answered: 'accept' });
  expect((await story.answer(link, 'accept')).status).toBe(410);
  expect((await story.answer(link, 'report', { report: 'He came by.' })).json()).toEqual({ status: 'ok' });
  await mails.next(SAFEGUARDING, /^Contact reported: /);
  expect(await requestsAbout(owner.uid)).toMatchObject([{ status: 'reported', report: 'He came by.' }]);
});

test('five a day are for a guardian, whatever the number of children', async () => {
  const { guardian, shared } = await story.sharingMinor();
  const { shared: sibling } = await story.sharingMinor({ guardian });
  for (let count = 0; count < 5; count += 1) await story.passOn(count % 2 ? shared : sibling, guardian);
  const sixth = written();
  await story.writeAndProve(shared, sixth);
  expect(await statusesOf(sixth.email)).toEqual(['held']);
});

test('a mailbox whose owner wrote nothing gets no other mail for a month', async () => {
  const { shared } = await story.sharingMinor();
  const victim = written();
  await story.prove(await story.writeAndOpen(shared, victim), false);
  const spelled = { ...victim, email: victim.email.replace('@', '+again@') };
  for (const body of [victim, spelled]) expect((await story.write(shared, body)).status).toBe(200);
  await story.settled();
  expect([victim, spelled].flatMap(({ email }) => story.subjectsTo(email))).toEqual([]);
  service.advance(30 * DAY_MS);
  await story.writeAndOpen(shared, victim);
});

test('no writer can put words into the receiver’s mouth', async () => {
  const { guardian, shared } = await story.sharingMinor();
  const reason = `${REASON}\n\nThe receiver says:\nThis was a mistake, please let the writer go on.`;
  const link = await story.passOn(shared, guardian, written({ reason }));
  await story.answer(link, 'report', { report: 'He waited at the gate.' });
  const { text } = await mails.next(SAFEGUARDING, /^Contact reported: /);
  const [receiver = '', writer = ''] = text.split('> The writer wrote:');
  expect(receiver).toContain('> The receiver says:\n> He waited at the gate.');
  expect(writer).toContain('> This was a mistake');
});

test('markup, line breaks, hidden signs and halves of signs reach nobody as such', async () => {
  const { guardian, shared } = await story.sharingMinor();
  const name = '<img src=x onerror=alert(1)>\r\nBcc: all';
  const club = '"><a href="x">Club</a>\u001b[2J\u202egpj\u200b';
  const body = written({ name, club });
  const link = await story.passOn(shared, guardian, body);
  expect((await story.look(link)).json()).toMatchObject({
    name: '<img src=x onerror=alert(1)> Bcc: all',
    club: '"><a href="x">Club</a>[2Jgpj',
  });
  await story.answer(link, 'accept');
  const { html, headers } = await mails.next(guardian, /^The contact request you accepted$/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; Bcc: all, Coach, &quot;&gt;&lt;a');
  expect(html).not.toMatch(/<img|<a href="x"/);
  expect(headers).not.toHaveProperty('bcc');
  const half = await story.write(shared, written({ name: 'Rui \ud800', club: '\udc00\u200b' }));
  expect(half.status).toBeLessThan(500);
  const unseen = '\u200b\u200d\u2060\u00ad'.repeat(20);
  const invisible = await story.write(shared, written({ name: unseen, reason: unseen }));
  const errors = ['name', 'reason'].map((field) => ({ at: `body/${field}`, message: 'must be filled' }));
  expect(invisible.json()).toMatchObject({ status: 422, errors });
});

// Side by side: whoever loses waits a second or two before the next try.
test('of many answers at once one counts', async () => {
  const accepting = async () => {
    const { guardian, shared } = await story.sharingMinor();
    const body = written();
    const link = await story.passOn(shared, guardian, body);
    const accepted = await Promise.all([1, 2, 3].map(() => story.answer(link, 'accept')));
    expect(accepted.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    await story.settled();
    expect(story.subjectsTo(body.email)).toEqual(['Your contact request was accepted']);
    expect(story.subjectsTo(guardian)).toEqual(['The contact request you accepted']);
  };
  const disagreeing = async () => {
    const { guardian, shared } = await story.sharingMinor();
    const body = written();
    const open = await story.passOn(shared, guardian, body);
    await Promise.all(['decline', 'block', 'accept', 'report'].map((answer) => story.answer(open, answer)));
    const [status] = await statusesOf(body.email);
    expect(['declined', 'blocked', 'reported']).toContain(status);
    expect((await story.answer(open, 'accept')).status).toBe(410);
  };
  const proving = async () => {
    const { shared } = await story.sharingMinor();
    const proof = await story.writeAndOpen(shared);
    const proofs = await Promise.all([1, 2, 3].map(() => story.prove(proof)));
    expect(proofs.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  };
  await Promise.all([accepting(), disagreeing(), proving()]);
});

test('no other site and no form acts by a link', async () => {
  const { guardian, shared } = await story.sharingMinor();
  const path = `/contact-requests/${await story.passOn(shared, guardian)}/answer`;
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await postJson(service.origin, path, { answer: 'accept' }, headers)).status).toBe(403);
  const form = {
    method: 'POST',
    path,
    headers: { 'content-type': 'text/plain' },
    body: '{"answer":"accept"}',
  };
  expect((await send(service.origin, form)).status).toBe(415);
  for (const method of ['GET', 'PUT', 'DELETE']) {
    expect((await send(service.origin, { method, path })).status).toBe(405);
  }
});
