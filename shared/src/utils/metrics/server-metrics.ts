import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Reading } from './reading';

/** Node takes dozens of methods; those that nobody answers are one. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const BUCKETS_S = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface AnsweredRequest {
  method: string;
  /** Pattern of its route, such as `/cv/:token`; undefined where there is none. Never an address. */
  route: string | undefined;
  /** Of the answer, such as 404. */
  status: number;
  ms: number;
}

let ofProcess: Registry | undefined;

/** Memory, processor, event loop and garbage collection of this process, from the first time somebody asks. */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** What a server tells Prometheus: its process, its requests, and what it adds to `registry`. */
export class ServerMetrics {
  /** Where a server's own metrics are registered. */
  readonly registry = new Registry();
  readonly contentType = this.registry.contentType;
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route, method and class of status, and how long they took until the answer was sent',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers: [this.registry],
  });
  readonly #readAt = new Gauge({
    name: 'skora_reading_timestamp_seconds',
    help: 'When the values of a reading were last read, in seconds since 1970; 0: never',
    labelNames: ['reading'],
    registers: [this.registry],
  });
  readonly #readings: Reading[] = [];

  /** @param also metrics that are kept elsewhere, under names of their own */
  constructor(private readonly also: readonly Registry[] = []) {}

  /** Counts a request that has been answered. */
  countRequest({ method, route = 'none', status, ms }: AnsweredRequest): void {
    const labels = {
      method: METHODS.has(method) ? method : 'other',
      route,
      status: `${Math.floor(status / 100)}xx`,
    };
    this.#requests.observe(labels, ms / 1000);
  }

  /**
   * Adds values that have to be read first, from a store for instance. They are read when somebody asks for metrics, once
   * for all that ask meanwhile, and nobody waits longer than a second: the last values stay until there are newer ones.
   * @param freshMs how long values count as new
   * @param read sets gauges; may reject or never end
   */
  addReading(name: string, freshMs: number, read: () => Promise<void>): void {
    this.#readAt.set({ reading: name }, 0);
    const done = () => this.#readAt.setToCurrentTime({ reading: name });
    this.#readings.push(new Reading(freshMs, () => read().then(done)));
  }

  /** The text of Prometheus. Never rejects because of a reading, and waits for none longer than a second. */
  async text(): Promise<string> {
    await Promise.all(this.#readings.map((reading) => reading.refresh()));
    const registries = [this.registry, ...this.also, processMetrics()];
    return (await Promise.all(registries.map((registry) => registry.metrics()))).join('\n');
  }
}
