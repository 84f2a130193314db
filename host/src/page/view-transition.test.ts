import { withViewTransition } from './view-transition';

const page = document as unknown as Record<'startViewTransition', unknown>;

/** A browser with transitions, as far as the page sees it. @returns how often one was started */
function browserWithTransitions({ overtaken = false } = {}): () => number {
  let started = 0;
  page.startViewTransition = (change: () => Promise<void>) => {
    started += 1;
    const updateCallbackDone = Promise.resolve().then(change);
    const shown = overtaken
      ? Promise.reject(new DOMException('overtaken', 'AbortError'))
      : updateCallbackDone;
    return { updateCallbackDone, ready: shown, finished: shown };
  };
  return () => started;
}

function motion(reduced: boolean): void {
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced });
}

beforeEach(() => motion(false));
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

it('makes the change within a transition', async () => {
  const started = browserWithTransitions();
  const change = jest.fn().mockResolvedValue(undefined);
  await withViewTransition(change);
  expect([started(), change.mock.calls.length]).toEqual([1, 1]);
});

it('makes it at once where the browser knows none, and for visitors who want no motion', async () => {
  const change = jest.fn().mockResolvedValue(undefined);
  await withViewTransition(change);
  const started = browserWithTransitions();
  motion(true);
  await withViewTransition(change);
  expect([started(), change.mock.calls.length]).toEqual([0, 2]);
});

it('does not mind being overtaken', async () => {
  browserWithTransitions({ overtaken: true });
  const change = jest.fn().mockResolvedValue(undefined);
  await withViewTransition(change);
  expect(change).toHaveBeenCalledTimes(1);
});

it('hands on what the change throws', async () => {
  const started = browserWithTransitions();
  await expect(withViewTransition(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(started()).toBe(1);
});
