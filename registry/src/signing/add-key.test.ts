import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { exampleStore, ID, KEY } from '../testing/example';
import { addKey, readOwner } from './owners';
import { createTeamKey, nameKey, readTeamKey } from './team-key';

const pem = createTeamKey();
const next = readTeamKey(pem);
const pkcs8 = createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' }).toString('base64');
const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 });

it.each([
  ['the private key instead', pem],
  ['the private key without its frame', pkcs8],
  ['a key of another kind', rsa.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')],
  ['garbage', 'secret'],
  ['nothing', ' '],
])('%s is no key to add; it is neither kept nor repeated', async (_what, text) => {
  const store = await exampleStore();
  const before = await readOwner(store, ID);
  const refused = await addKey(store, ID, KEY, text).catch((error: unknown) => String(error));
  expect(refused).toBe(
    'Error: The key to add is no public key. Give the line that "keys new" printed after "Its public key".',
  );
  expect(await readOwner(store, ID)).toEqual(before);
});

it('a key that is written in another way is the same key', async () => {
  const store = await exampleStore();
  await addKey(store, ID, KEY, next.publicKey);
  await addKey(store, ID, KEY, `${next.publicKey.replace(/=+$/, '')}\n`);
  expect((await readOwner(store, ID))?.keys.map(({ id }) => id)).toEqual([KEY.id, nameKey(next.publicKey)]);
});
