/** What a server takes in: how slowly requests may come, and how much of it from one client. */
export interface IntakeLimits {
  /** Within which the headers of a request must have arrived. */
  headersMs: number;
  /** Within which a body must have arrived; every `bytesPerSecond` of it give it a second more. */
  bodyMs: number;
  bytesPerSecond: number;
  /** After which a connection ends on which nothing moves while a request is on the way or its answer is not read. */
  silentMs: number;
  /** Bodies of one client that are still on the way. */
  maxBodiesPerClient: number;
  /** Requests of one client that are not answered to the end, whichever connections they came by. */
  maxRequestsPerClient: number;
  maxConnectionsPerClient: number;
  maxConnections: number;
}

/** A school behind one address needs more places than a family; a slow phone sends 10 kB in a second. */
export const INTAKE_LIMITS: IntakeLimits = {
  headersMs: 8_000,
  bodyMs: 10_000,
  bytesPerSecond: 10_000,
  silentMs: 20_000,
  maxBodiesPerClient: 20,
  maxRequestsPerClient: 200,
  maxConnectionsPerClient: 200,
  maxConnections: 2_000,
};

/** Options of `http.createServer()`. Node looks for late headers every 30 s unless it is told to look sooner. */
export function limitHeaders({ headersMs }: IntakeLimits) {
  return { headersTimeout: headersMs, connectionsCheckingInterval: Math.ceil(headersMs / 8) };
}

/** More than any operation of the backend takes, the largest of which is a picture of 2 MiB. */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;
