import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { localReleaseStore } from '@skora/registry';
import { demoPlayers } from '../../local/seed/stories/players';
import { changeHost } from '../build/change-host';
import { releaseHost } from '../build/release-host';
import { ensureChromium } from '../browsers/ensure-chromium';
import { startStand, type Stand } from '../hostile/lib/stand';
import { remoteIds } from '@skora/scripts-lib/workspace';
import { builtProgram } from '../../local/stack/server-process';
import { readWorkspaceKey } from '../publish/workspace-key';
import { deployRemote, rollBackRemote } from './deploy-remote';
import { countEffects } from './effects';
import { buildBackendAt } from './build-backend-at';
import { startLoad, type Load } from './load';
import type { Counts } from './result';
import { startServers, type BuildsBefore, type Servers } from './servers';
import { openTabs } from './tabs';

/** What visitors read meanwhile. */
const PATHS = [
  '/',
  '/story',
  '/pricing-plans',
  '/blog',
  '/contact-us',
  '/api/payment/pricing?country_code=DE',
];

/** Between steps everything goes on. */
const REST_MS = 3_000;
/** How long two builds of each are at work. */
const MIXED_MS = 15_000;
/** The build of the workspace. */
const NEW = { host: '', backend: builtProgram('backend/dist/main.mjs') };

type Log = (line: string) => void;

/** Lets the builds before and today's answer beside each other. */
async function mix({ sites, backends }: Servers, load: Load): Promise<void> {
  await sites.rollHalf(NEW.host);
  await backends.rollHalf(NEW.backend);
  load.answeredBy.clear();
  await pause(MIXED_MS);
  const answered = [...load.answeredBy];
  for (const pool of ['sites', 'backends']) {
    if (answered.filter((instance) => instance.startsWith(pool)).length < 2)
      throw new Error(`Of two ${pool} of different builds one answered nothing: look at HAProxy's checks.`);
  }
}

/** Each thing that operators do, by itself. */
function listSteps(servers: Servers, { registry }: Stand, load: Load): [string, () => Promise<void>][] {
  const { sites, backends } = servers;
  const remotes = remoteIds();
  const [first = ''] = remotes;
  return [
    ['deploy one site and one backend', () => mix(servers, load)],
    ['deploy the host', () => sites.roll()],
    ['deploy the backend', () => backends.roll()],
    ...remotes.map((id): [string, () => Promise<void>] => [`deploy ${id}`, () => deployRemote(registry, id)]),
    [`roll back ${first}`, () => rollBackRemote(registry, first)],
    ['restart a site', () => sites.restart()],
    ['restart a backend', () => backends.restart()],
    ['kill a site', () => sites.kill()],
    ['kill a backend', () => backends.kill()],
    ['drain and replace all', async () => void (await Promise.all([sites.roll(), backends.roll()]))],
  ];
}

async function rehearse(stand: Stand, before: BuildsBefore, log: Log): Promise<Counts> {
  const store = localReleaseStore(stand.registry);
  await releaseHost(store, { key: readWorkspaceKey(), dist: before.host });
  const servers = await startServers(stand, before);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const [member, , scorer] = demoPlayers.map(({ email }) => email);
    const tabs = await openTabs(browser, servers.origin, { member: member ?? '', scorer: scorer ?? '' });
    const load = startLoad(servers.origin, PATHS);
    for (const [name, step] of listSteps(servers, stand, load)) {
      const [began, failed] = [Date.now(), load.failures.length];
      await step();
      await pause(REST_MS);
      const seconds = ((Date.now() - began) / 1000).toFixed(0);
      log(`${name}: ${seconds} s, ${load.failures.length - failed} failed requests`);
    }
    await tabs.stop();
    await load.stop();
    const effects = await countEffects(stand, load.written);
    for (const line of [...load.failures, ...load.refused]) log(`failed: ${line}`);
    for (const { name, missing, uncaught } of tabs.tabs)
      for (const line of [...missing, ...uncaught]) log(`${name}: ${line}`);
    log(`${load.repeats} writes were sent again with the same key`);
    return {
      requests: load.requests,
      failedRequests: load.failures.length + load.refused.length,
      writes: load.written.length,
      savedMatches: tabs.matches.saved,
      lostWrites: effects.lost + tabs.matches.lost,
      duplicateEffects: effects.duplicates + tabs.matches.duplicates,
      lostCharacters: tabs.lostCharacters,
      missingChunks: tabs.tabs.flatMap(({ missing }) => missing).length,
      reloadsPerTab: Math.max(...tabs.tabs.map(({ reloads }) => reloads)),
    };
  } finally {
    await browser.close();
    await servers.stop();
  }
}

/**
 * Deploys, rolls back, restarts, kills and drains under load with browsers open. What is built is what is deployed.
 *
 * @param commit the backend it begins with
 */
export async function runRehearsal(commit: string, log: Log): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'skora-before-'));
  const before = { host: join(folder, 'host'), backend: await buildBackendAt(commit, folder) };
  const stand = await startStand();
  try {
    await changeHost(before.host, 'firebase-auth', '// the build before');
    return await rehearse(stand, before, log);
  } finally {
    await stand.stop();
    await rm(folder, { recursive: true });
  }
}
