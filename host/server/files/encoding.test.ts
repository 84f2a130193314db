import { gunzipSync } from 'node:zlib';
import { chooseEncoding, encode } from './encoding';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, *;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  [undefined, 'identity'],
])('%p gets %s', (header, expected) => {
  expect(chooseEncoding(header)).toBe(expected);
});

it('encodes', async () => {
  expect(gunzipSync(await encode(Buffer.from('SKORA'), 'gzip', 5)).toString()).toBe('SKORA');
});
