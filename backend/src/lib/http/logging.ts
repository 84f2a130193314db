import { LOG_LINES } from '@skora/shared/utils/log-lines';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { destination } from 'pino';

export interface LogConfig {
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** One of so many successful or refused (429, busy) requests is logged; failures always are. */
  sampleEvery: number;
}

/** Settings of the service's logger. */
export function loggerOptions(config: LogConfig, stream: NodeJS.WritableStream | undefined) {
  return {
    level: config.level,
    // No request waits for its log line to be written; what is left is written when the process exits.
    stream: stream
      ? { write: (line: string) => void stream.write(line) }
      : destination({ dest: 1, sync: false }),
    ...LOG_LINES,
  } satisfies FastifyServerOptions['logger'];
}

/** An `onResponse` hook: one line per failed request and per n-th other one, naming the route pattern. */
export function logResponses({ sampleEvery }: LogConfig) {
  let sampled = 0;
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const status = reply.statusCode;
    // Refusals come in floods: writing each of them down would slow down what is left.
    const ordinary = status < 400 || status === 429 || request.load?.refused === true;
    if (ordinary) sampled = (sampled + 1) % sampleEvery;
    if (!ordinary || sampled === 0) {
      const route = request.routeOptions.url ?? 'none';
      const ms = Math.round(reply.elapsedTime);
      request.log[status >= 500 ? 'error' : 'info']({ method: request.method, route, status, ms }, 'request');
    }
    done();
  };
}
