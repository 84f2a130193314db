import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { countByClient } from './count-by-client';
import type { IntakeLimits } from './intake-limits';

function announcesBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Calls `onSlow` once when the body comes more slowly than it may. @returns what ends the watch */
function watchRate(request: IncomingMessage, limits: IntakeLimits, onSlow: () => void): () => void {
  const begun = performance.now();
  const bytesBefore = request.socket.bytesRead;
  const look = () => {
    if (request.complete) return;
    const bytes = request.socket.bytesRead - bytesBefore;
    const left = limits.bodyMs + (bytes / limits.bytesPerSecond) * 1000 - (performance.now() - begun);
    if (left > 0) timer = setTimeout(look, left);
    else onSlow();
  };
  let timer = setTimeout(look, limits.bodyMs);
  return () => clearTimeout(timer);
}

/**
 * Ends requests whose body comes too slowly, with 408, and bounds how many bodies of one client are on the way. Node's own
 * `requestTimeout` knows no rate: it would end an upload over a slow line as it ends an attack.
 * @returns what is asked for each request; false when the client has to finish other bodies first
 */
export function watchBodies(server: Server, limits: IntakeLimits) {
  const take = countByClient(limits.maxBodiesPerClient);
  return (address: string, request: IncomingMessage, response: ServerResponse): boolean => {
    if (!announcesBody(request)) return true;
    const giveBack = take(address);
    if (giveBack === null) return false;
    const endWatch = watchRate(request, limits, () => {
      // Whoever reads the answer may try again at once.
      giveBack();
      // An answer that has begun cannot become another one.
      if (response.headersSent) request.socket.destroy();
      else
        server.emit(
          'clientError',
          Object.assign(new Error('The body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
          request.socket,
        );
    });
    request.once('close', () => {
      endWatch();
      giveBack();
    });
    return true;
  };
}
