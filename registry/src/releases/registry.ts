import {
  isReleaseName,
  isRemoteId,
  type HostCapabilities,
  type Pointer,
  type Release,
  type ReleaseFile,
} from '@skora/shared/contract';
import { parseJson, toBytes } from '../lib/json';
import { registryPaths } from '../lib/paths';
import { changeObject } from '../store/change-object';
import type { ReleaseStore } from '../store/release-store';
import { HOST_ID, parseHostBuild } from './host-build';
import { parseRelease } from './parse-release';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCanary(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { release, weight, since = '', steps = [], everyMs = 0 } = value;
  return (
    isReleaseName(release) &&
    typeof weight === 'number' &&
    typeof since === 'string' &&
    typeof everyMs === 'number' &&
    Array.isArray(steps) &&
    steps.every((step) => typeof step === 'number')
  );
}

/** Members of an event that lists and tables read; others came later, or are left out. */
function isEvent(value: unknown): boolean {
  return (
    isObject(value) &&
    [value.at, value.action, value.release, value.who].every((one) => typeof one === 'string')
  );
}

function isPointer(value: unknown): value is Pointer {
  if (!isObject(value)) return false;
  const { stable, previous, canary, history = [] } = value;
  return (
    isReleaseName(stable) &&
    Array.isArray(previous) &&
    previous.every((release) => typeof release === 'string') &&
    Array.isArray(history) &&
    history.every(isEvent) &&
    (canary === undefined || isCanary(canary))
  );
}

/** @returns null for garbage: a new release mends it */
function parsePointer(bytes: Buffer): Pointer | null {
  try {
    const value = parseJson(bytes, 'The pointer');
    return isPointer(value) ? value : null;
  } catch {
    return null;
  }
}

/** Ids of the remotes that have a pointer. */
export async function registeredRemotes(store: ReleaseStore): Promise<string[]> {
  const names = await store.list('pointers');
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .filter(isRemoteId);
}

/** @returns null when the remote was never released; rejects when the pointer is garbage or the store is down */
export async function readPointer(store: ReleaseStore, id: string): Promise<Pointer | null> {
  const bytes = await store.read(registryPaths.pointer(id));
  if (!bytes) return null;
  const value = parseJson(bytes, `The pointer of ${id}`);
  if (!isPointer(value)) throw new Error(`The pointer of ${id} is not valid.`);
  return value;
}

/** Sets a remote's pointer, whatever it is now. */
export async function writePointer(store: ReleaseStore, id: string, pointer: Pointer): Promise<void> {
  await store.write(registryPaths.pointer(id), toBytes(pointer), { immutable: false });
}

/**
 * Changes a remote's pointer: the one change that visitors notice. When another command changes it at the same time, this
 * one reads it anew, so that neither is lost.
 * @param change gets null when the remote was never released, or its pointer is garbage; it may run several times
 * @throws what `change` throws, for example because its premise is gone
 */
export async function changePointer(
  store: ReleaseStore,
  id: string,
  change: (pointer: Pointer | null) => Pointer,
): Promise<Pointer> {
  return changeObject(store, registryPaths.pointer(id), (bytes) => change(bytes && parsePointer(bytes)));
}

/** Reads what the deployed host offers. @returns null when no host was released to this registry */
export async function readHost(store: ReleaseStore): Promise<HostCapabilities | null> {
  const bytes = await store.read(registryPaths.host);
  if (!bytes) return null;
  const host = parseJson(bytes, registryPaths.host) as Partial<HostCapabilities> | null;
  if (!host?.provides || !host.kernel || !host.contractVersions)
    throw new Error(`${registryPaths.host} is not valid.`);
  return host as HostCapabilities;
}

/** Tells the registry what the host that is being deployed offers. */
export async function writeHost(store: ReleaseStore, host: HostCapabilities): Promise<void> {
  await store.write(registryPaths.host, toBytes(host), { immutable: false });
}

/** Reads one release, signed or not. Rejects when it is missing or garbage. */
export async function readRelease(store: ReleaseStore, id: string, release: string): Promise<Release> {
  const bytes = await store.read(registryPaths.release(id, release));
  if (!bytes) throw new Error(`Release ${release} of ${id} is not in the registry.`);
  return parseRelease(bytes, id, release);
}

/** What a release, or a build of the host, lists as its files, signed or not. Rejects when it is missing or garbage. */
export async function readFileList(store: ReleaseStore, id: string, release: string): Promise<ReleaseFile[]> {
  if (id !== HOST_ID) return (await readRelease(store, id, release)).files;
  const bytes = await store.read(registryPaths.release(id, release));
  if (!bytes) throw new Error(`Build ${release} of the host is not in the registry.`);
  return parseHostBuild(bytes, release).files;
}
