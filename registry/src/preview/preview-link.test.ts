import fc from 'fast-check';
import { addKey, removeKey } from '../signing/owners';
import { createTeamKey, readTeamKey } from '../signing/team-key';
import { claimId } from '../index';
import { exampleStore, ID, KEY } from '../testing/example';
import { MAX_PREVIEW_MS, parsePreview, PreviewRefusal, readPreview, signPreview } from './preview-link';

const NOW = Date.UTC(2026, 10, 26);
const HOUR_MS = 3_600_000;
const PREVIEW = { id: ID, release: 'aaaaaa111111', issued: NOW, expires: NOW + HOUR_MS };
const OTHER = readTeamKey(createTeamKey());

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

it('says what the owner of a remote signed, until it ends', async () => {
  const store = await exampleStore();
  const token = signPreview(PREVIEW, KEY);
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
  expect(await readPreview(store, token, NOW)).toEqual(PREVIEW);
  expect(await readPreview(store, token, PREVIEW.expires - 1)).toEqual(PREVIEW);
  await expect(readPreview(store, token, PREVIEW.expires)).rejects.toThrow('has ended');
});

it('is valid for seven days at most, whatever it says', async () => {
  const store = await exampleStore();
  const lasting = (issued: number, expires: number) => signPreview({ ...PREVIEW, issued, expires }, KEY);
  const week = lasting(NOW, NOW + MAX_PREVIEW_MS);
  expect(await readPreview(store, week, NOW)).toMatchObject({ release: PREVIEW.release });
  for (const token of [
    lasting(NOW, NOW + MAX_PREVIEW_MS + 1),
    // Made for later: otherwise it would be valid for as long as one likes.
    lasting(NOW + 30 * 24 * HOUR_MS, NOW + 30 * 24 * HOUR_MS + 1),
  ]) {
    await expect(readPreview(store, token, NOW)).rejects.toThrow('The times in this preview link');
  }
});

it('is refused when another team signed it, and for an id that nobody owns', async () => {
  const store = await exampleStore();
  await claimId(store, 'remote-other', 'Other', OTHER);
  for (const token of [
    signPreview(PREVIEW, OTHER),
    signPreview({ ...PREVIEW, id: 'remote-other' }, KEY),
    signPreview({ ...PREVIEW, id: 'remote-nobody' }, KEY),
  ]) {
    await expect(readPreview(store, token, NOW)).rejects.toThrow(PreviewRefusal);
    await expect(readPreview(store, token, NOW)).rejects.toThrow('is not signed by the team that owns');
  }
});

it('ends with the key that signed it', async () => {
  const store = await exampleStore();
  await addKey(store, ID, KEY, OTHER.publicKey);
  const token = signPreview(PREVIEW, OTHER);
  expect(await readPreview(store, token, NOW)).toEqual(PREVIEW);
  await removeKey(store, ID, KEY, OTHER.id);
  await expect(readPreview(store, token, NOW)).rejects.toThrow('is not signed');
});

it('takes no signature that was made for something else', async () => {
  const store = await exampleStore();
  const content = encode(PREVIEW);
  const signature = Buffer.from(KEY.sign(Buffer.from(content)), 'base64').toString('base64url');
  await expect(readPreview(store, `${content}.${signature}`, NOW)).rejects.toThrow('is not signed');
});

it.each([
  '',
  '.',
  'a.b.c',
  `${encode(null)}.${'x'.repeat(86)}`,
  `${encode({ ...PREVIEW, id: '../../etc' })}.${'x'.repeat(86)}`,
  `${encode({ ...PREVIEW, id: 'host' })}.${'x'.repeat(86)}`,
  `${encode({ ...PREVIEW, release: '../aaaaaa' })}.${'x'.repeat(86)}`,
  `${encode({ ...PREVIEW, expires: '9999999999999' })}.${'x'.repeat(86)}`,
  `${encode({ ...PREVIEW, expires: undefined })}.${'x'.repeat(86)}`,
  `${encode(PREVIEW)}.${'x'.repeat(1000)}`,
])('is damaged, example %#', async (token) => {
  await expect(readPreview(await exampleStore(), token, NOW)).rejects.toThrow('is damaged');
});

it.each(['=', '=; Path=/x; Domain=skora.example', '\r\nset-cookie: a=b', '\n', ' ', '~', '.', '%'])(
  'is damaged with %j behind or within it',
  async (more) => {
    const store = await exampleStore();
    const token = signPreview(PREVIEW, KEY);
    for (const changed of [`${token}${more}`, `${more}${token}`, token.replace('.', `${more}.`)]) {
      await expect(readPreview(store, changed, NOW)).rejects.toThrow('is damaged');
      expect(parsePreview(changed)).toBeNull();
    }
  },
);

it('is refused for any text, and for any change of a genuine one', async () => {
  const store = await exampleStore();
  const token = signPreview(PREVIEW, KEY);
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 300 }), async (text) => {
      await expect(readPreview(store, text, NOW)).rejects.toThrow(PreviewRefusal);
    }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.nat(token.indexOf('.') - 1),
      fc.constantFrom('A', 'z', '7', '-'),
      async (at, letter) => {
        const changed = `${token.slice(0, at)}${letter}${token.slice(at + 1)}`;
        fc.pre(changed !== token && JSON.stringify(parsePreview(changed)) !== JSON.stringify(PREVIEW));
        await expect(readPreview(store, changed, NOW)).rejects.toThrow(PreviewRefusal);
      },
    ),
  );
});
