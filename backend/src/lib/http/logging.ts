import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { destination } from 'pino';

export interface LogConfig {
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** One of so many successful or refused (429, busy) requests is logged; failures always are. */
  sampleEvery: number;
}

const EMAIL = /[^\s@"'<>]+@[^\s@"'<>]+/g;

function withoutPersonalData(text: string | undefined): string | undefined {
  return text?.replace(EMAIL, '[email]');
}

/** Logger settings: one JSON line per entry, with the severity names Cloud Logging understands. */
export function loggerOptions(config: LogConfig, stream: NodeJS.WritableStream | undefined) {
  return {
    level: config.level,
    // No request waits for its log line to be written; what is left is written when the process exits.
    stream: stream
      ? { write: (line: string) => void stream.write(line) }
      : destination({ dest: 1, sync: false }),
    base: null,
    messageKey: 'message',
    formatters: {
      level: (label: string) => ({ severity: label === 'warn' ? 'WARNING' : label.toUpperCase() }),
    },
    serializers: {
      // Neither address nor URL: a query or path may carry an email or a token.
      req: (request: FastifyRequest) => ({ method: request.method }),
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        code: error.code,
        message: withoutPersonalData(error.message) ?? '',
        stack: withoutPersonalData(error.stack) ?? '',
        cause: error.cause instanceof Error ? withoutPersonalData(error.cause.message) : undefined,
      }),
    },
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
