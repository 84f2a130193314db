import fc from 'fast-check';
import { parseEmailAddress } from './email-address';
import { isSameMailbox, mailboxKey } from './mailbox';

test.each([
  ['Ann+parent@player.example', 'ann@player.example'],
  ['a.n.n@gmail.com', 'ANN+x@googlemail.com'],
  ['ann-lee@proton.me', 'Ann.Lee@pm.me'],
  ['ann_lee@protonmail.com', 'annlee@protonmail.ch'],
  ['ann@icloud.com', 'ann+club@me.com'],
  ['ann@mac.com', 'ann@me.com'],
  ['ann.lee@yandex.com', 'ann.lee@ya.ru'],
  ['club@ann.fastmail.com', 'ann+coach@fastmail.com'],
])('%s is %s', (one, other) => {
  expect(isSameMailbox(one, other)).toBe(true);
  expect(mailboxKey(one)).toBe(mailboxKey(other));
});

test.each([
  ['ann@player.example', 'ann@other.example'],
  ['a.nn@player.example', 'ann@player.example'],
  ['ann@gmail.com', 'ann@mail.example'],
  ['ann-lee@gmail.com', 'annlee@gmail.com'],
  ['ann.lee@icloud.com', 'annlee@icloud.com'],
  ['ann-lee@yahoo.com', 'ann@yahoo.com'],
  ['ann@outlook.com', 'ann@hotmail.com'],
  ['club@ann.player.example', 'ann@player.example'],
  ['+ann@player.example', '+bea@player.example'],
])('%s is not %s', (one, other) => {
  expect(isSameMailbox(one, other)).toBe(false);
});

const name = fc.stringMatching(/^[a-z][a-z0-9]{1,15}$/);
const tag = fc.stringMatching(/^[a-z0-9]{1,8}$/);
const SIGNS = { 'gmail.com': ['.'], 'proton.me': ['.', '-', '_'], 'player.example': [] as string[] } as const;
const NAMES = {
  'gmail.com': ['gmail.com', 'googlemail.com'],
  'proton.me': ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
  'player.example': ['player.example'],
} as const;
const provider = fc.constantFrom<keyof typeof SIGNS>('gmail.com', 'proton.me', 'player.example');

/** Another spelling of an address: signs between the letters, capitals, a tag, another name of the provider. */
const respelled = fc
  .record({ name, tag, provider, at: fc.nat(), sign: fc.nat(), other: fc.nat(), loud: fc.boolean() })
  .map(({ name: written, tag: added, provider: of, at, sign, other, loud }) => {
    const signs = SIGNS[of];
    const cut = 1 + (at % (written.length - 1));
    const between = signs.length > 0 ? signs[sign % signs.length] : '';
    const local = `${written.slice(0, cut)}${between}${written.slice(cut)}+${added}`;
    const domain = NAMES[of][other % NAMES[of].length];
    return { plain: `${written}@${of}`, other: `${loud ? local.toUpperCase() : local}@${domain}` };
  });

test('no spelling of the own mailbox is another mailbox', () => {
  fc.assert(
    fc.property(respelled, ({ plain, other }) => {
      expect(parseEmailAddress(other)).not.toBeNull();
      expect(isSameMailbox(plain, other)).toBe(true);
      expect(isSameMailbox(other, plain)).toBe(true);
    }),
  );
});

test('other names, and other providers, are other mailboxes', () => {
  fc.assert(
    fc.property(name, name, provider, provider, (one, two, here, there) => {
      const same = one === two && here === there;
      expect(isSameMailbox(`${one}@${here}`, `${two}@${there}`)).toBe(same);
    }),
  );
});
