import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readJson } from '@skora/scripts-lib/workspace';
import { ensureBaseImages } from './base-images';
import { IMAGE_DIR, nodeVersion, type Image } from './images';
import { splitDigest, type BuildInput, type Material } from './provenance';
import { canRun, read, show } from './run';

/** Where pnpm keeps its packages for root, on this machine and in a build. */
const PNPM_STORE = '/root/.local/share/pnpm/store';

export type Engine = 'docker' | 'buildah';

/** What builds here. @throws saying what to install when nothing does */
export function findEngine(): Engine {
  if (canRun('docker', 'info')) return 'docker';
  if (process.getuid?.() === 0 && canRun('buildah', '--version')) return 'buildah';
  throw new Error(
    'An image needs Docker with its daemon running, or, as root on Debian: apt-get install buildah mmdebstrap.',
  );
}

/** buildah keeps what it makes below `.skora`, as plain folders, so that it works in any container. */
export function buildahEnv(): NodeJS.ProcessEnv {
  const storage = join(IMAGE_DIR, 'storage.conf');
  mkdirSync(IMAGE_DIR, { recursive: true });
  const places = `runroot = "${join(IMAGE_DIR, 'run')}"\ngraphroot = "${join(IMAGE_DIR, 'store')}"`;
  writeFileSync(storage, `[storage]\ndriver = "vfs"\n${places}\n`);
  return { CONTAINERS_STORAGE_CONF: storage, BUILDAH_ISOLATION: 'chroot' };
}

/** The commit that is built. Changes that are not committed are built as well. */
export function readRevision(): string {
  return read('git', ['-C', ROOT, 'rev-parse', 'HEAD']);
}

/** Whether files differ from the commit. */
function hasChanges(): boolean {
  return read('git', ['-C', ROOT, 'status', '--porcelain']) !== '';
}

/** What the labels of an image say, as build arguments. */
function labels(): string[] {
  const { version } = readJson<{ version: string }>('package.json');
  const source = process.env['GITHUB_REPOSITORY'];
  return [
    `REVISION=${readRevision()}`,
    `VERSION=${version}`,
    ...(source ? [`SOURCE=https://github.com/${source}`] : []),
  ];
}

/** Digest of an image that buildah keeps, as `sha256:…`. A registry that compresses its layers shows another one. */
export function readDigest(tag: string): string {
  return read('buildah', ['images', '--format', '{{.Digest}}', tag], buildahEnv());
}

/** What buildah made an image from: the commit, the Dockerfile and the base images. @param given build arguments */
function listMaterials({ dockerfile }: Image, given: readonly string[]): Material[] {
  const text = readFileSync(join(ROOT, dockerfile));
  const bases = given.flatMap((argument) => /^(?:NODE|BASE)_IMAGE=(.+)$/.exec(argument)?.[1] ?? []);
  return [
    { uri: 'git+urn:skora:repository', digest: { gitCommit: readRevision() } },
    { uri: `file:${dockerfile}`, digest: { sha256: createHash('sha256').update(text).digest('hex') } },
    ...bases.map((tag) => ({ uri: `docker://${tag}`, digest: splitDigest(readDigest(tag)) })),
  ];
}

/**
 * Says what an image is about to be built from, before anybody changes or commits something meanwhile. With buildah, the two images
 * that the Dockerfile begins with are made here.
 */
export function prepareBuild(image: Image, engine: Engine): BuildInput {
  const bases = engine === 'buildah' ? ensureBaseImages(nodeVersion(image), buildahEnv()) : [];
  const buildArguments = [...bases, ...labels()];
  return { buildArguments, materials: listMaterials(image, buildArguments), hasChanges: hasChanges() };
}

/** Builds an image from its Dockerfile. */
export function buildImage(image: Image, engine: Engine, { buildArguments }: BuildInput): void {
  // What pnpm has downloaded for this checkout need not be downloaded again; the lockfile's digests are checked all the same.
  const store = `${PNPM_STORE}:${PNPM_STORE}`;
  const asBuildah = [
    'build',
    '--format',
    'docker',
    '--pull-never',
    ...(existsSync(PNPM_STORE) ? ['--volume', store] : []),
  ];
  show(
    engine,
    [
      ...(engine === 'buildah' ? asBuildah : ['build']),
      ...buildArguments.flatMap((argument) => ['--build-arg', argument]),
      ...['--file', join(ROOT, image.dockerfile), '--tag', image.tag, ROOT],
    ],
    engine === 'buildah' ? buildahEnv() : {},
  );
}
