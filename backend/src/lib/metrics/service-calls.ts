import { timeWork } from '@skora/shared/utils/metrics';
import type { CircuitBreakerPolicy } from 'cockatiel';
import { Gauge, Histogram, Registry } from 'prom-client';

/** Services of others that the backend calls. */
type Service = 'delivery-log' | 'geolocation' | 'limits' | 'mail' | 'payment' | 'push';

/** Calls of this process, whoever of it makes them. */
export const serviceMetrics = new Registry();

const calls = new Histogram({
  name: 'skora_service_call_duration_seconds',
  help: 'Calls of services of others by result: ok, failed (an outage), refused (an answer that says no)',
  labelNames: ['service', 'result'],
  buckets: [0.01, 0.05, 0.15, 0.5, 1, 3.5, 10],
  registers: [serviceMetrics],
});

const breakers = new Gauge({
  name: 'skora_breaker_open',
  help: '1 while a service is not asked, because it has failed; 0 otherwise',
  labelNames: ['service'],
  registers: [serviceMetrics],
});

/** Measures the calls of a breaker, and tells while it is open. */
export function watchBreaker(service: Service, breaker: CircuitBreakerPolicy): void {
  breakers.set({ service }, 0);
  breaker.onBreak(() => breakers.set({ service }, 1));
  breaker.onReset(() => breakers.set({ service }, 0));
  breaker.onSuccess(({ duration }) => calls.observe({ service, result: 'ok' }, duration / 1000));
  breaker.onFailure(({ duration, handled }) =>
    calls.observe({ service, result: handled ? 'failed' : 'refused' }, duration / 1000),
  );
}

/**
 * Measures a call of a service that no breaker stands before.
 * @param isRefusal whether an error is an answer that says no
 */
export function measureCall<T>(
  service: Service,
  call: () => Promise<T>,
  isRefusal?: (error: unknown) => boolean,
): Promise<T> {
  return timeWork(calls.startTimer({ service }), call, isRefusal);
}
