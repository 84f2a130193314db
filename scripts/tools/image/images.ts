import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, STATE_DIR } from '../lib/workspace';

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
export const IMAGE_DIR = join(STATE_DIR, 'image');

/** The Node version that the images are built on, as `24.21.0`. @throws when a Dockerfile names none */
export function nodeVersion({ dockerfile }: Image): string {
  const text = readFileSync(join(ROOT, dockerfile), 'utf8');
  const version = /^ARG NODE_IMAGE=\S+:(\d+\.\d+\.\d+)-/m.exec(text)?.[1];
  if (!version) throw new Error(`${dockerfile} must name an exact version of Node in NODE_IMAGE.`);
  return version;
}
