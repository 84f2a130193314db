import type { ManifestRoute, Release, ReleaseFile, RemoteManifest, RoutePage } from '@skora/shared/contract';
import {
  claimId,
  computeIntegrity,
  createTeamKey,
  readOwner,
  readTeamKey,
  registryPaths,
  writePointer,
  writeSignature,
  type ReleaseStore,
} from '@skora/registry';

/** A small, valid manifest. */
export function exampleManifest(change: Partial<RemoteManifest> = {}): RemoteManifest {
  return {
    id: 'remote-marketing',
    owner: 'Growth',
    contractVersion: 1,
    routes: [
      {
        path: '/',
        view: 'home',
        access: 'public',
        background: 'default',
        title: 'Home',
        description: 'Start "here"',
        prerender: true,
      },
      {
        path: '/settings',
        view: 'settings',
        access: 'protected',
        background: 'internal',
        title: 'Settings',
        prerender: false,
      },
      {
        path: '*',
        view: 'not-found',
        access: 'public',
        background: 'default',
        title: 'Page not found',
        prerender: true,
      },
    ],
    slots: [],
    navigation: [],
    ...change,
  };
}

const ENTRY = 'globalThis.x=1';
const STYLE = '.home{color:red}';

function exampleFile(name: string, text: string): ReleaseFile {
  return { name, size: text.length, integrity: computeIntegrity(Buffer.from(text)) };
}

function writePage({ title }: RoutePage): string {
  return `<h1>${title}</h1>`;
}

/** A release of {@link exampleManifest}. */
export function exampleRelease(name = 'aaaaaa111111', change: Partial<Release> = {}): Release {
  return {
    release: name,
    id: 'remote-marketing',
    builtAt: '2026-11-21T00:00:00.000Z',
    manifest: exampleManifest(),
    entry: 'remoteEntry.12345678.js',
    files: [exampleFile('remoteEntry.12345678.js', ENTRY), exampleFile('home.12345678.css', STYLE)],
    views: {
      home: { js: ['home.12345678.js'], css: ['home.12345678.css'], kernel: ['@skora/shared/ui/forms'] },
    },
    fragments: [
      { view: 'home', key: '/', html: `<h1>Home of ${name}</h1>` },
      { view: 'not-found', key: '*', html: '<h1>Offside</h1>' },
    ],
    requires: { react: '^19.0.0', '@skora/shared/': '^1.0.0' },
    runtimeCore: '2.9.2',
    ...change,
  };
}

/** A release with a blog whose pages are files beside it. */
export function exampleBlog(pages: readonly RoutePage[], name = 'bbbbbb222222'): Release {
  const blog: ManifestRoute = {
    path: '/blog',
    view: 'home',
    access: 'public',
    background: 'default',
    title: 'Blog',
    description: 'All articles',
    prerender: true,
  };
  const article: ManifestRoute = {
    ...blog,
    path: '/blog/:slug',
    title: 'Article',
    pages: './src/pages/blog',
  };
  const manifest = exampleManifest();
  const released = pages.map((page) => ({
    ...page,
    file: `${page.path.slice(1).replaceAll('/', '-')}.12345678.html`,
  }));
  return exampleRelease(name, {
    manifest: { ...manifest, routes: [...manifest.routes, blog, article] },
    files: [...exampleRelease().files, ...released.map((page) => exampleFile(page.file, writePage(page)))],
    pages: released,
  });
}

/** Signs what tests publish. */
export const EXAMPLE_KEY = readTeamKey(createTeamKey());

/** Puts a release with its files into a store, signed by its owner. */
export async function uploadRelease(store: ReleaseStore, release: Release): Promise<void> {
  const put = (path: string, text: string) => store.write(path, Buffer.from(text), { immutable: true });
  const bytes = Buffer.from(JSON.stringify(release));
  await store.write(registryPaths.release(release.id, release.release), bytes, { immutable: true });
  if (!(await readOwner(store, release.id))) await claimId(store, release.id, 'Growth', EXAMPLE_KEY);
  await writeSignature(store, { id: release.id, release: release.release, bytes }, EXAMPLE_KEY);
  await put(registryPaths.file(release.id, release.entry), ENTRY);
  await put(registryPaths.file(release.id, 'home.12345678.css'), STYLE);
  for (const page of release.pages ?? []) {
    await put(registryPaths.file(release.id, page.file), writePage(page));
  }
}

/** Does that, and points to it. */
export async function putRelease(store: ReleaseStore, release: Release): Promise<void> {
  await uploadRelease(store, release);
  await writePointer(store, release.id, { stable: release.release, previous: [] });
}
