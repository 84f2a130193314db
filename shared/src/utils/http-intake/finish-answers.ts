import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** For the first request of a connection that was opened just before the server closes. */
const FIRST_REQUEST_MS = 500;

/**
 * Closing the server then ends idle connections at once, those without a request so far soon, and every other one after its
 * last answer. Node's own `closeIdleConnections` also ends connections whose answer is written but still on its way to a
 * slow reader.
 * @returns tells whether the server is closing; answers should say then that the connection ends
 */
export function finishAnswers(server: Server): () => boolean {
  let closing = false;
  /** Answers that are under way; null: no request has come so far. */
  const answering = new Map<Socket, number | null>();
  const endUnused = (socket: Socket) => {
    const end = () => {
      if (answering.get(socket) === null) socket.destroy();
    };
    // A busy process reads what has arrived meanwhile before the second step.
    setTimeout(() => setImmediate(end), FIRST_REQUEST_MS);
  };
  server.on('connection', (socket) => {
    answering.set(socket, null);
    if (closing) endUnused(socket);
    socket.once('close', () => answering.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    answering.set(socket, (answering.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (answering.get(socket) ?? 1) - 1;
      if (!socket.destroyed) answering.set(socket, left);
      if (left === 0 && closing) socket.destroySoon();
    });
  });
  server.closeIdleConnections = () => {
    closing = true;
    for (const [socket, answers] of answering) {
      if (answers === 0) socket.destroy();
      if (answers === null) endUnused(socket);
    }
  };
  return () => closing;
}
