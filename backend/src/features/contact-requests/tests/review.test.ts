import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@skora/domain';
import { send } from '../../../testing/send';
import { startMailTest, type MailTest } from '../../../testing/start-mail-test';
import { openContactReviews, releaseWriter, reviewContactRequest } from '../store/review-contact-request';
import { contactStory, REASON, written } from '../../../testing/contact-story';

let mails: MailTest['mails'];
let service: MailTest['service'];
let close: MailTest['close'];
let story: ReturnType<typeof contactStory>;
beforeEach(async () => {
  ({ mails, service, close } = await startMailTest({ tasksSecret: 'of the tests' }, `demo-${randomUUID()}`));
  story = contactStory({ mails, service });
});
afterEach(() => close());

const WORRYING = { reason: `${REASON} It is our little secret.` };
const review = (id: string, decision: 'accept' | 'reject') => reviewContactRequest(service, { id, decision });
const readStored = async (email: string) => (await story.request(email))[0];

async function held(shared: string) {
  const body = written(WORRYING);
  await story.writeAndProve(shared, body);
  const [stored] = await story.request(body.email);
  return { body, id: stored?.id ?? '' };
}

test('somebody passes a held request on, or to nobody', async () => {
  const { shared } = await story.sharingMinor();
  const one = await held(shared);
  const other = await held(shared);
  const waiting = await openContactReviews(service.firestore);
  expect(waiting.map(({ id }) => id)).toEqual([one.id, other.id]);
  expect(waiting[0]?.request.flags).toEqual(['secret']);
  expect(await review(one.id, 'accept')).toBe('delivered');
  expect(await review(one.id, 'accept')).toBeNull();
  expect(await review(other.id, 'reject')).toBe('rejected');
  expect(await readStored(one.body.email)).toMatchObject({ status: 'delivered' });
  const outbox = await service.firestore.collection('mailOutbox').get();
  expect(outbox.docs.map((mail) => mail.get('mail.kind') as string)).toEqual(['contact-delivery']);
  expect(await openContactReviews(service.firestore)).toEqual([]);
});

test('a held request about a CV that is private again goes to nobody', async () => {
  const { owner, shared } = await story.sharingMinor();
  const { body, id } = await held(shared);
  await service.firestore.doc(`publishConsents/${owner.uid}`).update({ status: 'revoked' });
  expect(await review(id, 'accept')).toBe('over');
  expect(await readStored(body.email)).toMatchObject({ status: 'dropped' });
});

test('a reported writer goes on only when somebody says so', async () => {
  const homes = [await story.sharingMinor(), await story.sharingMinor(), await story.sharingMinor()];
  const body = written();
  const links: string[] = [];
  for (const { shared, guardian } of homes) links.push(await story.passOn(shared, guardian, body));
  const [first = '', second = '', third = ''] = links;
  await story.answer(first, 'report');
  expect((await story.answer(second, 'report')).status).toBe(410);
  const [reported] = await openContactReviews(service.firestore);
  expect(await review(reported?.id ?? '', 'reject')).toBe('stopped');
  expect((await story.look(third)).status).toBe(410);
  expect(await openContactReviews(service.firestore)).toEqual([]);
  expect(await review(reported?.id ?? '', 'accept')).toBe('released');
  expect((await story.look(third)).status).toBe(200);
  await story.answer(third, 'report');
  expect(await review(reported?.id ?? '', 'accept')).toBe('stopped');
  const [next] = await openContactReviews(service.firestore);
  expect(await review(next?.id ?? '', 'accept')).toBe('released');
});

const sweep = () =>
  send(service.origin, {
    method: 'POST',
    path: '/tasks/contact-retention',
    headers: { 'x-tasks-secret': 'of the tests' },
  });

test('a stop outlives its report by design, and the address still finds it', async () => {
  const { shared, guardian } = await story.sharingMinor();
  const body = written();
  await story.answer(await story.passOn(shared, guardian, body), 'report');
  const [reported] = await openContactReviews(service.firestore);
  service.advance(366 * DAY_MS);
  await sweep();
  expect(await review(reported?.id ?? '', 'accept')).toBeNull();
  const release = (email: string) => releaseWriter(service.firestore, email, service.now());
  expect(await release('nobody@club.example')).toBe(false);
  expect(await release(body.email.toUpperCase().replace('@', '+tag@'))).toBe(true);
  expect(await release(body.email)).toBe(false);
  const next = await story.sharingMinor();
  await story.passOn(next.shared, next.guardian, body);
});

test('a writer who is let go while the report is kept leaves nothing to decide', async () => {
  const { shared, guardian } = await story.sharingMinor();
  const body = written();
  await story.answer(await story.passOn(shared, guardian, body), 'report');
  expect(await releaseWriter(service.firestore, body.email, service.now())).toBe(true);
  expect(await openContactReviews(service.firestore)).toEqual([]);
});

test('what is passed on late can be answered for as long as the mail says; what is deleted is passed on to nobody', async () => {
  const { owner, shared } = await story.sharingMinor();
  const late = await held(shared);
  const never = await held(shared);
  const links = await service.firestore.collection('shareLinks').where('uid', '==', owner.uid).get();
  service.advance(170 * DAY_MS);
  const expiresAt = new Date(service.now() + 365 * DAY_MS);
  await Promise.all(links.docs.map(({ ref }) => ref.update({ expiresAt })));
  expect(await review(late.id, 'accept')).toBe('delivered');
  service.advance(59 * DAY_MS);
  await sweep();
  expect(await readStored(late.body.email)).toMatchObject({ status: 'delivered' });
  expect(await review(never.id, 'accept')).toBeNull();
});
