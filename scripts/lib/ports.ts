import { createServer } from 'node:net';
import { LocalPlatformError } from './local-platform-error';

const host = '127.0.0.1';

/** Below the ports that Linux, macOS and Windows give to outgoing connections, which may be taken at any moment. */
const FIRST = 20_000;
const COUNT = 12_768;

/** Processes that run side by side begin this far from each other; none asks for so many. */
const STEP = 97;

let given = 0;

/** Whether nothing listens on this port of 127.0.0.1. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * A port of 127.0.0.1 nobody listens on, for a program that begins to listen some seconds later. Another one each time.
 * @throws LocalPlatformError when all are taken
 */
export async function freePort(): Promise<number> {
  while (given < COUNT) {
    const port = FIRST + ((process.pid * STEP + given) % COUNT);
    given += 1;
    if (await isPortFree(port)) return port;
  }
  throw new LocalPlatformError('No free port on 127.0.0.1.');
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
