import { createServer } from 'node:net';
import { LocalPlatformError } from './local-platform-error';

const host = '127.0.0.1';

function listenOnce(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}

/** Whether nothing listens on this port of 127.0.0.1. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await listenOnce(port)) !== null;
}

/** A port of 127.0.0.1 nobody listens on, chosen by the system. */
export async function freePort(): Promise<number> {
  const port = await listenOnce(0);
  if (port === null) throw new LocalPlatformError('No free port on 127.0.0.1.');
  return port;
}

/**
 * Refuses with every taken port at once.
 *
 * @param ports service name → port
 * @param remedies service name → what to do instead, beside stopping what listens there
 * @throws LocalPlatformError when at least one is taken
 */
export async function assertPortsFree(
  ports: Record<string, number>,
  remedies: Record<string, string> = {},
): Promise<void> {
  const checked = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => ({ name, port, free: await isPortFree(port) })),
  );
  const taken = checked.filter(({ free }) => !free);
  if (taken.length === 0) return;
  throw new LocalPlatformError(
    taken
      .map(({ name, port }) => {
        const remedy = remedies[name] ? ` or ${remedies[name]}` : '';
        return `Port ${port} (${name}) is already in use. Stop what listens there${remedy}.`;
      })
      .join('\n'),
  );
}
