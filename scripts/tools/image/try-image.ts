import { join } from 'node:path';
import { freePort } from '../../local/lib/ports';
import { startEmulators } from '../../local/emulators';
import { ROOT, REGISTRY_DIR } from '../lib/workspace';
import { SITE_ROWS } from '../env/site-rows';
import type { Image } from './images';
import { REGISTRY_INSIDE, startContainer, type Mounted } from './run-image';

/** What was looked at while an image ran, and what came of it. */
export interface Finding {
  what: string;
  found: string;
  right: boolean;
}

const READY_WITHIN_MS = 60_000;
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
    for (const path of PAGES[image.name]) answers.push(await ask(origin, path));
    const health = await container.exec(mounted.settings.Healthcheck.Test.slice(1));
    const code = await container.stop();
    return [
      { what: '/readyz', found: `after ${seconds} s`, right: true },
      ...answers,
      { what: 'health check', found: `code ${health}`, right: health === 0 },
      { what: 'SIGTERM', found: `code ${code}`, right: code === 0 },
    ];
  } finally {
    await settings.stop();
  }
}
