import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { shutDownOnSignal } from '@skora/shared/utils/shut-down-on-signal';
import { createSite } from './create-site';
import { readEnv } from './config/env';
import { openHostFiles } from './files/read-assets';
import { openReleaseStore } from '@skora/registry';

const here = dirname(fileURLToPath(import.meta.url));

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const leaving = new AbortController();
  const app = await createSite({
    env,
    store: openReleaseStore(env.registry),
    host: await openHostFiles(env.hostDist ?? here),
    readPublic: (name) => readFile(join(here, '../public', name)).catch(() => null),
    leaving: leaving.signal,
  });
  // Told at once; closing begins when the balancer has noticed.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => leaving.abort());
  shutDownOnSignal(async () => {
    await pause(env.drainMs);
    await app.close();
  });
  await app.listen({ port: env.port, host: env.host });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
