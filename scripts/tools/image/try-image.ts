import { join } from 'node:path';
import { freePort } from '@skora/scripts-lib/ports';
import { startEmulators } from '../../local/emulators';
import { ROOT, REGISTRY_DIR } from '@skora/scripts-lib/workspace';
import { SITE_ROWS } from '../env/site-rows';
import type { Image } from './images';
import { REGISTRY_INSIDE, startContainer, type Mounted } from './run-image';

/** What was looked at while an image ran, and what came of it. */
export interface Finding {
  what: string;
  found: string;
  right: boolean;
}

/** Long, because a busy machine needs half a minute; an image that fails ends at once. */
const READY_WITHIN_MS = 300_000;
const PAUSE_MS = 250;

async function untilReady(origin: string, ended: Promise<number>): Promise<boolean> {
  const end = Date.now() + READY_WITHIN_MS;
  const gone = ended.then(() => true);
  while (Date.now() < end) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    const pause = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PAUSE_MS));
    if (await Promise.race([gone, pause])) return false;
  }
  return false;
}

function isRunning(ended: Promise<number>): Promise<boolean> {
  return Promise.race([ended.then(() => false), Promise.resolve(true)]);
}

/** Settings of a site for everybody, with the releases of this machine. */
function siteSettings(port: number) {
  const good = Object.entries(SITE_ROWS).flatMap(([key, { good: value }]) => (value ? [[key, value]] : []));
  const env = { ...Object.fromEntries(good), PORT: String(port), HOST: '', REGISTRY: REGISTRY_INSIDE };
  return { env: env as Record<string, string>, registry: REGISTRY_DIR, stop: async () => {} };
}

/** Settings of a backend with emulators of this machine; those of a public one would need a project. */
async function backendSettings(port: number) {
  const emulators = await startEmulators({
    projectId: 'demo-skora',
    ports: { auth: await freePort(), firestore: await freePort(), storage: await freePort() },
    firestoreRules: join(ROOT, 'backend/rules/firestore.rules'),
    storageRules: join(ROOT, 'backend/rules/storage.rules'),
  });
  const env = { ...emulators.env, PORT: String(port), HOST: '0.0.0.0' };
  return { env, registry: '', stop: () => emulators.stop() };
}

const PAGES: Record<Image['name'], readonly string[]> = {
  site: ['/livez', '/', '/story', '/login', '/favicon.svg', '/sitemap.xml'],
  // The clips come from the database.
  backend: ['/livez', '/payment/pricing?country_code=GB', '/clips'],
};

/** Run inside: ends with 0 when the root cannot be written to and the first process is not root. */
const SHUT = `const { readFileSync, statSync } = require('node:fs');
const isReadOnly = /^\\S+ \\/ \\S+ ro[, ]/m.test(readFileSync('/proc/mounts', 'utf8'));
process.exit(isReadOnly && statSync('/proc/1').uid > 0 ? 0 : 1)`;

/** The first script that the home page of a site names. */
async function findScript(origin: string): Promise<string> {
  const page = await (await fetch(origin)).text();
  return /"(\/[^"\s]+\.js)"/.exec(page)?.[1] ?? '/ names no script';
}

async function ask(url: string, path: string): Promise<Finding> {
  const answer = await fetch(`${url}${path}`).catch(() => null);
  const size = answer ? (await answer.arrayBuffer()).byteLength : 0;
  return {
    what: path,
    found: answer ? `${answer.status}, ${size} bytes` : 'no answer',
    right: answer?.ok ?? false,
  };
}

/** Starts an image as a platform would, asks it, runs its health check and ends it. */
export async function tryImage(image: Image, mounted: Mounted): Promise<Finding[]> {
  const port = await freePort();
  const settings = image.name === 'site' ? siteSettings(port) : await backendSettings(port);
  const began = performance.now();
  const container = startContainer(mounted, settings.env, settings.registry);
  try {
    const origin = `http://127.0.0.1:${port}`;
    const ready = await untilReady(origin, container.ended);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (!ready) {
      if (await isRunning(container.ended)) await container.stop();
      return [{ what: '/readyz', found: container.said() || `not within ${seconds} s`, right: false }];
    }
    const answers = [];
    const paths = [...PAGES[image.name], ...(image.name === 'site' ? [await findScript(origin)] : [])];
    for (const path of paths) answers.push(await ask(origin, path));
    const shut = await container.exec(['node', '-e', SHUT]);
    const health = await container.exec(mounted.settings.Healthcheck.Test.slice(1));
    const code = await container.stop();
    return [
      { what: '/readyz', found: `after ${seconds} s`, right: true },
      ...answers,
      { what: 'root read-only, process not root', found: `code ${shut}`, right: shut === 0 },
      { what: 'health check', found: `code ${health}`, right: health === 0 },
      { what: 'SIGTERM', found: `code ${code}`, right: code === 0 },
    ];
  } finally {
    await settings.stop();
  }
}
