import { setTimeout as pause } from 'node:timers/promises';
import { openReleaseStore } from '@skora/registry';
import { createApp } from './create-app';
import { compileWaitingSchemas } from '../lib/http/schema-compilers';
import { readEnv, type ServiceConfig } from './env';
import { connectFirebase } from '../lib/firestore/connect-firebase';
import { shutDownOnSignal } from '@skora/shared/utils/shut-down-on-signal';

async function serve(config: ServiceConfig) {
  const firebase = connectFirebase(config.projectId, config.storageBucket);
  const leaving = new AbortController();
  const registry = config.registry === null ? undefined : openReleaseStore(config.registry);
  const app = await createApp({ config, ...firebase, registry, now: Date.now, leaving: leaving.signal });
  await app.ready();
  compileWaitingSchemas();
  // Told at once; closing begins when the balancer has noticed.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => leaving.abort());
  shutDownOnSignal(async (reason) => {
    app.log.info({ reason }, 'shutting down');
    await pause(config.drainMs);
    await app.close();
    await firebase.close();
  });
  await app.listen({ host: config.host, port: config.port });
}

try {
  await serve(readEnv(process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
