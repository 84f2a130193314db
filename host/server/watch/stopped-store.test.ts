import { AsyncLocalStorage, createHook } from 'node:async_hooks';
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

/** Runs something; of all timers that it starts, tells how many still keep the process from ending. */
async function countTimers(work: () => Promise<void>): Promise<number> {
  const timers = new Map<number, NodeJS.Timeout>();
  const ours = new AsyncLocalStorage<true>();
  const hook = createHook({
    init: (id, type, _trigger, timer) => {
      if (type === 'Timeout' && ours.getStore()) timers.set(id, timer as NodeJS.Timeout);
    },
    destroy: (id) => timers.delete(id),
  }).enable();
  await ours.run(true, work);
  // Node tells of an end in the next round.
  await new Promise(setImmediate);
  hook.disable();
  return [...timers.values()].filter((timer) => timer.hasRef()).length;
}

// Jest holds back for a moment what is written here, with a timer.
beforeEach(() => jest.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(() => jest.restoreAllMocks());

it.each(FAULTS)(
  'a store that %s keeps neither pages nor beacons waiting, nor the end',
  async (_fault, write) => {
    const { store } = await temporaryStore();
    await putRelease(store, exampleRelease());
    const left = await countTimers(async () => {
      const timers = jest.spyOn(globalThis, 'setInterval');
      const site = await exampleSite(withFault(store, write));
      const ticks = timers.mock.calls.map(([tick]) => tick as () => void);
      timers.mockRestore();
      await site.inject('/readyz');
      for (let round = 0; round < 3; round += 1) {
        expect(await visit(site)).toEqual([204, 200]);
        for (const tick of ticks) tick();
      }
      await site.close();
    });
    expect(left).toBe(0);
  },
);
