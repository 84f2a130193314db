import { isRemoteId } from '@skora/shared/contract';
import { parseJson, toBytes } from '../lib/json';
import { registryPaths } from '../lib/paths';
import { HOST_ID } from '../releases/host-build';
import { ConflictError, type ReleaseStore } from '../store/release-store';
import { nameKey, readPublicKey, type TeamKey } from './team-key';

/** Who may publish under an id: `owners/{id}.json`. */
export interface Owner {
  team: string;
  /** Public keys of the team; releases signed by any of them are shown. */
  keys: { id: string; publicKey: string; addedAt: string }[];
  /** Other origins on which its releases may have their files; none when missing. */
  origins?: string[];
}

function isOwner(value: unknown): value is Owner {
  const { team, keys, origins } = (value ?? {}) as Partial<Owner>;
  return (
    typeof team === 'string' &&
    (origins === undefined || Array.isArray(origins)) &&
    Array.isArray(keys) &&
    keys.every(({ id, publicKey }) => typeof publicKey === 'string' && id === nameKey(publicKey))
  );
}

function parseOwner(bytes: Buffer, id: string): Owner {
  const value = parseJson(bytes, `The owner of ${id}`);
  if (!isOwner(value)) throw new Error(`The owner of ${id} is not valid.`);
  return value;
}

/** @returns null when nobody owns the id; rejects when the file is garbage */
export async function readOwner(store: ReleaseStore, id: string): Promise<Owner | null> {
  const bytes = await store.read(registryPaths.owner(id));
  return bytes && parseOwner(bytes, id);
}

/** Changes the file of an owner. @throws when nobody owns the id, and when another command changes it at the same time */
export async function changeOwner(
  store: ReleaseStore,
  id: string,
  change: (owner: Owner) => Owner,
): Promise<Owner> {
  const there = await store.readVersioned(registryPaths.owner(id));
  if (!there) throw new Error(`Nobody owns ${id}.`);
  const next = change(parseOwner(there.bytes, id));
  await store.write(registryPaths.owner(id), toBytes(next), { immutable: false, ifVersion: there.version });
  return next;
}

function describeKey({ id, publicKey }: TeamKey): Owner['keys'][number] {
  return { id, publicKey, addedAt: new Date().toISOString() };
}

/** Makes a team the owner of an id that nobody owns. @throws when somebody owns it, also when both claim it at once */
export async function claimId(store: ReleaseStore, id: string, team: string, key: TeamKey): Promise<void> {
  if (id !== HOST_ID && !isRemoteId(id))
    throw new Error(
      `An id is "remote-" and a name, like remote-scouting, of at most 56 small letters, digits and hyphens; not "${id}".`,
    );
  if (team.trim() === '') throw new Error('Say which team owns it: --team "Scouting".');
  const owner: Owner = { team, keys: [describeKey(key)] };
  try {
    await store.write(registryPaths.owner(id), toBytes(owner), { immutable: false, ifVersion: null });
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    const there = await readOwner(store, id);
    throw new Error(`${id} belongs to ${there?.team ?? 'another team'}. Choose another id, or ask them.`);
  }
}

/** Why a key may not change what is live of an id, or null when it may. */
export async function findRefusal(store: ReleaseStore, id: string, key: TeamKey): Promise<string | null> {
  const owner = await readOwner(store, id);
  if (!owner) {
    return `Nobody owns ${id} yet. Claim it: skora claim ${id} --team "<your team>"`;
  }
  if (owner.keys.some(({ id: known }) => known === key.id)) return null;
  return (
    `${id} belongs to ${owner.team}, and your key ${key.id} is none of theirs. Publish under an id of your own, ` +
    'or have them add your key: skora keys add'
  );
}

/** @throws when the key is none of the owner's */
export async function assertOwner(store: ReleaseStore, id: string, key: TeamKey): Promise<void> {
  const refusal = await findRefusal(store, id, key);
  if (refusal) throw new Error(refusal);
}

async function changeKeys(
  store: ReleaseStore,
  id: string,
  key: TeamKey,
  change: (keys: Owner['keys']) => Owner['keys'],
): Promise<void> {
  await assertOwner(store, id, key);
  await changeOwner(store, id, (owner) => ({ ...owner, keys: change(owner.keys) }));
}

/** Admits one more key of the team. @param key one that is admitted @param text the public key: SPKI, DER, base64 */
export async function addKey(store: ReleaseStore, id: string, key: TeamKey, text: string): Promise<void> {
  const publicKey = readPublicKey(text);
  const added = { id: nameKey(publicKey), publicKey, addedAt: new Date().toISOString() };
  await changeKeys(store, id, key, (keys) => [...keys.filter((one) => one.id !== added.id), added]);
}

/**
 * Takes a key away. From then on nothing that only it signed is shown, however old it says to be.
 * @param key another key of the team: the last one stays
 */
export async function removeKey(
  store: ReleaseStore,
  id: string,
  key: TeamKey,
  removed: string,
): Promise<void> {
  if (removed === key.id) throw new Error('A key cannot remove itself; use another key of the team.');
  await changeKeys(store, id, key, (keys) => {
    if (!keys.some((one) => one.id === removed)) throw new Error(`${id} has no key ${removed}.`);
    return keys.filter((one) => one.id !== removed);
  });
}
