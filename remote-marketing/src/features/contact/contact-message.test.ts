import { composeMailto, composeText, contactProblems, type ContactMessage } from './contact-message';

const good: ContactMessage = {
  topic: 'support',
  name: 'Robin',
  email: 'robin@example.com',
  message: 'How do I change my position?',
};

test('a complete message has no problems', () => {
  expect(contactProblems(good)).toEqual({});
});

test.each([
  ['topic', ''],
  ['topic', 'gossip'],
  ['name', '   '],
  ['name', 'x'.repeat(101)],
  ['email', ''],
  ['email', 'robin'],
  ['email', 'robin@example'],
  ['email', 'robin@@example.com'],
  ['email', 'robin @example.com'],
  ['email', `${'x'.repeat(250)}@example.com`],
  ['message', 'Too short.'],
  ['message', ` ${' '.repeat(40)} `],
  ['message', 'x'.repeat(2001)],
] as const)('%s "%s" is refused, and only it', (field, value) => {
  expect(Object.keys(contactProblems({ ...good, [field]: value }))).toEqual([field]);
});

test.each(['x'.repeat(20), 'x'.repeat(2000)])(
  'a message of the shortest and the longest length passes',
  (message) => {
    expect(contactProblems({ ...good, message })).toEqual({});
  },
);

test('the mail carries topic, text, name and address, and cannot smuggle in headers', () => {
  const url = new URL(composeMailto({ ...good, message: 'Hello & goodbye?\nbcc=x@example.com&to=y' }));
  expect(url.protocol).toBe('mailto:');
  expect(url.pathname).toBe('support@skora.example');
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('subject')).toBe('SKORA: Help with my account');
  expect(url.searchParams.get('body')).toBe(
    'Hello & goodbye?\r\nbcc=x@example.com&to=y\r\n\r\nRobin\r\nrobin@example.com',
  );
  expect(composeText(good)).toContain('How do I change my position?');
});
