import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { SlowLink } from './slow-link';

/** A line to the Internet. */
export interface LineSpeed {
  downBitsPerSecond: number;
  upBitsPerSecond: number;
  roundTripMs: number;
}

/** What Lighthouse calls slow 4G. */
export const SLOW_4G: LineSpeed = {
  downBitsPerSecond: 1_600_000,
  upBitsPerSecond: 750_000,
  roundTripMs: 150,
};

/** Where scripts may arrive before the first frame. */
export const FAST_LINE: LineSpeed = {
  downBitsPerSecond: 40_000_000,
  upBitsPerSecond: 10_000_000,
  roundTripMs: 20,
};

const BITS_PER_BYTE = 8;
const MS_PER_SECOND = 1_000;

function direction(bitsPerSecond: number, { roundTripMs }: LineSpeed): SlowLink {
  const bytesPerMs = bitsPerSecond / BITS_PER_BYTE / MS_PER_SECOND;
  return new SlowLink({ bytesPerMs, latencyMs: roundTripMs / 2 });
}

/** Hands bytes from one end to the other; both ends close together. */
function join(from: Socket, to: Socket, link: SlowLink, openAt = 0): void {
  const send = link.connect((bytes) => {
    if (!to.destroyed) to.write(bytes);
  }, openAt);
  from.on('data', send);
  from.on('error', () => to.destroy());
  from.on('close', () => to.destroy());
}

/**
 * Puts a slow line in front of a server, below HTTP: all connections share its two directions. A new connection costs a round
 * trip and starts slowly, as TCP does. Losses and the delays of radio are left out.
 * @param port of the server on this machine
 * @returns the port to ask instead
 */
export async function openSlowLine(
  port: number,
  speed: LineSpeed,
): Promise<{ port: number; close: () => Promise<void> }> {
  const down = direction(speed.downBitsPerSecond, speed);
  const up = direction(speed.upBitsPerSecond, speed);
  const sockets = new Set<Socket>();
  const server = createServer((browser) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [browser, upstream]) {
      socket.setNoDelay();
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    join(browser, upstream, up, performance.now() + speed.roundTripMs);
    join(upstream, browser, down);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: (server.address() as AddressInfo).port, close };
}
