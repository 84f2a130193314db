import type { PageRemote } from '@skora/shared/contract';
import { hashText } from '@skora/shared/utils';
import type { BeaconError } from './beacon';
import type { NotedError } from './notes';

/** Addresses in stacks of all browsers, with line and column. */
const FRAME = /https?:[^\s()]+?:\d+:\d+/g;

/** More would be a circle. */
const MOST_CAUSES = 5;

/**
 * The first frame of a remote: frameworks between it and the error are the host's. Without one, the first of the host. Files of
 * others, such as extensions, are passed over. Wherever a team serves its files, they are named by their path at this site.
 */
function findFrame(stack: string, remotes: readonly PageRemote[], withHost: boolean): string | undefined {
  const folders = remotes.map(({ id, entry }) => [
    new URL(`${entry}/..`, location.href).href,
    `/remotes/${id}/`,
  ]);
  if (withHost) folders.push([`${location.origin}/assets/`, '/assets/']);
  const frames = (stack.match(FRAME) ?? []).flatMap((address) =>
    folders.flatMap(([folder = '', path = '']) =>
      address.startsWith(folder) ? path + address.slice(folder.length) : [],
    ),
  );
  return frames.find((at) => at.startsWith('/r')) ?? frames[0];
}

/** What was thrown; whoever passed it on may have wrapped it. Anything at all can be thrown. */
function findCause({ error, reason, message }: NotedError): Partial<Error> {
  let cause = Object(error ?? reason ?? message) as Partial<Error>;
  for (let depth = 0; depth < MOST_CAUSES && cause.cause instanceof Error; depth += 1) cause = cause.cause;
  return cause;
}

function describe(noted: NotedError, remotes: readonly PageRemote[]): BeaconError[] {
  const { remote, unshown, filename, lineno, colno } = noted;
  const cause = findCause(noted);
  const { name, message = cause, stack } = cause;
  // Where a remote could not be shown, only its own code is its error. What its boundary caught may be thrown by the kernel.
  const at = findFrame(`${stack} ${filename}:${lineno}:${colno}`, remote ? [remote] : remotes, !unshown);
  if (!at) return [];
  const [kind] = /^[A-Z][A-Za-z]{0,30}(Error|Exception)$/.exec(`${name}`) ?? ['Error'];
  const general = `${message}`.replace(/(["'`]).*?\1|“.*?”|\d+/g, '');
  return [{ kind, hash: hashText(general), at, remote: remote?.id }];
}

/** @returns nothing for an error that no file of this site has caused, or none that can be named */
export function describeError(noted: NotedError, remotes: readonly PageRemote[]): BeaconError[] {
  try {
    return describe(noted, remotes);
  } catch {
    // Whatever was thrown cannot be read.
    return [];
  }
}
