import { changePage } from './change-page';

const page = document as unknown as Record<'startViewTransition', unknown>;
const animate = jest.fn();
let main: HTMLElement;

/** A browser with view transitions, as far as the page sees it. @returns how often one was started */
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

const fill = async () => main.append('the next page');

beforeEach(() => {
  motion(false);
  animate.mockReset();
  document.body.innerHTML = '<main></main><a href="/blog/sleep" data-card-link="">Sleep</a>';
  main = document.querySelector('main') as HTMLElement;
  main.animate = animate;
});

afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

test('the new page fades in from the moment it stands, without pictures of the page', async () => {
  const started = browserWithTransitions();
  let finish = () => {};
  const changed = changePage(async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    await fill();
  }, main);
  await Promise.resolve();
  expect(animate).not.toHaveBeenCalled();
  finish();
  await changed;
  expect(animate.mock.calls).toEqual([[{ opacity: [0, 1] }, expect.anything()]]);
  expect(started()).toBe(0);
});

test('a page that was hidden fades in once it is shown, and what it does later moves nothing', async () => {
  main.hidden = true;
  await changePage(async () => void (main.hidden = false), main);
  await fill();
  await Promise.resolve();
  expect(animate).toHaveBeenCalledTimes(1);
});

test('it is there at once for visitors who want no motion', async () => {
  const started = browserWithTransitions();
  motion(true);
  await changePage(fill, main);
  expect(main).toHaveTextContent('the next page');
  expect([animate.mock.calls, started()]).toEqual([[], 0]);
});

test('a card that is opened takes its drawing along, where the browser can', async () => {
  document.querySelector('a')?.focus();
  await changePage(fill, main);
  expect(animate).toHaveBeenCalledTimes(1);
  const started = browserWithTransitions();
  await changePage(fill, main);
  expect([animate.mock.calls.length, started()]).toEqual([1, 1]);
});

test('it does not mind that a transition is overtaken', async () => {
  document.querySelector('a')?.focus();
  browserWithTransitions({ overtaken: true });
  await changePage(fill, main);
  expect(main).toHaveTextContent('the next page');
});

test('it hands on what the change throws, and fades nothing in then', async () => {
  const fail = () => changePage(() => Promise.reject(new Error('broken')), main);
  await expect(fail()).rejects.toThrow('broken');
  document.querySelector('a')?.focus();
  browserWithTransitions();
  await expect(fail()).rejects.toThrow('broken');
  await fill();
  await Promise.resolve();
  expect(animate).not.toHaveBeenCalled();
});
