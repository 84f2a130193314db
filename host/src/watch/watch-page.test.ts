import type { PageState } from '@skora/shared/contract';
import { type Beacon, MOST_REPORTED } from './beacon';
import { EXAMPLE_REMOTES } from './example-remotes';
import { note, notedErrors, notedNavigations, notedSlots, noteUncaughtErrors } from './notes';
import { startWatch } from './start-watch';

const { here, elsewhere } = EXAMPLE_REMOTES;
const LOGIN = `${location.origin}/remotes/remote-auth/login.1a2b3c4d.js`;
/** What the site takes in. */
const MOST_BYTES = 8_192;
const sent: Blob[] = [];

function pageState(change: Partial<PageState> = {}): PageState {
  const watch = { build: 'abcdef123456', rate: 1 };
  return { config: {}, remotes: [here, elsewhere], navigation: [], missing: [], watch, ...change } as never;
}

/** What the browser says of itself. */
function describeBrowser(change: object): void {
  for (const [name, value] of Object.entries(change)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
}

function hide(state: 'hidden' | 'visible'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

function readText(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob!);
  });
}

async function readBeacon(blob: Blob | undefined): Promise<Beacon> {
  return JSON.parse(await readText(blob)) as Beacon;
}

function throwError(message: string): void {
  const error = Object.assign(new Error(message), { stack: `Error: ${message}\n at ${LOGIN}:1:2` });
  dispatchEvent(new ErrorEvent('error', { error }));
}

beforeAll(() => {
  // jsdom has neither.
  window.requestIdleCallback = ((run: () => void) => setTimeout(run)) as never;
  globalThis.PerformanceObserver = { supportedEntryTypes: [] } as never;
  noteUncaughtErrors();
});

beforeEach(() => {
  for (const list of [sent, notedSlots, notedErrors, notedNavigations]) list.length = 0;
  performance.getEntriesByType = () => [{ responseStart: 130.5 }] as never;
  describeBrowser({
    sendBeacon: (_url: string, body: Blob) => sent.push(body),
    globalPrivacyControl: undefined,
    doNotTrack: null,
  });
});

afterEach(() => jest.restoreAllMocks());

it('tells of a visit when it has loaded and when it is hidden, and never again', async () => {
  note(notedSlots, { id: here.id, view: 'login', ms: 100 });
  note(notedNavigations, 80);
  await startWatch(pageState());
  expect(sent).toHaveLength(1);
  expect(sent[0]?.type).toBe('application/json');
  expect(await readBeacon(sent[0])).toEqual({
    v: 1,
    part: 'load',
    host: 'abcdef123456',
    remotes: [
      { id: 'remote-auth', release: 'aaaaaa111111' },
      { id: 'remote-scouting', release: 'aaaaaa111111' },
    ],
    slots: [{ id: 'remote-auth', view: 'login', ms: 100 }],
    errors: [],
    reported: [0, 0],
    vitals: { TTFB: 130.5 },
    longTasks: 0,
    navigations: [80],
  });
  note(notedSlots, { id: elsewhere.id, view: 'list', ms: 20, stage: 'entry' });
  hide('hidden');
  hide('visible');
  hide('hidden');
  expect(sent).toHaveLength(2);
  expect(await readBeacon(sent[1])).toMatchObject({
    part: 'leave',
    slots: [{ view: 'login' }, { view: 'list' }],
    reported: [1, 0],
    navigations: [],
  });
});

it('tells of uncaught errors from the first script on, and of none that is of no file of the site', async () => {
  throwError('first');
  dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') }));
  const error = Object.assign(new Error('caught'), { stack: `at ${LOGIN}:1:3` });
  note(notedErrors, { error, remote: here });
  await startWatch(pageState());
  throwError('later');
  hide('hidden');
  const [load, leave] = await Promise.all(sent.map(readBeacon));
  expect(load?.errors.map(({ at, remote }) => [at, remote])).toEqual([
    ['/remotes/remote-auth/login.1a2b3c4d.js:1:2', undefined],
    ['/remotes/remote-auth/login.1a2b3c4d.js:1:3', 'remote-auth'],
  ]);
  expect(leave?.errors).toHaveLength(3);
  expect(leave?.reported).toEqual([0, 2]);
});

it('fits into what the site takes in, however much goes wrong', async () => {
  const remotes = Array.from({ length: 12 }, (_, index) => ({ ...here, id: `remote-with-a-name-${index}` }));
  for (let count = 0; count < 500; count += 1) {
    throwError(String.fromCodePoint(97 + (count % 26)).repeat(count));
    note(notedSlots, { id: here.id, view: 'a-view-with-a-long-name', ms: 1000 / 3, stage: 'contract' });
    note(notedNavigations, 1000 / 3);
  }
  await startWatch(pageState({ remotes: [here, ...remotes] }));
  const beacon = await readBeacon(sent[0]);
  expect([beacon.errors, beacon.slots, beacon.navigations].map(({ length }) => length)).toEqual([
    MOST_REPORTED,
    MOST_REPORTED,
    MOST_REPORTED,
  ]);
  expect((await readText(sent[0])).length).toBeLessThan(MOST_BYTES);
  hide('hidden');
});

it.each([
  ['Global Privacy Control', { globalPrivacyControl: true }, {}],
  ['Do Not Track', { doNotTrack: '1' }, {}],
  ['a visit that was not drawn', {}, { watch: { build: 'abcdef123456', rate: 0 } }],
  ['a server that measures nothing', {}, { watch: undefined }],
])('tells nothing with %s', async (_reason, browser, state) => {
  describeBrowser(browser);
  await startWatch(pageState(state));
  hide('hidden');
  expect(sent).toEqual([]);
});

it('leaves out a start of the answer before that of the page, which WebKitGTK sometimes tells', async () => {
  performance.getEntriesByType = () => [{ responseStart: -993 }] as never;
  await startWatch(pageState());
  expect((await readBeacon(sent[0])).vitals).toEqual({});
});
