import type { PageState } from '@skora/shared/contract';
import type { Beacon } from './beacon';
import { EXAMPLE_REMOTES } from './example-remotes';
import { noteSlot } from './notes';
import { startWatch } from './start-watch';

const { here } = EXAMPLE_REMOTES;
const sent: Blob[] = [];

function pageState(change: Partial<PageState> = {}): PageState {
  const watch = { build: 'abcdef123456', rate: 1 };
  return { config: {}, remotes: [here], navigation: [], missing: [], watch, ...change } as never;
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

async function readBeacon(blob: Blob | undefined): Promise<Beacon> {
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob!);
  });
  return JSON.parse(text) as Beacon;
}

beforeEach(() => {
  sent.length = 0;
  // jsdom has no entries of any kind.
  performance.getEntriesByType = () => [];
  window.requestIdleCallback = ((run: () => void) => setTimeout(run)) as never;
  describeBrowser({
    sendBeacon: (_url: string, body: Blob) => sent.push(body),
    globalPrivacyControl: undefined,
    doNotTrack: null,
  });
});

afterEach(() => jest.restoreAllMocks());

it('tells of a visit when it has loaded and when it is hidden, and never again', async () => {
  noteSlot({ id: here.id, view: 'login', ms: 100 });
  await startWatch(pageState());
  expect(sent).toHaveLength(1);
  expect(sent[0]?.type).toBe('application/json');
  expect(await readBeacon(sent[0])).toMatchObject({ part: 'load', slots: [{ view: 'login' }], vitals: {} });
  hide('hidden');
  hide('visible');
  hide('hidden');
  expect(sent).toHaveLength(2);
  expect(await readBeacon(sent[1])).toMatchObject({
    part: 'leave',
    remotes: [{ id: 'remote-auth', told: [] }],
    slots: [],
  });
});

it.each([
  ['Global Privacy Control', { globalPrivacyControl: true }, {}],
  ['Do Not Track', { doNotTrack: '1' }, {}],
  ['a visit that was not drawn', {}, { watch: { build: 'abcdef123456', rate: 0 } }],
  ['a server that measures nothing', {}, { watch: undefined }],
  ['a remote that a developer serves', {}, { remotes: [{ ...here, overridden: true }] }],
])('tells nothing with %s', async (_reason, browser, state) => {
  describeBrowser(browser);
  await startWatch(pageState(state));
  hide('hidden');
  expect(sent).toEqual([]);
});
