import type { PageRemote } from '@skora/shared/contract';
import { hashText } from '@skora/shared/utils';
import { type BeaconError, ERROR_KIND } from './beacon';
import type { RemoteError } from './notes';
import type { UncaughtError } from './uncaught-errors';

interface Frame {
  at: string;
  remote?: string;
}

/** Addresses in stacks of all browsers, with line and column. */
const FRAME = /https?:\/\/[^\s()]+?:\d+:\d+/g;

/** Where a file lies at this site, wherever its team serves it. @returns null for files of others: extensions, for instance */
function placeFrame(address: string, remotes: readonly PageRemote[]): Frame | null {
  const [, file = '', position = ''] = /^([^?#]*)[^:]*(:\d+:\d+)$/.exec(address) ?? [];
  for (const { id, entry } of remotes) {
    const folder = new URL('.', new URL(entry, location.href)).href;
    if (file.startsWith(folder)) {
      return { at: `/remotes/${id}/${file.slice(folder.length)}${position}`, remote: id };
    }
  }
  const path = file.slice(location.origin.length);
  return file.startsWith(location.origin) && path.startsWith('/assets/') ? { at: path + position } : null;
}

/** The first frame of a remote: frameworks between it and the error are the host's. Without one, the first of the host. */
function findFrame(stack: string, remotes: readonly PageRemote[]): Frame | null {
  const frames = (stack.match(FRAME) ?? []).flatMap((address) => placeFrame(address, remotes) ?? []);
  return frames.find(({ remote }) => remote !== undefined) ?? frames[0] ?? null;
}

function hashMessage(message: string): string {
  const general = message.replace(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|\d+/g, '');
  return hashText(general).toString(16).padStart(8, '0');
}

function findCause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? findCause(error.cause) : error;
}

function describe(thrown: unknown, address: string, remotes: readonly PageRemote[]): BeaconError | null {
  const error = findCause(thrown);
  const { name = '', message = String(error), stack = '' } = error instanceof Error ? error : {};
  const frame = findFrame(stack, remotes) ?? findFrame(address, remotes);
  return frame && { kind: ERROR_KIND.test(name) ? name : 'Error', hash: hashMessage(message), ...frame };
}

/** @returns null for an error that no file of this site has caused, or none that can be named */
export function describeUncaught(event: UncaughtError, remotes: readonly PageRemote[]): BeaconError | null {
  if ('reason' in event) return describe(event.reason, '', remotes);
  return describe(event.error ?? event.message, `${event.filename}:${event.lineno}:${event.colno}`, remotes);
}

/** Of an error that a slot dealt with. @returns null when nothing of the remote threw it */
export function describeHandled({ error, remote, unshown }: RemoteError): BeaconError | null {
  const told = describe(error, '', [remote]);
  // The remote's own boundary caught it, so it is the remote's, also where a component of the kernel threw it.
  return told && (told.remote !== undefined || !unshown) ? { ...told, remote: remote.id } : null;
}
