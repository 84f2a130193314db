import { rm } from 'node:fs/promises';
import { copyRegistry } from '@skora/scripts/copy-registry';
import { startStack } from '@skora/scripts/stack';
import { GOOGLE_CLIENT_ID, PORTS } from '../fixtures/stack/addresses';

const MOST_LETTERS = 1_500;

const shorten = (lines: string) =>
  lines
    .split('\n')
    .map((line) => line.slice(0, MOST_LETTERS))
    .join('\n');

/** Starts the built platform on the test ports, with data in memory and a registry of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const registry = await copyRegistry();
  const stack = await startStack({
    ports: PORTS,
    dataDir: null,
    seed: true,
    // Browsers of tests give themselves an address each, as a proxy before the site would.
    siteEnv: { REGISTRY: registry, LOG_LEVEL: 'silent', GOOGLE_CLIENT_ID, SITE_PROXY_HOPS: '1' },
    backendEnv: { LOG_LEVEL: 'error' },
    log: (line) => console.log(`  ${line}`),
  });
  void stack.crashed.then((reason) => console.error(reason));
  return async () => {
    // Why an answer was a 5xx is said nowhere else. Some tests cause errors on purpose.
    const errors = stack.backendTail();
    if (errors !== '') console.log(`Last errors of the backend:\n${shorten(errors)}`);
    await stack.stop();
    await rm(registry, { recursive: true, force: true });
  };
}
