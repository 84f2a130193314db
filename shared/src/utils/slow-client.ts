import { connect } from 'node:net';

interface SlowRequest {
  path?: string;
  headers?: Record<string, string>;
  /** Between two bytes. */
  everyMs?: number;
}

/**
 * Sends the beginning at once and then one byte after the other, never to the end.
 * @returns what the server answered until it closed the connection, '' for nothing
 */
async function drip(origin: string, beginning: string, everyMs: number): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  // A server that closes while bytes are on the way resets the connection.
  socket.on('error', () => undefined);
  socket.write(beginning);
  const timer = setInterval(() => socket.write('a'), everyMs);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return answer;
}

function writeHeaders(method: string, path: string, headers: Record<string, string>): string {
  const lines = Object.entries({ host: 'slow.example', ...headers }).map(
    ([key, value]) => `${key}: ${value}\r\n`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}`;
}

/** A post whose body comes byte by byte. @returns the answer, once the server has closed the connection */
export function sendSlowBody(origin: string, { path = '/', headers, everyMs = 1000 }: SlowRequest = {}) {
  const all = { 'content-type': 'application/json', 'content-length': '1000', ...headers };
  return drip(origin, `${writeHeaders('POST', path, all)}\r\n`, everyMs);
}

/** A request whose headers come byte by byte. @returns the answer, once the server has closed the connection */
export function sendSlowHeaders(origin: string, { path = '/', headers, everyMs = 1000 }: SlowRequest = {}) {
  return drip(origin, `${writeHeaders('GET', path, headers ?? {})}x-slow: `, everyMs);
}
