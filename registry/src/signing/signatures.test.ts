import { readPointer, registryPaths } from '../index';
import { rollback } from '../publish/commands';
import { publishRelease } from '../publish/publish-release';
import { ADA, AUTHOR, builtFolder, exampleRelease, exampleStore, ID, KEY, publish } from '../testing/example';
import { addKey, claimId, readOwner } from './owners';
import { readSignedRelease, replaceKey, writeSignature } from './signatures';
import { createTeamKey, readTeamKey } from './team-key';

const NAME = 'aaaaaa111111';
const FREE = 'remote-free';
const stranger = readTeamKey(createTeamKey());

async function released() {
  const store = await exampleStore();
  await publish(store, exampleRelease(NAME));
  return store;
}

it('reads a release that its owner signed', async () => {
  const store = await released();
  expect(await readSignedRelease(store, ID, NAME)).toMatchObject({ release: NAME });
});

it('refuses a release of which one byte was changed', async () => {
  const store = await released();
  const path = registryPaths.release(ID, NAME);
  const text = String(await store.read(path));
  await store.write(path, Buffer.from(text.replace('"Demo"', '"Demi"')), { immutable: true });
  await expect(readSignedRelease(store, ID, NAME)).rejects.toThrow('is not signed by its owner');
});

it.each([
  ['no signature', ''],
  ['garbage', '{"key":1}'],
  ['the signature of nobody', JSON.stringify({ key: KEY.id, signature: 'AAAA' })],
])('refuses a release with %s', async (_name, text) => {
  const store = await released();
  await store.write(registryPaths.signature(ID, NAME), Buffer.from(text), { immutable: false });
  await expect(readSignedRelease(store, ID, NAME)).rejects.toThrow(/signed by its owner|is not JSON/);
});

it('refuses a release that a stranger signed, also under the name of the owner’s key', async () => {
  const store = await released();
  const bytes = (await store.read(registryPaths.release(ID, NAME))) ?? Buffer.alloc(0);
  await writeSignature(store, { id: ID, release: NAME, bytes }, stranger);
  await expect(readSignedRelease(store, ID, NAME)).rejects.toThrow('is not signed by its owner');
  await writeSignature(store, { id: ID, release: NAME, bytes }, { ...stranger, id: KEY.id });
  await expect(readSignedRelease(store, ID, NAME)).rejects.toThrow('is not signed by its owner');
});

it('refuses an older release under the name of a newer one', async () => {
  const store = await released();
  for (const path of [registryPaths.release, registryPaths.signature]) {
    const bytes = (await store.read(path(ID, NAME))) ?? Buffer.alloc(0);
    await store.write(path(ID, 'bbbbbb222222'), bytes, { immutable: true });
  }
  await expect(readSignedRelease(store, ID, 'bbbbbb222222')).rejects.toThrow(`says to be ${NAME}`);
});

it('signs again what lost its signature when it is published again', async () => {
  const store = await released();
  await store.write(registryPaths.signature(ID, NAME), Buffer.from('{}'), { immutable: false });
  expect(await publish(store, exampleRelease(NAME))).toBe(true);
  expect(await readSignedRelease(store, ID, NAME)).toMatchObject({ release: NAME });
});

describe('an id belongs to a team', () => {
  it('refuses releases under an id of another team, and says whose it is', async () => {
    const store = await released();
    const release = exampleRelease('bbbbbb222222');
    const options = { id: ID, release, folder: await builtFolder(release), author: AUTHOR };
    await expect(publishRelease(store, { ...options, key: stranger })).rejects.toThrow(
      /remote-demo belongs to Demo, and your key [0-9a-f]{16} is none of theirs\. Publish under an id of your own/,
    );
    expect(await readPointer(store, ID)).toMatchObject({ stable: NAME });
  });

  it('refuses releases under an id that nobody has claimed', async () => {
    const store = await exampleStore();
    const release = exampleRelease(NAME, { id: FREE });
    const options = { id: FREE, release, folder: await builtFolder(release), ...ADA };
    await expect(publishRelease(store, options)).rejects.toThrow(/Nobody owns remote-free yet\. Claim it/);
  });

  it('lets nobody else change what is live', async () => {
    const store = await released();
    await publish(store, exampleRelease('bbbbbb222222'));
    await expect(rollback(store, ID, { author: AUTHOR, key: stranger })).rejects.toThrow('belongs to Demo');
  });

  it('can be claimed once, also when two teams try at the same moment', async () => {
    const store = await exampleStore();
    const results = await Promise.allSettled([
      claimId(store, FREE, 'Demo', KEY),
      claimId(store, FREE, 'Strangers', stranger),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { team } = (await readOwner(store, FREE)) ?? {};
    await expect(claimId(store, FREE, 'Third', stranger)).rejects.toThrow(`${FREE} belongs to ${team}`);
  });

  it.each(['demo', 'remote-../x', 'remote-Demo'])('refuses the id %p', async (id) => {
    await expect(claimId(await exampleStore(), id, 'Demo', KEY)).rejects.toThrow(
      'An id is "remote-" and a name',
    );
  });
});

describe('keys of a team', () => {
  const second = readTeamKey(createTeamKey());

  it('any of them publishes', async () => {
    const store = await released();
    await addKey(store, ID, KEY, second.publicKey);
    const release = exampleRelease('bbbbbb222222');
    const options = { id: ID, release, folder: await builtFolder(release), author: AUTHOR };
    expect(await publishRelease(store, { ...options, key: second })).toBe(true);
    expect(await readSignedRelease(store, ID, 'bbbbbb222222')).toMatchObject({ release: 'bbbbbb222222' });
  });

  it('one that is taken away signs nothing any more; what is live is signed again before', async () => {
    const store = await released();
    const forged = exampleRelease('cccccc333333');
    const bytes = Buffer.from(JSON.stringify(forged));
    await store.write(registryPaths.release(ID, forged.release), bytes, { immutable: true });
    await writeSignature(store, { id: ID, release: forged.release, bytes }, KEY);
    await addKey(store, ID, KEY, second.publicKey);
    expect(await replaceKey(store, ID, second, KEY.id, [NAME])).toBe(1);
    expect(await readSignedRelease(store, ID, NAME)).toMatchObject({ release: NAME });
    await expect(readSignedRelease(store, ID, forged.release)).rejects.toThrow('not signed by its owner');
    await expect(rollback(store, ID, ADA)).rejects.toThrow('is none of theirs');
  });

  it('are added and removed by the team alone, and the last one stays', async () => {
    const store = await released();
    await expect(addKey(store, ID, stranger, stranger.publicKey)).rejects.toThrow('is none of theirs');
    await expect(replaceKey(store, ID, KEY, KEY.id, [])).rejects.toThrow('cannot remove itself');
  });

  it('are private keys of the right kind', () => {
    expect(() => readTeamKey('hello')).toThrow('no private key in PEM');
    expect(readTeamKey(createTeamKey()).id).toMatch(/^[0-9a-f]{16}$/);
  });
});
