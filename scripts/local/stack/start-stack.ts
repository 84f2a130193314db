import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { seedDemoData } from '../seed';
import { startEmulators } from '../emulators';
import { ROOT } from '@skora/scripts-lib/workspace';
import { startGeo, startMail, startPush } from '@skora/stand-ins';
import { assertStackPortsFree } from './assert-stack-ports-free';
import { readSampleMails } from './read-sample-mails';
import { startReplaceable } from './replaceable-server';
import { assertBuilt } from './server-process';
import type { ServerSettings } from './server-process';
import {
  backendSettings,
  mailEventTarget,
  projectId,
  siteSettings,
  stackUrls,
  storageBucket,
  tasksSecret,
} from './server-settings';
import { createShutdown } from './shutdown';
import { startStripeWithPrices } from './start-stripe-with-prices';
import { startTaskClock } from './task-clock';
import type { Stack, StartStackOptions } from './types';

/**
 * Starts the whole platform on this machine: emulators, stand-ins, backend and site. Resolves when all of it is
 * ready; the builds must exist.
 *
 * @throws LocalPlatformError for a taken port, a missing tool, or a part that does not start; nothing is left running
 * @example
 * const stack = await startStack({ ports: stackPorts(10_000), dataDir: null, seed: true });
 * await stack.stop();
 */
export async function startStack(options: StartStackOptions): Promise<Stack> {
  const { ports, dataDir, fresh, seed, clock, log = () => undefined } = options;
  const urls = stackUrls(options);
  const shutdown = createShutdown();
  const failure = new AbortController();
  const servers = { backend: backendSettings(options), site: siteSettings(options) };
  Object.values(servers).forEach(assertBuilt);
  await assertStackPortsFree(ports);
  if (fresh && dataDir) await rm(dataDir, { recursive: true, force: true });

  const emulating = async () => {
    const emulators = await startEmulators({
      projectId,
      ports: { auth: ports.auth, firestore: ports.firestore, storage: ports.storage },
      firestoreRules: join(ROOT, 'backend', 'rules', 'firestore.rules'),
      storageRules: join(ROOT, 'backend', 'rules', 'storage.rules'),
      dataDir,
      log,
    });
    shutdown.add({ order: 3, name: 'emulators', stop: emulators.stop });
    if (seed && (await seedDemoData(emulators.env, storageBucket))) log('Fictional demo players');
    return emulators;
  };
  const standingIn = async () => {
    const geo = await startGeo(ports.geo);
    shutdown.add({ order: 2, name: 'geolocation stand-in', stop: geo.stop });
    const mail = await startMail(
      { smtp: ports.smtp, mailbox: ports.mailbox },
      mailEventTarget(options),
      dataDir === null ? null : join(dataDir, 'mails.json'),
      readSampleMails,
    );
    shutdown.add({ order: 2, name: 'mail stand-in', stop: mail.stop });
    const push = await startPush(ports.push);
    shutdown.add({ order: 2, name: 'push stand-in', stop: push.stop });
    const stripe = await startStripeWithPrices(options);
    shutdown.add({ order: 2, name: 'Stripe stand-in', stop: stripe.stop });
    const standIns = [ports.geo, ports.push, ports.stripe, ports.smtp, ports.mailbox];
    log(`Stand-ins for geolocation, pushes, Stripe and mail on ports ${standIns.join(', ')}`);
  };
  const serving = async (settings: ServerSettings, port: number) => {
    const server = await startReplaceable({ ...settings, signal: failure.signal });
    shutdown.add({ order: 1, name: settings.name, stop: server.stop });
    log(`The ${settings.name} on port ${port}`);
    return server;
  };

  const emulation = emulating();
  const parts = [
    emulation,
    standingIn(),
    serving({ ...servers.backend, after: emulation }, ports.backend),
    serving(servers.site, ports.site),
  ] as const;
  try {
    const [emulators, , backend, site] = await Promise.all(parts);
    if (clock) {
      const { stop } = await startTaskClock({ backend: urls.backend, secret: tasksSecret, log });
      shutdown.add({ order: 0, name: 'clock of the tasks', stop: async () => stop() });
      log('Scheduled tasks run at their times');
    }
    const emulatorsCrashed = emulators.crashed.then(
      (reason) => `The emulators ended unexpectedly: ${reason}`,
    );
    const crashed = Promise.race([emulatorsCrashed, backend.crashed, site.crashed]).then(async (reason) => {
      await shutdown.run().catch(() => undefined);
      return reason;
    });
    return {
      urls,
      emulatorPorts: emulators.ports,
      emulatorEnv: emulators.env,
      crashed,
      restartSite: site.restart,
      backendTail: backend.tail,
      restartBackend: backend.restart,
      stop: shutdown.run,
    };
  } catch (error) {
    failure.abort();
    // What is still starting must have started before it can be stopped.
    await Promise.allSettled(parts);
    await shutdown.run().catch(() => undefined);
    throw error;
  }
}
