import { postJson } from '../../../testing/send';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const written = (changes: object) => ({
  topic: 'support',
  name: 'Robin',
  email: 'robin@sender.example',
  message: 'How do I change my position?',
  ...changes,
});

const write = (body: object) => postJson(service.origin, '/contact/messages', body);

test.each(['support', 'safeguarding', 'scout-access', 'academy-listing', 'fee-scam', 'press'])(
  'one can write about %s',
  async (topic) => {
    expect((await write(written({ topic }))).status).toBe(200);
  },
);

test.each([
  ['an unknown topic', { topic: 'gossip' }],
  ['a topic of the prototype', { topic: 'constructor' }],
  ['no name', { name: '' }],
  ['a name of spaces', { name: '   ' }],
  ['a long name', { name: 'x'.repeat(101) }],
  ['no address', { email: 'robin' }],
  ['a header injection', { email: 'a@b.cd\r\nBcc: x@y.zz' }],
  ['two addresses', { email: 'a@b.cd,c@d.ef' }],
  ['a short message', { message: 'Too short.' }],
  ['a message of spaces', { message: ' '.repeat(40) }],
  ['a message of nothing visible', { message: '\u202e'.repeat(40) }],
  ['a long message', { message: 'x'.repeat(2001) }],
  ['an unknown field', { uid: 'somebody' }],
  ['a ticket of its own', { ticket: 'SK-0000-0000' }],
  ['a time that is text', { startedAt: 'now' }],
])('%s is refused with 400', async (_name, changes) => {
  const answer = await write(written(changes));
  expect(answer.status).toBe(400);
  expect(answer.json()).toMatchObject({ status: 400, requestId: expect.any(String) });
});

test('a message of 2000 characters of four bytes fits', async () => {
  expect((await write(written({ message: '⚽'.repeat(2000) }))).status).toBe(200);
});
