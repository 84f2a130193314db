import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ROOT, generatedPath } from '@skora/scripts-lib/workspace';

/** An image that this repository makes. */
export interface Image {
  name: 'site' | 'backend';
  /** From the root of the repository. */
  dockerfile: string;
  tag: string;
  /** Where its programs are, inside. */
  workdir: string;
}

export const IMAGES: readonly Image[] = [
  { name: 'site', dockerfile: 'host/Dockerfile', tag: 'localhost/skora-site', workdir: 'site' },
  {
    name: 'backend',
    dockerfile: 'backend/Dockerfile',
    tag: 'localhost/skora-backend',
    workdir: 'repo/backend',
  },
];

/** The most the site's root file system may take, unpacked. */
export const SITE_BUDGET_MB = 150;

/** Everything that building images writes on this machine. */
export const IMAGE_DIR = generatedPath('image');

/** Where the finished stage of a Dockerfile copies something to, in its order, as `/site/dist`. */
export function copiedInto({ dockerfile, workdir }: Image): string[] {
  const finished =
    readFileSync(join(ROOT, dockerfile), 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  return [...finished.matchAll(/^COPY .* (\S+)$/gm)].map(([, to = '']) => posix.resolve('/', workdir, to));
}

/** The Node version that the images are built on, as `24.21.0`. @throws when a Dockerfile names none */
export function nodeVersion({ dockerfile }: Image): string {
  const text = readFileSync(join(ROOT, dockerfile), 'utf8');
  const version = /^ARG NODE_IMAGE=\S+:(\d+\.\d+\.\d+)-/m.exec(text)?.[1];
  if (!version) throw new Error(`${dockerfile} must name an exact version of Node in NODE_IMAGE.`);
  return version;
}
