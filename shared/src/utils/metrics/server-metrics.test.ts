/** @jest-environment node */
import { Gauge, Registry } from 'prom-client';
import { ServerMetrics } from './server-metrics';

/** The lines of a metric, without what explains it. */
async function linesOf(metrics: ServerMetrics, name: string): Promise<string[]> {
  return (await metrics.text()).split('\n').filter((line) => line.startsWith(name));
}

test('requests are counted by route, method and class of status, with their durations', async () => {
  const metrics = new ServerMetrics();
  metrics.countRequest({ method: 'GET', route: '/cv/:token', status: 200, ms: 30 });
  metrics.countRequest({ method: 'GET', route: '/cv/:token', status: 204, ms: 700 });
  metrics.countRequest({ method: 'POST', route: undefined, status: 404, ms: 1 });
  const lines = await linesOf(metrics, 'http_request_duration_seconds');
  const page = 'method="GET",route="/cv/:token",status="2xx"';
  expect(lines).toContain(`http_request_duration_seconds_bucket{le="0.1",${page}} 1`);
  expect(lines).toContain(`http_request_duration_seconds_sum{${page}} 0.73`);
  expect(lines).toContain(`http_request_duration_seconds_count{${page}} 2`);
  expect(lines).toContain('http_request_duration_seconds_count{method="POST",route="none",status="4xx"} 1');
});

test('methods that nobody answers are one', async () => {
  const metrics = new ServerMetrics();
  for (const method of ['PROPFIND', 'MKCOL', 'TRACE']) {
    metrics.countRequest({ method, route: undefined, status: 404, ms: 1 });
  }
  expect(await linesOf(metrics, 'http_request_duration_seconds_count')).toEqual([
    'http_request_duration_seconds_count{method="other",route="none",status="4xx"} 3',
  ]);
});

test('the process is measured once, however many servers it has', async () => {
  for (const metrics of [new ServerMetrics(), new ServerMetrics()]) {
    expect(await linesOf(metrics, 'process_cpu_seconds_total')).toHaveLength(1);
    expect(await linesOf(metrics, 'nodejs_eventloop_lag_p99_seconds')).toHaveLength(1);
  }
});

test('what has to be read is read when somebody asks; what cannot be read keeps its last value', async () => {
  const also = new Registry();
  const waiting = new Gauge({ name: 'waiting', help: 'Of a test', registers: [also] });
  const metrics = new ServerMetrics([also]);
  const values = [4, 5];
  metrics.addReading('store', 0, async () => {
    const value = values.shift();
    if (value === undefined) throw new Error('The store is away.');
    waiting.set(value);
  });
  metrics.addReading('broken', 0, () => Promise.reject(new Error('The store is away.')));
  expect(await linesOf(metrics, 'waiting')).toEqual(['waiting 4']);
  expect(await linesOf(metrics, 'waiting')).toEqual(['waiting 5']);
  expect(await linesOf(metrics, 'waiting')).toEqual(['waiting 5']);
  const [store, broken] = await linesOf(metrics, 'skora_reading_timestamp_seconds');
  expect(store).toMatch(/^skora_reading_timestamp_seconds\{reading="store"\} 1\d{9}/);
  expect(broken).toBe('skora_reading_timestamp_seconds{reading="broken"} 0');
});
