import { SUPPORTED_CONTRACT_VERSIONS, type PageRemote, type RemoteModule } from '@skora/shared/contract';
import { withDeadline } from '@skora/shared/utils';
import { federation, requireDigest, SCRIPT_TIMEOUT_MS } from '../kernel/federation';
import { checkFile } from '../update/check-file';
import type { LoadStage } from '../watch/beacon';
import { RemoteLoadError } from './remote-load-error';
import { requestedWait } from './requested-wait';

/** Name of a remote’s container, also a global variable. @example federationName('remote-auth') // 'remote_auth' */
function federationName(remoteId: string): string {
  return remoteId.replaceAll('-', '_');
}

const VIEW_DEADLINE_MS = SCRIPT_TIMEOUT_MS + 1_000;
/** A second try after a short, random pause heals most blips; more would only delay the fallback. */
const RETRY_PAUSE_MS = { least: 200, most: 700 };

/** Who has waited this long, in ms, is told rather than made to wait once more. */
const RETRY_WITHIN_MS = 4_000;

/** Longer pauses that a server asks for, in ms, are left to the visitor. */
const MAX_WAIT_MS = 10_000;

/** Container, module, view and style: each may have failed once before. */
const MAX_FAILURES = 4;

const registered = new Set<string>();

/** Remote and view → its module, so that a page that is here needs nobody to be asked. */
const loaded = new Map<string, RemoteModule>();

/** Remote → the pause that its server asked for. Everybody keeps to it, also who wants another view. */
const pauses = new Map<string, Promise<unknown>>();

function keyOf(remote: PageRemote, view: string): string {
  return `${remote.id}/${view}`;
}

/** Whether a view can be shown without waiting for anything. */
export function isLoaded(remote: PageRemote, view: string): boolean {
  return loaded.has(keyOf(remote, view));
}

async function attempt<T>(remote: PageRemote, stage: LoadStage, work: () => Promise<T>): Promise<T> {
  try {
    return await withDeadline(work(), VIEW_DEADLINE_MS, `${stage} of ${remote.id}`);
  } catch (error) {
    throw error instanceof RemoteLoadError ? error : new RemoteLoadError(remote.id, stage, error);
  }
}

function isRemoteModule(value: unknown): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const { prepare, bootstrap, mount, update, unmount } = value as Partial<RemoteModule>;
  return typeof prepare === 'function' && [bootstrap, mount, update, unmount].every(Boolean);
}

function register(remote: PageRemote): void {
  if (registered.has(remote.id)) return;
  registered.add(remote.id);
  const name = federationName(remote.id);
  const entry = new URL(remote.entry, location.href).href;
  if (remote.integrity !== undefined) requireDigest(entry, remote.integrity);
  federation().registerRemotes([{ name, entry, type: 'global', entryGlobalName: name }]);
}

async function loadOnce(remote: PageRemote, view: string): Promise<RemoteModule> {
  if (!SUPPORTED_CONTRACT_VERSIONS.includes(remote.contractVersion)) {
    throw new RemoteLoadError(
      remote.id,
      'contract',
      `contract version ${remote.contractVersion} is not supported`,
    );
  }
  register(remote);
  const exposed = await attempt(remote, 'entry', () =>
    federation().loadRemote<{ default: unknown }>(`${federationName(remote.id)}/remote`),
  );
  const module = exposed?.default;
  if (!isRemoteModule(module)) {
    throw new RemoteLoadError(
      remote.id,
      'contract',
      'its module does not have the lifecycles of the contract',
    );
  }
  if (!SUPPORTED_CONTRACT_VERSIONS.includes(module.contractVersion)) {
    throw new RemoteLoadError(
      remote.id,
      'contract',
      `contract version ${module.contractVersion} is not supported`,
    );
  }
  await attempt(remote, 'view', () => module.prepare(view));
  return module;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function shortPause(): Promise<void> {
  const { least, most } = RETRY_PAUSE_MS;
  return pause(least + Math.random() * (most - least));
}

function pauseRemote(id: string, ms: number): void {
  if (!pauses.has(id)) {
    pauses.set(
      id,
      pause(ms).then(() => pauses.delete(id)),
    );
  }
}

/** What went wrong, without the mark of a repeated request. */
function nameReason(error: unknown): string {
  return String(error).replace(/\?again=\d+/g, '');
}

/** Address of the file that did not come: loaders of chunks name it. */
function findAddress(remote: PageRemote, error: unknown): string {
  const { request } = ((error as Error).cause ?? {}) as { request?: unknown };
  return typeof request === 'string' ? request : remote.entry;
}

/**
 * Downloads a remote and one of its views, with bounded waits. Each of its files gets a silent second try: a preload
 * that failed answers the first request of its file without asking the network again. A server that asks for a short
 * pause gets it.
 * Rejects with {@link RemoteLoadError}; calling again asks the network again.
 * @param onBusy called when a visitor has to wait for such a pause; left out when nobody waits for the remote yet
 */
export async function loadRemote(
  remote: PageRemote,
  view: string,
  onBusy?: () => void,
): Promise<RemoteModule> {
  const key = keyOf(remote, view);
  const here = loaded.get(key);
  if (here) return here;
  let started = Date.now();
  const failures = new Set<string>();
  for (;;) {
    const paused = pauses.get(remote.id);
    if (paused) {
      onBusy?.();
      await paused;
      started = Date.now();
    }
    try {
      const module = await loadOnce(remote, view);
      loaded.set(key, module);
      return module;
    } catch (error) {
      const reason = nameReason(error);
      const isContract = error instanceof RemoteLoadError && error.stage === 'contract';
      const isLate = Date.now() - started > RETRY_WITHIN_MS;
      if (isContract || isLate || failures.has(reason) || failures.size === MAX_FAILURES) {
        // A file that is gone is answered for at once.
        if (onBusy && !isLate) await checkFile(findAddress(remote, error));
        throw error;
      }
      failures.add(reason);
      const wait = await requestedWait(findAddress(remote, error));
      if (wait > MAX_WAIT_MS) throw error;
      if (wait === 0) await shortPause();
      else pauseRemote(remote.id, wait);
    }
  }
}
