import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPackage, type PackageFact } from '../build/bundled-packages';
import { copiedInto, type Image } from './images';

/** Bytes of all files below a folder, links counted as links. */
export function weigh(path: string): number {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry) return 0;
  if (!entry.isDirectory()) return entry.size;
  return readdirSync(path).reduce((sum, name) => sum + weigh(join(path, name)), 0);
}

/** Every `package.json` of installed packages below a folder. */
function installedPackages(folder: string): PackageFact[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [];
    const isPackage =
      /node_modules\/(@[^/]+\/)?[^/.@][^/]*$/.test(path) && existsSync(join(path, 'package.json'));
    const own = isPackage ? readPackage(path) : null;
    return [...(own ? [own] : []), ...installedPackages(path)];
  });
}

/** Debian's packages, from its own lists: a distroless image has a file for each. */
export function debianPackages(root: string): PackageFact[] {
  const each = join(root, 'var/lib/dpkg/status.d');
  const texts = readdirSync(each).map((name) => readFileSync(join(each, name), 'utf8'));
  return texts.flatMap((text) => {
    const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1];
    const [name, version] = [field('Package'), field('Version')];
    return name && version ? [{ name, version }] : [];
  });
}

/** npm packages in an image: those beside its bundles, and those in them, which the builds have listed. */
export function npmPackages(root: string, { workdir }: Image): PackageFact[] {
  const bundled = ['packages.json', 'browser-packages.json']
    .map((name) => join(root, workdir, 'dist', name))
    .filter((path) => existsSync(path))
    .flatMap((path) => JSON.parse(readFileSync(path, 'utf8')) as PackageFact[]);
  const folders = ['node_modules', 'repo/node_modules', `${workdir}/node_modules`].map((path) =>
    join(root, path),
  );
  const installed = folders.filter((path) => existsSync(path)).flatMap(installedPackages);
  const all = new Map([...bundled, ...installed].map((fact) => [`${fact.name}@${fact.version}`, fact]));
  return [...all.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** Bytes of the base, and of what each line of the Dockerfile copies into it: the layers of the image, unpacked. */
export function weighLayers(root: string, image: Image): Record<string, number> {
  const copied = copiedInto(image).map((path) => [path, weigh(join(root, path))] as const);
  const base = copied.reduce((rest, [, size]) => rest - size, weigh(root));
  return { base, ...Object.fromEntries(copied) };
}

/** Files that have no business in an image: sources of tests, and tools that only a build needs. */
export function strayFiles(root: string, { workdir }: Image): string[] {
  const own = readdirSync(join(root, workdir), { recursive: true, encoding: 'utf8' }).filter(
    (path) => !path.startsWith('node_modules'),
  );
  const shells = ['bin/sh', 'usr/bin/sh', 'usr/bin/bash', 'usr/bin/apt-get', 'usr/local/bin/npm'];
  return [
    ...own.filter((path) => /\.(test|spec)\.|\.tsx?$|(^|\/)testing(\/|$)/.test(path)),
    ...shells.filter((path) => existsSync(join(root, path))),
  ];
}
