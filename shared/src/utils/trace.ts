import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** What names a request in the lines of all servers it passes. */
export interface Trace {
  /** A UUID, or 32 hex digits. */
  requestId: string;
  /** 32 hex digits (W3C Trace Context, level 1). */
  traceId: string;
  /** Whether whoever began the trace keeps it. */
  sampled: boolean;
  /** Whether the trace was begun elsewhere. */
  continued: boolean;
}

type Incoming = Pick<IncomingMessage, 'headers'>;

/** Hex digits alone: nobody can put words, such as an address, into our log. */
const REQUEST_ID = /^[\da-f]{8}(-?)[\da-f]{4}\1[\da-f]{4}\1[\da-f]{4}\1[\da-f]{12}$/;
/** Version, trace, parent and flags; later versions may have more fields. */
const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const ZEROS = /^0+$/;
const SAMPLED = 1;

const traces = new WeakMap<Incoming, Trace>();

function readTraceparent(header: IncomingHttpHeaders[string]): Pick<Trace, 'traceId' | 'sampled'> | null {
  if (typeof header !== 'string') return null;
  const [, version = 'ff', traceId = '', parentId = '', flags = '', more] = TRACEPARENT.exec(header) ?? [];
  if (version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (ZEROS.test(traceId) || ZEROS.test(parentId)) return null;
  return { traceId, sampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

function readRequestId(header: IncomingHttpHeaders[string]): string | null {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : null;
}

/** The trace of a request, the same each time: what its `traceparent` and `x-request-id` say when they are well-formed, else new ones. */
export function findTrace(request: Incoming): Trace {
  const known = traces.get(request);
  if (known) return known;
  const read = readTraceparent(request.headers['traceparent']);
  const trace = {
    requestId: readRequestId(request.headers['x-request-id']) ?? randomUUID(),
    ...(read ?? { traceId: randomBytes(16).toString('hex'), sampled: false }),
    continued: read !== null,
  };
  traces.set(request, trace);
  return trace;
}

/**
 * Names a request to another server of ours as part of the same trace. Whatever the visitor's headers said of a trace goes,
 * unless it was well-formed.
 * @param headers of the new request, which may hold those of the visitor
 */
export function withTrace<Headers extends Record<string, unknown>>(request: Incoming, headers: Headers) {
  const { requestId, traceId, sampled, continued } = findTrace(request);
  const parentId = randomBytes(8).toString('hex');
  const named = {
    ...headers,
    traceparent: `00-${traceId}-${parentId}-${sampled ? '01' : '00'}`,
    'x-request-id': requestId,
  };
  if (!continued) delete (named as Record<string, unknown>)['tracestate'];
  return named;
}

interface Logger<Child> {
  child: (bindings: object, options?: object) => Child;
}

/** Options of a Fastify server: ids of its requests, and `traceId` beside them in each line of a request's log. */
export const TRACED_REQUESTS = {
  genReqId: (request: Incoming): string => findTrace(request).requestId,
  childLoggerFactory: <Child>(logger: Logger<Child>, bindings: object, options: object, request: Incoming) =>
    logger.child({ ...bindings, traceId: findTrace(request).traceId }, options),
};
