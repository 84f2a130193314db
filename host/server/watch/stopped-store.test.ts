import type { ReleaseStore } from '@skora/registry';
import { exampleRelease, putRelease } from '../testing/example-release';
import { exampleSite, temporaryStore } from '../testing/example-site';
import { exampleBeacon } from './example-beacon';

const NO_SPACE = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

type Write = () => Promise<void>;

const FAULTS: [string, Write][] = [
  ['hangs', () => new Promise(() => undefined)],
  ['refuses', () => Promise.reject(new Error('connection refused'))],
  ['is full', () => Promise.reject(NO_SPACE)],
];

function withFault(store: ReleaseStore, write: Write): ReleaseStore {
  return { ...store, write };
}

/** Tells of a visit, opens a page, and lets the moments pass at which counts are written. */
async function visit(site: Awaited<ReturnType<typeof exampleSite>>): Promise<number[]> {
  const headers = { 'content-type': 'application/json' };
  const payload = JSON.stringify(exampleBeacon());
  const answer = await site.inject({ method: 'POST', url: '/beacon', headers, payload });
  const page = await site.inject('/');
  return [answer.statusCode, page.statusCode];
}

/** Timers that keep the process from ending. */
function countTimers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
}

it.each(FAULTS)(
  'a store that %s keeps neither pages nor beacons waiting, nor the end',
  async (_fault, write) => {
    const { store } = await temporaryStore();
    await putRelease(store, exampleRelease());
    const before = countTimers();
    const timers = jest.spyOn(globalThis, 'setInterval');
    const site = await exampleSite(withFault(store, write));
    const ticks = timers.mock.calls.map(([tick]) => tick as () => void);
    jest.restoreAllMocks();
    await site.inject('/readyz');
    for (let round = 0; round < 3; round += 1) {
      expect(await visit(site)).toEqual([204, 200]);
      for (const tick of ticks) tick();
    }
    await site.close();
    expect(countTimers()).toBe(before);
  },
);
