import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, getApps } from 'firebase-admin/app';

interface StoredObject {
  bytes: Buffer;
  generation: string;
  contentType: string;
  cacheControl: string;
  /** What the client says of its own about an object. */
  metadata?: Record<string, string> | undefined;
  updated: string;
}

type Hook = (method: string, path: string) => void | 'break' | 'lose-answer' | Promise<void>;

/** How a client describes what it uploads. */
type Described = Partial<Pick<StoredObject, 'contentType' | 'cacheControl' | 'metadata'>>;

/** Cloud Storage's edge: the JSON API as far as Google's own client needs it for a registry. */
export interface CloudStorage {
  objects: ReadonlyMap<string, StoredObject>;
  /** Called and awaited before each answer, to let others in between two requests; `break` ends the connection instead, `lose-answer` ends it after a write. */
  beforeAnswer: (hook: Hook) => void;
  /** Writes as another client would. */
  put: (name: string, text: string) => void;
  stop: () => Promise<void>;
}

/** Check sum that the client compares, in base 64. */
function crc32c(bytes: Buffer): string {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0x82f63b78 : sum >>> 1;
  }
  const out = Buffer.alloc(4);
  out.writeUInt32BE(~sum >>> 0);
  return out.toString('base64');
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Splits a multipart upload into its description and its content. */
function readUpload(body: Buffer, contentType: string): { described: Described; bytes: Buffer } {
  const [, boundary = ''] = /boundary=(\S+)/.exec(contentType) ?? [];
  const text = body.toString('latin1');
  const [, first = '', second = ''] = text.split(`--${boundary}`);
  const content = (part: string) => part.slice(part.indexOf('\r\n\r\n') + 4).replace(/\r\n$/, '');
  return {
    described: JSON.parse(content(first)) as Described,
    bytes: Buffer.from(content(second), 'latin1'),
  };
}

/** Google's client keeps the address that it finds first, for as long as its app is there. */
async function forgetApps(): Promise<void> {
  await Promise.all(getApps().map(deleteApp));
}

/**
 * Starts an empty bucket and leads Google's client to it. It numbers generations, refuses writes whose condition fails, and
 * forgets what was overwritten.
 */
export async function startCloudStorage(): Promise<CloudStorage> {
  const objects = new Map<string, StoredObject>();
  let generations = 1_700_000_000_000_000;
  let hook: Hook = () => undefined;

  const put = (name: string, bytes: Buffer, described: Described = {}) => {
    const { contentType = 'application/octet-stream', cacheControl = '', metadata } = described;
    const generation = String((generations += 1));
    const stored = { bytes, generation, contentType, cacheControl, metadata };
    objects.set(name, { ...stored, updated: new Date().toISOString() });
  };

  const describe = (name: string, { bytes, ...rest }: StoredObject) => ({
    ...{ name, size: String(bytes.length), crc32c: crc32c(bytes) },
    ...rest,
  });

  const answer = (response: ServerResponse, status: number, body: unknown = {}) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status < 400 ? body : { error: { code: status, message: String(status) } }));
  };

  const upload = async (
    request: IncomingMessage,
    query: URLSearchParams,
    response: ServerResponse | null,
  ) => {
    const name = query.get('name') ?? '';
    const { described, bytes } = readUpload(await readBody(request), request.headers['content-type'] ?? '');
    const condition = query.get('ifGenerationMatch');
    if (condition !== null && condition !== (objects.get(name)?.generation ?? '0'))
      return response && answer(response, 412);
    put(name, bytes, described);
    if (response) answer(response, 200, describe(name, objects.get(name)!));
  };

  const send = (response: ServerResponse, { bytes, generation, contentType }: StoredObject) => {
    response.writeHead(200, {
      'content-type': contentType,
      'x-goog-hash': `crc32c=${crc32c(bytes)}`,
      'x-goog-generation': generation,
    });
    response.end(bytes);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://storage');
    const [, name] = /\/o\/(.+)$/.exec(pathname) ?? [];
    const path = decodeURIComponent(name ?? '');
    const fault = await hook(request.method ?? '', path);
    if (fault === 'lose-answer') await upload(request, searchParams, null);
    if (fault) return request.socket.destroy();
    if (request.method === 'POST') return upload(request, searchParams, response);
    if (name === undefined) {
      const prefix = searchParams.get('prefix') ?? '';
      const found = [...objects]
        .filter(([key]) => key.startsWith(prefix))
        .sort(([a], [b]) => (a < b ? -1 : 1));
      return answer(response, 200, { items: found.map(([key, stored]) => describe(key, stored)) });
    }
    const stored = objects.get(path);
    const wanted = searchParams.get('generation');
    if (!stored || (wanted !== null && wanted !== stored.generation)) return answer(response, 404);
    if (request.method === 'DELETE') {
      objects.delete(path);
      return answer(response, 204);
    }
    if (searchParams.get('alt') === 'media') return send(response, stored);
    answer(response, 200, describe(path, stored));
  };

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const before = process.env.STORAGE_EMULATOR_HOST;
  await forgetApps();
  process.env.STORAGE_EMULATOR_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    objects,
    beforeAnswer: (given) => {
      hook = given;
    },
    put: (name, text) => put(name, Buffer.from(text)),
    stop: async () => {
      if (before === undefined) delete process.env.STORAGE_EMULATOR_HOST;
      else process.env.STORAGE_EMULATOR_HOST = before;
      await forgetApps();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
