import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_VIEW_BUDGET, isReleaseName, type Release, type ReleaseFile } from '@skora/shared/contract';
import { hasIntegrity } from '../../lib/integrity';
import { FILE_NAME } from '../../releases/release-shape';

/** A hash of what the file holds. */
const HASHED = /\.[0-9a-f]{8,}\./;

const REBUILD = 'Build it again and publish what the build wrote.';

function listUses({ entry, views, pages = [], cards = {} }: Release): [use: string, file: string][] {
  return [
    ['entry', entry],
    ...Object.entries(views).flatMap(([view, { js, css }]) =>
      [...js, ...css].map((file): [string, string] => [`view "${view}"`, file]),
    ),
    ...pages.map(({ path, file }): [string, string] => [`page "${path}"`, file]),
    ...Object.entries(cards).map(([path, file]): [string, string] => [`card of "${path}"`, file]),
  ];
}

function oddNames({ release, files }: Release): string[] {
  const names = files.map(({ name }) => name).filter((name) => !FILE_NAME.test(name));
  return [
    ...(isReleaseName(release)
      ? []
      : [`"${release}" is no name of a release: 6 to 64 small letters and digits. ${REBUILD}`]),
    ...names.map(
      (name) => `"${name}" is no name of a file: letters, digits, dots, hyphens and underscores. ${REBUILD}`,
    ),
    ...files
      .filter(({ name }) => !HASHED.test(name))
      .map(
        ({ name }) =>
          `"${name}" has no hash in its name, and browsers keep it for good: the next release could not change it. Have your ` +
          'bundler name it like page.1a2b3c4d.js.',
      ),
  ];
}

function unlistedFiles(release: Release): string[] {
  const listed = new Set(release.files.map(({ name }) => name));
  return listUses(release)
    .filter(([, file]) => !listed.has(file))
    .map(([use, file]) => `Its ${use} needs ${file}, which is not among its files. ${REBUILD}`);
}

function findDamage(folder: string, { name, size, integrity }: ReleaseFile): string | null {
  const path = join(folder, name);
  if (!existsSync(path)) return `${name} is listed and not there. ${REBUILD}`;
  const bytes = readFileSync(path);
  return bytes.length === size && hasIntegrity(bytes, integrity)
    ? null
    : `${name} was changed after it was built. ${REBUILD}`;
}

function missingViews({ manifest, views }: Release): string[] {
  const wanted = [...manifest.routes, ...manifest.slots].map(({ view }) => view);
  return [...new Set(wanted)]
    .filter((view) => views[view] === undefined)
    .map((view) => `Its manifest names the view "${view}", of which it lists no files. ${REBUILD}`);
}

function missingMarkup({ manifest, fragments, pages = [] }: Release): string[] {
  const rendered = new Set(fragments.map(({ key }) => key));
  const routes = manifest.routes.filter(({ prerender }) => prerender);
  const keys = [
    ...routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path),
    ...manifest.slots.filter(({ prerender }) => prerender).map(({ name }) => `slot:${name}`),
  ];
  const lists = routes.filter(({ path }) => path.includes(':'));
  return [
    ...keys.filter((key) => !rendered.has(key)),
    ...(pages.length === 0 ? lists.map(({ path }) => path) : []),
  ].map(
    (key) =>
      `"${key}" is to be prerendered and has no markup. ${REBUILD} Or set "prerender" to false in its manifest.`,
  );
}

function heavyViews({ manifest, entry, files, views }: Release): string[] {
  const budget = manifest.budgets?.view ?? DEFAULT_VIEW_BUDGET;
  const sizes = new Map(files.map(({ name, size }) => [name, size]));
  return Object.entries(views).flatMap(([view, { js, css }]) => {
    const size = [...new Set([entry, ...js, ...css])].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
    return size <= budget
      ? []
      : [
          `View "${view}" needs ${size} bytes of scripts and styles; its budget is ${budget}. Load parts of it later, ` +
            'or raise "budgets": { "view": … } in its manifest.',
        ];
  });
}

/**
 * Checks a release by itself: what it lists against what it uses and what was built.
 * @param folder the built files
 * @returns every reason to refuse it, each with a remedy
 */
export function checkFiles(release: Release, folder: string): string[] {
  const odd = oddNames(release);
  if (odd.length > 0) return odd;
  return [
    ...unlistedFiles(release),
    ...release.files.map((file) => findDamage(folder, file)).filter((reason) => reason !== null),
    ...missingViews(release),
    ...missingMarkup(release),
    ...heavyViews(release),
  ];
}
