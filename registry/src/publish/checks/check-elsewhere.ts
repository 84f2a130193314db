import type { Release, ReleaseFile } from '@skora/shared/contract';
import { isBaseUrl } from '../../lib/addresses';
import { hasIntegrity } from '../../lib/integrity';
import { listElsewhereFiles } from '../../releases/file-places';
import { readHost } from '../../releases/registry';
import { findRefusedOrigin } from '../../signing/origins';
import { readOwner } from '../../signing/owners';
import type { ReleaseStore } from '../../store/release-store';

const TIMEOUT_MS = 20_000;
const REQUESTS_AT_ONCE = 8;
/** More names would hide the reason. */
const NAMES_IN_A_REASON = 3;

/** Asks as the page of a site would whose name the registry does not know. */
const ANY_SITE = 'https://site.invalid';

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

async function findServedFault(
  baseUrl: string,
  file: ReleaseFile,
  site: string | undefined,
): Promise<string | null> {
  try {
    const answer = await fetch(`${baseUrl}${file.name}`, {
      headers: { origin: site ?? ANY_SITE },
      // A page would not follow it: its policy names this address only.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const fault = findFault(file, answer, site);
    if (fault !== null) return fault;
    return hasIntegrity(bytes, file.integrity)
      ? null
      : 'is not the file that was built. Upload what was built there again, and publish it then.';
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { message?: string } };
    const why = cause?.message ?? message;
    return `could not be fetched (${why}). Look whether that server is up, and publish it then.`;
  }
}

/** @example nameSome(['a', 'b', 'c', 'd', 'e']) // 'a, b, c and 2 more' */
function nameSome(names: readonly string[]): string {
  const more = names.length - NAMES_IN_A_REASON;
  return `${names.slice(0, NAMES_IN_A_REASON).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/**
 * Fetches each file that browsers will get from another origin, as they will: it has to be there, open to other sites, of the
 * right type and byte for byte what was built.
 * @returns reasons to refuse the release, each with a remedy; empty when it has no files elsewhere
 */
export async function checkServed(store: ReleaseStore, release: Release): Promise<string[]> {
  const { baseUrl } = release;
  const files = listElsewhereFiles(release);
  if (baseUrl === undefined) return [];
  const { origin: site } = (await readHost(store)) ?? {};
  const faults = new Map<string, string[]>();
  for (let start = 0; start < files.length; start += REQUESTS_AT_ONCE) {
    await Promise.all(
      files.slice(start, start + REQUESTS_AT_ONCE).map(async (file) => {
        const fault = await findServedFault(baseUrl, file, site);
        if (fault !== null) faults.set(fault, [...(faults.get(fault) ?? []), file.name]);
      }),
    );
  }
  return [...faults].map(([fault, names]) => `${nameSome(names.sort())} at ${baseUrl} ${fault}`);
}
