import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countByClient } from './count-by-client';
import type { IntakeLimits } from './intake-limits';

/**
 * Bounds the open connections, in all and by client.
 * @returns what takes a connection out of the count of its address: it belongs to a proxy and carries many clients
 */
export function watchConnections(server: Server, limits: IntakeLimits) {
  const take = countByClient(limits.maxConnectionsPerClient);
  const places = new WeakMap<Socket, () => void>();
  server.maxConnections = limits.maxConnections;
  server.on('connection', (socket) => {
    const giveBack = take(socket.remoteAddress ?? '');
    if (giveBack === null) return void socket.destroy();
    places.set(socket, giveBack);
    socket.once('close', giveBack);
  });
  return (socket: Socket): void => places.get(socket)?.();
}
