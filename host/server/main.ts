import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shutDownOnSignal } from '@skora/shared/utils/shut-down-on-signal';
import { createSite } from './create-site';
import { readEnv } from './config/env';
import { openHostFiles } from './files/read-assets';
import { openReleaseStore } from '@skora/registry';

const here = dirname(fileURLToPath(import.meta.url));

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const app = await createSite({
    env,
    store: openReleaseStore(env.registry),
    host: await openHostFiles(env.hostDist ?? here),
    readPublic: (name) => readFile(join(here, '../public', name)).catch(() => null),
  });
  shutDownOnSignal(() => app.close());
  await app.listen({ port: env.port, host: env.host });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
