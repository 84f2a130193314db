import { rm } from 'node:fs/promises';
import { freePort } from '@skora/scripts-lib/ports';
import { startStack, stackPorts, type Stack, type StackPorts } from '../../../local/stack';
import { copyRegistry } from '../../../local/stack/copy-registry';

/** Ports of its own, beside the stacks of `npm start` and of the browser tests. */
export async function chooseStackPorts(): Promise<StackPorts> {
  const ports = stackPorts();
  for (const name of Object.keys(ports) as (keyof StackPorts)[]) ports[name] = await freePort();
  return ports;
}

/** The composed production build with its emulators and stand-ins, for cases that break it. */
export interface Stand {
  stack: Stack;
  ports: StackPorts;
  /** Folder of the site's registry. */
  registry: string;
  stop: () => Promise<void>;
}

/** All that is needed to ask the parts of a platform past its site. */
export type Addresses = Pick<Stand, 'ports'>;

/** Starts the built platform on ports of its own, with demo data in memory. */
export async function startStand(): Promise<Stand> {
  const registry = await copyRegistry();
  const ports = await chooseStackPorts();
  const stack = await startStack({
    ports,
    dataDir: null,
    seed: true,
    // Requests give themselves an address each, as a proxy before the site would.
    siteEnv: { REGISTRY: registry, LOG_LEVEL: 'silent', SITE_PROXY_HOPS: '1' },
    backendEnv: { LOG_LEVEL: 'silent' },
  });
  const stop = async () => {
    await stack.stop();
    await rm(registry, { recursive: true, force: true });
  };
  return { stack, ports, registry, stop };
}
