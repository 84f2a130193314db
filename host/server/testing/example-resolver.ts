import { LastGood } from '../releases/last-good';
import { ReleaseFiles } from '../releases/release-files';
import { ReleaseResolver } from '../releases/release-resolver';
import { exampleRelease, putRelease } from './example-release';
import { temporaryStore } from './example-site';
import type { ReleaseStore } from '@skora/registry';

/** A store whose answers a test can break. */
function breakable(store: ReleaseStore) {
  const fault = { down: false };
  const reads: string[] = [];
  const guard =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    (...args: A) =>
      fault.down ? Promise.reject(new Error('connection refused')) : call(...args);
  const read = guard(store.read);
  const counted = (path: string) => {
    reads.push(path);
    return read(path);
  };
  return { fault, reads, store: { ...store, read: counted, list: guard(store.list) } };
}

/** A resolver over a store with one release, what it warned of, and a way to break the store. @param folder for copies of what was good */
export async function setUpResolver(folder: string | null = null) {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease('aaaaaa111111'));
  const broken = breakable(store);
  const warnings: string[] = [];
  const lastGood = new LastGood(folder);
  await lastGood.load();
  const warn = (message: string) => void warnings.push(message);
  const files = new ReleaseFiles(broken.store, lastGood, warn);
  const resolver = new ReleaseResolver(broken.store, lastGood, files, warn);
  return { resolver, warnings, store, fault: broken.fault, reads: broken.reads };
}

/** The releases that a visitor sees. */
export function releaseNames(site: Awaited<ReturnType<ReleaseResolver['resolve']>>): string[] {
  return site.releases.map(({ release }) => release);
}
