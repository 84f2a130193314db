import { assertPortsFree } from '@skora/scripts-lib/ports';
import { startServer } from './server-process';
import type { ServerProcess } from './server-process';
import { siteSettings } from './server-settings';
import type { StackPorts } from './stack-ports';

export type SiteServer = ServerProcess & { url: string };

/**
 * Starts one more site beside a running stack, for example with a registry of its own.
 *
 * @throws LocalPlatformError when its port is taken, whose server would answer in its place, or it does not become ready
 * @example await startSiteServer({ ...stackPorts(10_000), site: 13_100 }, { REGISTRY: '/tmp/registry' });
 */
export async function startSiteServer(
  ports: StackPorts,
  siteEnv: Record<string, string>,
): Promise<SiteServer> {
  await assertPortsFree({ site: ports.site });
  const server = await startServer(siteSettings({ ports, dataDir: null, siteEnv }));
  return { ...server, url: `http://localhost:${ports.site}` };
}
