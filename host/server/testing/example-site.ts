import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite } from '../create-site';
import { readEnv, type SiteEnv } from '../config/env';
import type { HostAssets } from '../files/host-assets';
import { localReleaseStore, type ReleaseStore } from '@skora/registry';

/** What a host build would have written. */
export const EXAMPLE_ASSETS: HostAssets = {
  boot: ['boot.12345678.js'],
  js: ['main.12345678.js'],
  css: ['base.12345678.css'],
  components: {
    file: 'components.12345678.css',
    rules: [
      { names: ['Button'], css: '.Button{color:red}' },
      { names: ['Badge', 'Gauge'], css: '.Badge,.Gauge{color:tan}' },
      { names: [], css: ':focus{color:cyan}' },
    ],
  },
  lazy: { '@skora/shared/ui/forms': { js: ['ui-forms.12345678.js'], css: ['ui-forms.12345678.css'] } },
  fonts: ['inter-latin.12345678.woff2'],
  files: [
    { name: 'main.12345678.js', size: 10, integrity: 'sha384-main' },
    { name: 'boot.12345678.js', size: 10, integrity: 'sha384-boot' },
  ],
  kernel: {},
  provides: { react: '19.3.1', '@skora/shared': '1.0.0' },
  runtimeCore: '2.9.2',
};

const HOST_FILES: Record<string, string> = {
  'main.12345678.js': 'console.info("host")',
  'base.12345678.css': 'body{margin:0}',
  'ui-forms.12345678.css': '.field{margin:0}',
};

const LOCAL = {
  ENVIRONMENT: 'local',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
};

/** Settings of a site for everybody: no emulators, and a name. */
export const PRODUCTION = {
  ENVIRONMENT: 'production',
  FIREBASE_AUTH_EMULATOR_HOST: undefined,
  FIRESTORE_EMULATOR_HOST: undefined,
  FIREBASE_STORAGE_EMULATOR_HOST: undefined,
  FIREBASE_PROJECT_ID: 'skora-site',
  FIREBASE_API_KEY: 'of the project',
  PUBLIC_ORIGIN: 'https://skora.example',
  OPERATOR_NAME: 'Club & Co',
  OPERATOR_ADDRESS: '2 Real Road',
  OPERATOR_COUNTRY: 'Germany',
  OPERATOR_EMAIL: 'office@club.example',
  LEGAL_SINCE: '2026-12-01',
  SITE_SECRET: 'what the backend knows',
  SITE_PROXY_HOPS: '0',
};

/** Settings of a site on this machine. */
export const EXAMPLE_SETTINGS = {
  BACKEND_URL: 'http://127.0.0.1:1',
  REGISTRY: '/nowhere',
  FIREBASE_PROJECT_ID: 'demo-skora',
  FIREBASE_API_KEY: 'demo',
  ...LOCAL,
};

/** An empty registry in a folder of its own. */
export async function temporaryStore(): Promise<{ store: ReleaseStore; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'skora-registry-'));
  return { store: localReleaseStore(folder), folder };
}

/** A registry in a folder always answers; on a busy machine that may take longer than a visitor waits. */
const PATIENT = { registryMs: 60_000 };

/** A site over a store, not listening: ask it with `inject()`. */
export function exampleSite(
  store: ReleaseStore,
  change: Record<string, string | undefined> = {},
  settings: Partial<SiteEnv> = {},
  leaving?: AbortSignal,
) {
  return createSite({
    env: { ...readEnv({ ...EXAMPLE_SETTINGS, ...change }), ...PATIENT, ...settings },
    store,
    host: {
      assets: EXAMPLE_ASSETS,
      read: async (name) => (HOST_FILES[name] === undefined ? null : Buffer.from(HOST_FILES[name])),
    },
    readPublic: async () => null,
    leaving,
  });
}
