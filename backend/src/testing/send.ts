import { request, type IncomingHttpHeaders } from 'node:http';

export interface Message {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The body as JSON; throws when it is none. */
  json: () => unknown;
}

let visitors = 0;

/** An address no other request of this test file came from, so that limits per client do not interfere. */
export function freshAddress(): string {
  visitors += 1;
  return `203.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Sends one request as it is written; `fetch` would refuse half of the hostile ones. */
export function send(origin: string, { method = 'GET', path, headers, body }: Message): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      origin,
      { method, path, headers: { 'x-forwarded-for': freshAddress(), ...headers }, agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text,
            json: () => JSON.parse(text) as unknown,
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Posts JSON the way the site's own pages do. */
export function postJson(origin: string, path: string, value: unknown, headers: Record<string, string> = {}) {
  return send(origin, {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(value),
  });
}
