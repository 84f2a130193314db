import { keyOfUnsubscribeToken, unsubscribeToken } from './unsubscribe-token';

const KEY = 'a'.repeat(64);
const token = unsubscribeToken('a secret', KEY);

test('a token leads back to its key', () => {
  expect(keyOfUnsubscribeToken('a secret', token)).toBe(KEY);
});

test.each([
  ['of another secret', unsubscribeToken('another', KEY)],
  ['for another key', `${'b'.repeat(43)}${token.slice(43)}`],
  ['cut short', token.slice(0, -1)],
  ['with more', `${token}a`],
  ['empty', ''],
  ['an address', 'mara@player.example'],
])('a token %s is none', (_name, text) => {
  expect(keyOfUnsubscribeToken('a secret', text)).toBeNull();
});
