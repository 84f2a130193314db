import type { Release, ReleaseFile } from '@skora/shared/contract';
import { fetchWithin } from '@skora/shared/utils/fetch-within';
import { isBaseUrl } from '../../lib/addresses';
import { streamHasIntegrity } from '../../lib/integrity';
import { listElsewhereFiles } from '../../releases/file-places';
import { readHost } from '../../releases/registry';
import { findRefusedOrigin } from '../../signing/origins';
import { readOwner } from '../../signing/owners';
import type { ReleaseStore } from '../../store/release-store';

/** For all files together: sites and the backend wait for a team's server, too. */
const DEADLINE_MS = 20_000;
const REQUESTS_AT_ONCE = 8;
/** More names would hide the reason. */
const NAMES_IN_A_REASON = 3;

/** Asks as the page of a site would whose name the registry does not know. */
const ANY_SITE = 'https://site.invalid';

/** Why a release must not be shown. */
export interface ServedFault {
  /** With a remedy. */
  reason: string;
  /** Its server did not answer, or not in time: later the same files may be right. */
  isUnreached: boolean;
}

const TYPES: Readonly<Record<string, readonly string[]>> = {
  js: ['text/javascript', 'application/javascript'],
  css: ['text/css'],
};

/**
 * Checks the address of a release whose files are on another origin.
 * @returns reasons to refuse it, each with a remedy
 */
export async function checkAddress(store: ReleaseStore, { id, baseUrl }: Release): Promise<string[]> {
  if (baseUrl === undefined) return [];
  if (!isBaseUrl(baseUrl)) {
    return [
      `"${baseUrl}" is no address for its files. Name one of https with a plain path and a slash at the end, like ` +
        'https://cdn.team.example/scouting/.',
    ];
  }
  const refused = findRefusedOrigin(await readOwner(store, id), { baseUrl });
  if (refused === null) return [];
  return [
    `Its files are on ${refused}, which ${id} may not use. Ask those who give out ids to allow it: ` +
      `skora origins ${id} --allow ${refused}`,
  ];
}

/** What is wrong with an answer, with a remedy, or null. */
function findFault(
  { name }: ReleaseFile,
  { status, headers }: Response,
  site: string | undefined,
): string | null {
  if (status !== 200)
    return `answered with ${status}. Upload what was built there first, and publish it then.`;
  const open = headers.get('access-control-allow-origin');
  if (open !== '*' && open !== (site ?? ANY_SITE)) {
    return `may not be read by other sites. Have that server send "Access-Control-Allow-Origin: *"${site === undefined ? '' : ` or "${site}"`}.`;
  }
  const types = TYPES[name.slice(name.lastIndexOf('.') + 1)];
  const type = (headers.get('content-type') ?? 'no type').split(';')[0]?.trim().toLowerCase() ?? '';
  return !types || types.includes(type)
    ? null
    : `is sent as "${type}". Have that server send it as "${types[0]}".`;
}

/** What is sent, up to the chunk that makes it longer than the file: nobody waits for its end. */
async function* readUpTo(size: number, { body }: Response): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of body ?? []) {
    yield chunk;
    read += chunk.length;
    if (read > size) return;
  }
}

/** @param until moment in ms at which its server counts as one that does not answer */
async function findServedFault(
  baseUrl: string,
  file: ReleaseFile,
  site: string | undefined,
  until: number,
): Promise<ServedFault | null> {
  const init: RequestInit = {
    headers: { origin: site ?? ANY_SITE },
    // A page would not follow it: its policy names this address only.
    redirect: 'manual',
  };
  try {
    const left = until - Date.now();
    if (left <= 0) throw new Error();
    return await fetchWithin(left, `${baseUrl}${file.name}`, init, async (answer) => {
      // Servers that are being restarted or have too much to do answer like this.
      const isUnreached = answer.status >= 500 || answer.status === 429;
      const fault = findFault(file, answer, site);
      if (fault !== null) return { reason: fault, isUnreached };
      if (await streamHasIntegrity(readUpTo(file.size, answer), file.integrity)) return null;
      const reason =
        'is not the file that was built. Upload what was built there again, and publish it then.';
      return { reason, isUnreached: false };
    });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { message?: string } };
    const why =
      Date.now() >= until ? `all files took more than ${DEADLINE_MS / 1000} s` : (cause?.message ?? message);
    const reason = `could not be fetched (${why}). Look whether that server is up, and publish it then.`;
    return { reason, isUnreached: true };
  }
}

/** @example nameSome(['a', 'b', 'c', 'd', 'e']) // 'a, b, c and 2 more' */
function nameSome(names: readonly string[]): string {
  const more = names.length - NAMES_IN_A_REASON;
  return `${names.slice(0, NAMES_IN_A_REASON).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/**
 * Fetches each file that browsers will get from another origin, as they will: it has to be there, open to other sites, of the
 * right type and byte for byte what was built. Ends within 20 s, whatever that server sends.
 * @returns why the release must not be shown; empty when it has no files elsewhere
 */
export async function checkServed(store: ReleaseStore, release: Release): Promise<ServedFault[]> {
  const { baseUrl } = release;
  const files = listElsewhereFiles(release);
  if (baseUrl === undefined) return [];
  const { origin: site } = (await readHost(store)) ?? {};
  const until = Date.now() + DEADLINE_MS;
  const faults = new Map<string, ServedFault & { names: string[] }>();
  for (let start = 0; start < files.length; start += REQUESTS_AT_ONCE) {
    await Promise.all(
      files.slice(start, start + REQUESTS_AT_ONCE).map(async (file) => {
        const fault = await findServedFault(baseUrl, file, site, until);
        if (fault === null) return;
        const names = [...(faults.get(fault.reason)?.names ?? []), file.name];
        faults.set(fault.reason, { ...fault, names });
      }),
    );
  }
  return [...faults.values()].map(({ reason, isUnreached, names }) => ({
    reason: `${nameSome(names.sort())} at ${baseUrl} ${reason}`,
    isUnreached,
  }));
}
