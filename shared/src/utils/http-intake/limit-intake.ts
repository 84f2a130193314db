import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { IntakeLimits } from './intake-limits';
import { countByClient } from './count-by-client';
import { watchBodies } from './watch-bodies';
import { watchConnections } from './watch-connections';

/**
 * Bounds what one client keeps open, and ends requests that come too slowly.
 * @returns what is asked for each request, with the client's address as far as proxies are believed; false: refuse it,
 *   this client has to finish other bodies first, or to read other answers
 */
export function limitIntake(server: Server, limits: IntakeLimits) {
  const leaveCount = watchConnections(server, limits);
  const admitBody = watchBodies(server, limits);
  const takeRequest = countByClient(limits.maxRequestsPerClient);
  return (address: string, request: IncomingMessage, response: ServerResponse): boolean => {
    // An injected request has no connection and comes whole.
    if (!(request.socket instanceof Socket)) return true;
    if (address !== request.socket.remoteAddress) leaveCount(request.socket);
    const giveBack = takeRequest(address);
    if (giveBack === null) return false;
    response.once('close', giveBack);
    return admitBody(address, request, response);
  };
}
