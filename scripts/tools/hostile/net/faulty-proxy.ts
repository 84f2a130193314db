import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * What can happen to a TCP connection:
 *
 * - `hang` is accepted and never answered; `half-open` reaches the other side, whose answer never arrives
 * - `trickle` brings the answer at one byte a second, `cut` the first hundred bytes of it, `garbage` bytes that mean nothing
 * - `reset` ends as soon as it begins, `slow` takes 200 ms each way
 */
export const NETWORK_FAULTS = ['hang', 'trickle', 'cut', 'garbage', 'reset', 'half-open'] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number] | 'slow' | 'none';

export interface FaultyProxy {
  port: number;
  /** Ends every connection, so that the next ones have this fault. */
  set: (fault: NetworkFault) => void;
  stop: () => Promise<void>;
}

const CUT_AFTER = 100;
const SLOW_MS = 200;

function trickle(from: Socket, to: Socket): void {
  const waiting: Buffer[] = [];
  from.on('data', (bytes: Buffer) => waiting.push(bytes));
  const timer = setInterval(() => {
    const [first] = waiting;
    if (first === undefined) return;
    to.write(first.subarray(0, 1));
    if (first.length > 1) waiting[0] = first.subarray(1);
    else waiting.shift();
  }, 1000);
  to.once('close', () => clearInterval(timer));
}

function cut(from: Socket, to: Socket): void {
  let left = CUT_AFTER;
  from.on('data', (bytes: Buffer) => {
    to.write(bytes.subarray(0, left));
    left -= bytes.length;
    if (left <= 0) to.end();
  });
}

function delay(from: Socket, to: Socket): void {
  from.on('data', (bytes: Buffer) => setTimeout(() => to.writable && to.write(bytes), SLOW_MS));
  from.once('end', () => setTimeout(() => to.end(), SLOW_MS));
}

/** Carries the answer of the other side back, as the fault lets it. */
function answer(fault: NetworkFault, upstream: Socket, client: Socket): void {
  if (fault === 'trickle') trickle(upstream, client);
  else if (fault === 'cut') cut(upstream, client);
  else if (fault === 'slow') delay(upstream, client);
  else if (fault === 'half-open') upstream.resume();
  else upstream.pipe(client);
}

/** Starts a proxy in front of a port of this machine, whose connections can be spoiled. */
export async function startFaultyProxy(target: number): Promise<FaultyProxy> {
  let fault: NetworkFault = 'none';
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    // A broken connection is what this is for.
    socket.on('error', () => socket.destroy());
  };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    keep(client);
    if (fault === 'reset') return void client.resetAndDestroy();
    if (fault === 'hang') return void client.resume();
    if (fault === 'garbage') {
      client.once('data', () => client.end(randomBytes(2000)));
      return;
    }
    const upstream = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    keep(upstream);
    if (fault === 'slow') delay(client, upstream);
    else client.pipe(upstream);
    answer(fault, upstream, client);
    upstream.once('close', () => fault === 'half-open' || client.end());
    client.once('close', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = () => open.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    set: (next) => {
      fault = next;
      end();
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      end();
      await closed;
    },
  };
}
