import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@skora/shared/contract';
import { newestInputs } from '../../build/build-cache';
import { programSources } from '../../build/inputs';
import { BUILD_CACHE, readJson, remoteIds, ROOT } from '@skora/scripts-lib/workspace';

/** Parts of the site that are on every page. */
const ON_EVERY_PAGE = ['host', 'server', 'backend', 'remote-layout'];
/** What starts the site for the browser tests. */
const STARTS_THE_SITE =
  /^(scripts\/local\/|backend\/rules\/[^/]+\.rules$|e2e\/[^/]+\.ts$|e2e\/setup\/)(?!.*\.test\.)/;

/** First segments of a remote's pages: `/profile`. */
function sections(id: string): string[] {
  const { routes } = readJson<RemoteManifest>(id, 'remote.manifest.json');
  return [...new Set(routes.map(({ path }) => `/${path.split('/')[1] ?? ''}`))].filter(
    (path) => path.length > 1,
  );
}

function names(source: string, paths: readonly string[]): boolean {
  const text = readFileSync(join(ROOT, source), 'utf8');
  return paths.some((path) => new RegExp(`['"\`]${path}(?![\\w-])`).test(text));
}

function listPartsMadeFrom(changed: ReadonlySet<string>): string[] {
  const parts = [...new Set([...ON_EVERY_PAGE, ...remoteIds()])];
  const manifest = (part: string) => `${part}/remote.manifest.json`;
  return parts.filter(
    (part) =>
      changed.has(manifest(part)) || newestInputs(BUILD_CACHE, part).some((path) => changed.has(path)),
  );
}

/**
 * Chooses the browser tests that a change can affect, after the build, which knows what each part is made of: those that
 * import a changed file, and those that name a page of a changed remote.
 * @returns null for all of them
 */
export async function selectSpecs(
  changed: readonly string[],
  specs: readonly string[],
): Promise<string[] | null> {
  const parts = listPartsMadeFrom(new Set(changed));
  if (parts.some((part) => ON_EVERY_PAGE.includes(part))) return null;
  if (changed.some((path) => STARTS_THE_SITE.test(path))) return null;
  const pages = parts.flatMap(sections);
  const selected: string[] = [];
  for (const spec of specs) {
    const sources = (await programSources([spec])).filter((path) => path.startsWith('e2e/'));
    if (sources.some((path) => changed.includes(path) || names(path, pages))) selected.push(spec);
  }
  return selected;
}
