import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Long enough to read the answer; closing at once would reset a connection whose client still sends. */
const LAST_WORD_MS = 1000;

interface Answer {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Answers bytes that are no HTTP request, or came too slowly, and closes the connection. */
export function answerClientError(
  error: NodeJS.ErrnoException,
  socket: Socket,
  write: (status: number) => Answer,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ''] ?? 400;
  const { headers, body } = write(status);
  const lines = Object.entries({
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  const timer = setTimeout(() => socket.destroy(), LAST_WORD_MS);
  socket.once('close', () => clearTimeout(timer));
}
