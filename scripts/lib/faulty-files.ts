import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What can happen to a file on its way: it never comes, comes at one byte a second, breaks off in the middle, or its server
 * is busy for so many seconds.
 */
export type FileFault = 'hang' | 'trickle' | 'cut' | { busyFor: number };

/** A site behind a proxy that can break single files on a real connection, caches and all. */
export interface FaultyFiles {
  url: string;
  /** How often a file with such a path was asked for. */
  countAsked: (file: RegExp) => number;
  /** Breaks files with such a path; a later fault takes the place of an earlier one. */
  break: (file: RegExp, fault: FileFault) => void;
  lift: () => void;
  stop: () => Promise<void>;
}

function trickle(answer: IncomingMessage, response: ServerResponse): void {
  answer.resume();
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  const timer = setInterval(() => response.write(' '), 1000);
  response.once('close', () => clearInterval(timer));
}

function cut(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.once('data', (bytes: Buffer) => {
    response.write(bytes.subarray(0, bytes.length / 2));
    setImmediate(() => response.destroy());
  });
}

/** Passes a request on. Whoever leaves a page takes its requests along. */
function pass(
  site: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  giveBack: (answer: IncomingMessage) => void,
): void {
  const { method, url, headers } = incoming;
  const outgoing = request(new URL(url ?? '/', site), { method, headers }, giveBack);
  outgoing.on('error', () => response.destroy());
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

/** Starts a proxy in front of a site, on which single files can be broken as no browser's tools can. */
export async function startFaultyFiles(site: string): Promise<FaultyFiles> {
  const asked: string[] = [];
  let broken: { file: RegExp; fault: FileFault } | null = null;
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    asked.push(path);
    const fault = broken?.file.test(path) ? broken.fault : null;
    if (fault === 'hang') return;
    if (typeof fault === 'object' && fault !== null) {
      const headers = { 'retry-after': String(fault.busyFor), 'cache-control': 'no-store' };
      response.writeHead(503, headers).end();
      return;
    }
    pass(site, incoming, response, (answer) => {
      if (fault === 'trickle') return trickle(answer, response);
      if (fault === 'cut') return cut(answer, response);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    countAsked: (file) => asked.filter((path) => file.test(path)).length,
    break: (file, fault) => {
      broken = { file, fault };
    },
    lift: () => {
      broken = null;
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
