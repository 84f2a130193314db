import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDeliveryLog } from '../mail/log/delivery-log';
import { measureCall, serviceMetrics } from './service-calls';

async function linesOf(name: string): Promise<string[]> {
  return (await serviceMetrics.metrics()).split('\n').filter((line) => line.startsWith(name));
}

test('calls behind a breaker are told, and that it is open', async () => {
  let isAway = false;
  const server = createServer((_request, response) => {
    if (isAway) response.destroy();
    else response.end(JSON.stringify({ accepted: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const log = createDeliveryLog({ url: `http://127.0.0.1:${port}`, token: 'of the log' });
  await log.accepted(['one']);
  expect(await linesOf('skora_breaker_open')).toEqual(['skora_breaker_open{service="delivery-log"} 0']);
  isAway = true;
  await expect(log.accepted(['two'])).rejects.toThrow();
  // Nobody is asked any more.
  await expect(log.accepted(['three'])).rejects.toThrow();
  expect(await linesOf('skora_breaker_open')).toEqual(['skora_breaker_open{service="delivery-log"} 1']);
  expect((await linesOf('skora_service_call_duration_seconds_count')).sort()).toEqual([
    'skora_service_call_duration_seconds_count{service="delivery-log",result="failed"} 1',
    'skora_service_call_duration_seconds_count{service="delivery-log",result="ok"} 1',
  ]);
  await new Promise((resolve) => server.close(resolve));
});

test('an answer that says no is no outage', async () => {
  const no = new Error('no such mailbox');
  const refused = measureCall(
    'mail',
    () => Promise.reject(no),
    (error) => error === no,
  );
  await expect(refused).rejects.toBe(no);
  await expect(measureCall('mail', () => Promise.reject(new Error('no answer')))).rejects.toThrow(
    'no answer',
  );
  expect((await linesOf('skora_service_call_duration_seconds_count{service="mail"')).sort()).toEqual([
    'skora_service_call_duration_seconds_count{service="mail",result="failed"} 1',
    'skora_service_call_duration_seconds_count{service="mail",result="refused"} 1',
  ]);
});
