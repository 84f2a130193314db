import { rm } from 'node:fs/promises';
import { startStack } from '@skora/scripts/stack';
import { GOOGLE_CLIENT_ID, PORTS } from '../fixtures/stack/addresses';
import { copyRegistry } from '../fixtures/faults/own-site';

/** Starts the built platform on the test ports, with data in memory and a registry of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const registry = await copyRegistry();
  const stack = await startStack({
    ports: PORTS,
    dataDir: null,
    seed: true,
    siteEnv: { REGISTRY: registry, LOG_LEVEL: 'silent', GOOGLE_CLIENT_ID },
    // Browsers of tests give themselves an address each, as a proxy before the site would.
    backendEnv: { LOG_LEVEL: 'silent', TRUST_PROXY_HOPS: '2' },
    log: (line) => console.log(`  ${line}`),
  });
  void stack.crashed.then((reason) => console.error(reason));
  return async () => {
    await stack.stop();
    await rm(registry, { recursive: true, force: true });
  };
}
