import { contactProblems, type ContactMessage } from './contact-message';
import { parseTopic } from './topics';

const good: ContactMessage = {
  topic: 'support',
  name: 'Robin',
  email: 'robin@example.com',
  website: '',
  startedAt: 0,
  message: 'How do I change my position?',
};

test('a complete message has no problems', () => {
  expect(contactProblems(good)).toEqual({});
});

test.each([
  ['topic', ''],
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

test('topics of addresses are known ones or none', () => {
  expect(parseTopic('safeguarding')).toBe('safeguarding');
  expect(parseTopic('gossip')).toBe('');
  expect(parseTopic(null)).toBe('');
});
