import { assertPortsFree } from '@skora/scripts-lib/ports';
import { startServer } from './server-process';
import type { ServerProcess } from './server-process';
import { backendSettings } from './server-settings';
import type { StackPorts } from './stack-ports';

export type BackendServer = ServerProcess & { url: string };

/**
 * Starts one more backend beside a running stack, on its emulators and stand-ins.
 *
 * @param program of another build; the built one unless given
 * @param env added to its environment
 * @throws LocalPlatformError when its port is taken, or it does not become ready
 */
export async function startBackendServer(
  ports: StackPorts,
  program?: string,
  env: Record<string, string> = {},
): Promise<BackendServer> {
  await assertPortsFree({ backend: ports.backend });
  const backendEnv = { LOG_LEVEL: 'error', ...env };
  const own = { ports, dataDir: null, programs: { backend: program }, backendEnv };
  const server = await startServer(backendSettings(own));
  return { ...server, url: `http://127.0.0.1:${ports.backend}` };
}
