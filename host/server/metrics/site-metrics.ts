import type { ClientRequest } from 'node:http';
import { ServerMetrics, timeWork } from '@skora/shared/utils/metrics';
import { Gauge, Histogram } from 'prom-client';

/** What the site counts besides its requests. */
export class SiteMetrics extends ServerMetrics {
  readonly #registryReads = new Histogram({
    name: 'skora_registry_read_duration_seconds',
    help: 'Reads of the registry that have ended, by result: ok, failed',
    labelNames: ['result'],
    buckets: [0.01, 0.05, 0.25, 1, 5],
    registers: [this.registry],
  });
  readonly #openReads = new Gauge({
    name: 'skora_registry_reads_open',
    help: 'Reads of the registry that have not ended: they pile up while it hangs',
    registers: [this.registry],
  });
  readonly #backendCalls = new Histogram({
    name: 'skora_backend_call_duration_seconds',
    help: 'Calls of the backend until their answer began, by what for (api, head) and result: ok, failed (5xx, or no answer)',
    labelNames: ['for', 'result'],
    buckets: [0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 12],
    registers: [this.registry],
  });

  /** Measures a read of the registry. */
  async measureRead<T>(read: () => Promise<T>): Promise<T> {
    this.#openReads.inc();
    try {
      return await timeWork(this.#registryReads.startTimer(), read);
    } finally {
      this.#openReads.dec();
    }
  }

  /** Measures a call for the head of a page. */
  measureHead<T>(call: () => Promise<T>): Promise<T> {
    return timeWork(this.#backendCalls.startTimer({ for: 'head' }), call);
  }

  /** Measures a request that is passed on, the time included in which the visitor sends its body. */
  readonly watchCall = (request: ClientRequest): void => {
    const end = this.#backendCalls.startTimer({ for: 'api' });
    const fail = () => end({ result: 'failed' });
    request.once('close', fail);
    request.once('response', ({ statusCode = 500 }) => {
      request.off('close', fail);
      end({ result: statusCode < 500 ? 'ok' : 'failed' });
    });
  };
}
