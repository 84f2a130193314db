import { emailAddressKey, parseEmailAddress } from './email-address';

const accepted: [input: string, address: string][] = [
  ['ann@player.example', 'ann@player.example'],
  ['  Ann.Lee+digest@PLAYER.Example\t', 'Ann.Lee+digest@player.example'],
  ["o'neil_1@sub.player.example", "o'neil_1@sub.player.example"],
  ['ann@münchen.example', 'ann@xn--mnchen-3ya.example'],
  ['ann@player.xn--p1ai', 'ann@player.xn--p1ai'],
  [`${'a'.repeat(64)}@b.cd`, `${'a'.repeat(64)}@b.cd`],
];

test.each(accepted)('%j is %j', (input, address) => {
  expect(parseEmailAddress(input)).toBe(address);
});

const refused = [
  '',
  '@',
  'ann',
  'ann@',
  '@player.example',
  'ann@player',
  'ann@player.e',
  'ann@@player.example',
  'a@b@player.example',
  '.ann@player.example',
  'ann.@player.example',
  'a..b@player.example',
  'a b@player.example',
  '"a b"@player.example',
  'ann@-player.example',
  'ann@player..example',
  'ann@player.example.',
  'ann@player.123',
  'ann@127.0.0.1',
  'ann@[::1]',
  'ann@player.example\r\nBcc: b@c.de',
  'a\nb@player.example',
  'a\u2028b@player.example',
  'ann@player\u202e.example',
  'ann@player\u0000.example',
  'ann%0a@player.example',
  'ann@player%2eexample',
  'ann@player.example/x',
  'änn@player.example',
  `${'a'.repeat(65)}@b.cd`,
  `a@${'b'.repeat(64)}.cd`,
  `a@${'b.'.repeat(126)}cd`,
];

test.each(refused)('%j is no address', (input) => {
  expect(parseEmailAddress(input)).toBeNull();
});

test('spelling variants of one mailbox share a key', () => {
  expect(emailAddressKey('Ann@player.example')).toBe(emailAddressKey('ann@player.example'));
  expect(emailAddressKey('ann@player.example')).toMatch(/^[0-9a-f]{64}$/);
  expect(emailAddressKey('ann@player.example')).not.toBe(emailAddressKey('bea@player.example'));
});
