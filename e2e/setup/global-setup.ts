import { rm } from 'node:fs/promises';
import { copyRegistry } from '@skora/scripts/copy-registry';
import { startStack } from '@skora/scripts/stack';
import { GOOGLE_CLIENT_ID, PORTS } from '../fixtures/stack/addresses';

/** Starts the built platform on the test ports, with data in memory and a registry of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const registry = await copyRegistry();
  const stack = await startStack({
    ports: PORTS,
    dataDir: null,
    seed: true,
    // Browsers of tests give themselves an address each, as a proxy before the site would.
    siteEnv: { REGISTRY: registry, LOG_LEVEL: 'silent', GOOGLE_CLIENT_ID, SITE_PROXY_HOPS: '1' },
    backendEnv: { LOG_LEVEL: 'silent' },
    log: (line) => console.log(`  ${line}`),
  });
  void stack.crashed.then((reason) => console.error(reason));
  return async () => {
    await stack.stop();
    await rm(registry, { recursive: true, force: true });
  };
}
