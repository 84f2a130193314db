import { hashText } from './hash-text';

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('hashes %j as FNV-1a is published', (text, hash) => {
  expect(hashText(text)).toBe(hash);
});
