import { TAB_KEYS, tabStorage } from '@skora/shared/storage-keys';
import { forgetKeptPages } from '@skora/shared/session/internal';
import { hashText } from '@skora/shared/utils';
import { KERNEL_LINK } from '../boot/script-links';
import { readPageState } from '../page/read-page-state';

/** A file that the page needs is gone, because a newer build of the site is live. Messages know it by its name. */
export class SiteUpdated extends Error {
  override readonly name = 'SiteUpdated';
}

const TIMEOUT_MS = 3_000;

function ask(address: string, method: 'GET' | 'HEAD'): Promise<Response> {
  return fetch(address, { method, cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
}

/** Addresses in the page by which builds differ: the kernel's files and the entries of the remotes. */
function listBuild(): string[] {
  const kernel = [...document.querySelectorAll<HTMLLinkElement>(`link[${KERNEL_LINK}]`)];
  const { remotes } = readPageState();
  return [...kernel.map(({ href }) => new URL(href).pathname), ...remotes.map(({ entry }) => entry)];
}

async function isGone(address: string): Promise<boolean> {
  const { status } = await ask(address, 'HEAD');
  return status === 404 || status === 410;
}

/** True when the site sends out another build than the one of this page. */
async function isSuperseded(build: readonly string[]): Promise<boolean> {
  const answer = await ask('/', 'GET');
  if (!answer.ok) return false;
  const page = await answer.text();
  return page.includes(KERNEL_LINK) && build.some((address) => !page.includes(address));
}

/**
 * Notes that this tab leaves a build by a reload.
 * @returns false when it has done so before, or cannot note it: there must be no second reload
 */
function noteReload(build: string): boolean {
  const left = tabStorage.read(TAB_KEYS.reloadedFrom)?.split(' ') ?? [];
  return !left.includes(build) && tabStorage.write(TAB_KEYS.reloadedFrom, [...left, build].join(' '));
}

/** Asks those who must not be interrupted, an upload for instance, as the browser does before a tab is closed. */
function mayLeave(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Never settles: nothing more happens on a page that is about to go. */
async function reload(): Promise<never> {
  tabStorage.write(TAB_KEYS.untoldReload, 'true');
  // Not every browser tells the worker that this is a reload.
  await forgetKeptPages();
  location.reload();
  return new Promise(() => undefined);
}

/**
 * Looks why a file of the site did not arrive. When it is gone because a newer build is live, the page is reloaded, once for
 * each build; what is typed is in the drafts. Everything else is left to whoever asked for the file.
 * @throws SiteUpdated when the reload did not help, or must not be now
 */
export async function checkFile(address: string): Promise<void> {
  const build = listBuild();
  const updated = await isGone(address)
    .then((gone) => gone && isSuperseded(build))
    .catch(() => false);
  if (!updated) return;
  if (mayLeave() && noteReload(String(hashText(build.join(' '))))) await reload();
  throw new SiteUpdated('A file of this page is gone, and the page cannot be loaded again now.');
}

/** Folders of the remotes whose files are loaded ahead. */
const ahead: string[] = [];

/**
 * Loads a remote that nobody waits for yet: no reload must come of its files meanwhile.
 * @param entry address of its entry
 */
export async function workAhead<T>(entry: string, work: () => Promise<T>): Promise<T> {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  ahead.push(folder);
  try {
    return await work();
  } finally {
    ahead.splice(ahead.indexOf(folder), 1);
  }
}

/** Chunks of the host that nobody waits for. */
const UNMISSED = /\/(?:idle|watch|boundaries|extension)\.\w+\.js/;

/** {@link checkFile} for the files of dynamic imports, whose builds do not know who waits for them. */
export async function checkImportedFile(address: string): Promise<void> {
  if (!UNMISSED.test(address) && !ahead.some((folder) => address.includes(folder))) await checkFile(address);
}
