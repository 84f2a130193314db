import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { readPointer, writePointer } from '@skora/registry';
import { readComparison } from '@skora/registry/publish';
import { intervalStart, dayOf, emptySample, WatchStore } from '@skora/registry/watch';
import type { Canary } from '@skora/shared/contract';
import { INTAKE_LIMITS } from '@skora/shared/utils/http-intake';
import { sendSlowBody } from '@skora/shared/utils/slow-client';
import { exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';
import { exampleBeacon } from './example-beacon';

const ID = 'remote-marketing';
const CANARY = 'cccccc333333';

async function openSite(settings: Parameters<typeof exampleSite>[2] = {}) {
  const { store } = await temporaryStore();
  await putRelease(store, exampleRelease(CANARY));
  await putRelease(store, exampleRelease());
  const canary: Canary = { release: CANARY, weight: 10, since: new Date().toISOString() };
  await writePointer(store, ID, { ...(await readPointer(store, ID))!, canary });
  const site = await exampleSite(store, {}, settings);
  await site.inject('/readyz');
  const tell = async (payload: string, remoteAddress: string) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await site.inject({ method: 'POST', url: '/beacon', headers, payload, remoteAddress });
    return answer.statusCode;
  };
  return { site, store, canary, tell };
}

it('10,000 beacons of one client do not stop a canary', async () => {
  const { site, store, canary, tell } = await openSite();
  const healthy = { ...emptySample(), visits: 200, failures: 2 };
  const start = intervalStart(canary, Date.now());
  await new WatchStore(store).addCanary(ID, canary, { start, canary: healthy, stable: healthy });
  const remotes = [{ id: ID, release: CANARY }];
  const came = { id: ID, view: 'home', ms: 1 };
  const failed = { ...came, stage: 'mount' as const };
  const beacons = [
    exampleBeacon({ remotes, slots: [failed] }),
    exampleBeacon({ part: 'leave', remotes, slots: [came, failed], reported: [1, 0] }),
  ].map((beacon) => JSON.stringify(beacon));
  for (let count = 0; count < 5_000; count += 1) {
    for (const beacon of beacons) expect(await tell(beacon, '203.0.113.1')).toBe(204);
  }
  await site.close();
  const counted = await new WatchStore(store).readCanary(ID);
  // Of three visits that begin, and of three that say they had begun before.
  const failures = counted?.intervals.reduce((sum, interval) => sum + interval.canary.failures, 0);
  expect(failures).toBe(2 + 6);
  expect((await readComparison(store, ID, Date.now()))?.comparison.verdict).toBe('not-worse');
});

it('thousands of made-up releases, places and clients leave a day as small as ever', async () => {
  const { site, store, tell } = await openSite();
  for (let client = 0; client < 1_000; client += 1) {
    const name = (4096 + client).toString(16).padStart(12, '0');
    const errors = Array.from({ length: 10 }, (_none, index) => ({
      kind: 'Error',
      hash: client * 10 + index,
      at: `/assets/${name}.js:${index}:2`,
    }));
    const remotes = [
      { id: ID, release: client % 2 === 0 ? name : 'aaaaaa111111' },
      { id: `remote-${name}`, release: name },
    ];
    const address = `10.0.${client >> 8}.${client & 255}`;
    expect(await tell(JSON.stringify(exampleBeacon({ remotes, errors })), address)).toBe(204);
  }
  await site.close();
  const days = await new WatchStore(store).readDays(dayOf(0), dayOf(Date.now()));
  const entries = days.flatMap((day) => day.entries);
  expect(entries.map(({ id, release }) => `${id} ${release}`).sort()).toEqual([
    expect.stringMatching(/^host /),
    `${ID} aaaaaa111111`,
  ]);
  for (const { counts } of entries) expect(Object.keys(counts.groups).length).toBeLessThanOrEqual(51);
  expect(JSON.stringify(days).length).toBeLessThan(20_000);
});

it.each([
  [8_192, 204],
  [8_193, 413],
])('answers a beacon of %d bytes with %d', async (bytes, status) => {
  const { site, tell } = await openSite();
  expect(await tell(JSON.stringify(exampleBeacon()).padEnd(bytes), '203.0.113.1')).toBe(status);
  await site.close();
});

it.each(['/beacon', '/reports'])('a body for %s that never ends is cut off', async (path) => {
  const { site } = await openSite({ intake: { ...INTAKE_LIMITS, bodyMs: 300 } });
  const origin = await site.listen({ host: '127.0.0.1', port: 0 });
  const slow = await sendSlowBody(origin, { path, everyMs: 20 });
  expect(slow).toMatch(/^HTTP\/1\.1 408/);
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  const answer = text(socket).catch(() => 'cut off');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  const chunk = `400\r\n${' '.repeat(0x4_00)}\r\n`;
  while (!socket.destroyed && socket.writable) {
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
    await new Promise(setImmediate);
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 413|cut off/);
  socket.destroy();
  await site.close();
});
