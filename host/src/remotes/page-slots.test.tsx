import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { outletsOfPage, PageSlot } from '@skora/shared/remote';
import type { Location, Navigator } from '@skora/shared/router';
import { renderOnServer } from '@skora/shared/testing';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { notedErrors, notedSlots } from '../watch/notes';
import { provideExamples, publishRemote } from './example-remote';
import { PageSlots } from './page-slots';

const location: Location = { pathname: '/', search: '', hash: '', state: null, key: 'k' };
const navigator = { createHref: String, push() {}, replace() {}, go() {} } as unknown as Navigator;

let living = 0;

function Latest() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    living += 1;
    return () => void (living -= 1);
  }, []);
  return <button onClick={() => setCount(count + 1)}>liked {count}</button>;
}

function Broken(): never {
  throw new TypeError('broken release');
}

function Page({ slot }: { slot: string }) {
  return (
    <>
      <h1>Home</h1>
      <PageSlot name={slot} />
    </>
  );
}

const first = publishRemote('first', { latest: Latest });
const prerendered = publishRemote('prerendered', { latest: Latest });
const unknown = publishRemote('unknown', { latest: Latest }, { contractVersion: 99 });
const broken = publishRemote('broken', { latest: Broken });

let pageSlots: PageSlots;

beforeAll(() => {
  provideExamples();
  const remotes = [first, prerendered, unknown, broken].map(({ remote }) => remote);
  document.head.innerHTML = '<script type="application/json" id="skora-page">{"remotes":[]}</script>';
  // One for the life of the page, as in the shell.
  pageSlots = new PageSlots(remotes, navigator, () => location);
  pageSlots.show();
});

/** A reader comes near an element that waits for that. */
let comeNear: () => void = () => undefined;

beforeEach(() => {
  // jsdom has no layout.
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      const entry = (isIntersecting: boolean) => [{ isIntersecting }] as IntersectionObserverEntry[];
      tell(entry(false), this as never);
      comeNear = () => tell(entry(true), this as never);
    }
    observe() {}
    disconnect() {
      comeNear = () => undefined;
    }
  } as never;
});

afterEach(async () => {
  cleanup();
  await waitFor(() => expect(living).toBe(0));
  expect(outletsOfPage.get()).toEqual([]);
});

test('mounts what fills a slot when the page stands, and ends it with the page', async () => {
  const { unmount } = render(<Page slot="home:first" />);
  expect(await screen.findByRole('button', { name: 'liked 0' })).toBeVisible();
  expect(living).toBe(1);
  unmount();
  await waitFor(() => expect(living).toBe(0));
  render(<Page slot="home:first" />);
  expect(await screen.findByRole('button', { name: 'liked 0' })).toBeVisible();
});

test('notes what was put into a slot and what was not, for the counts of its release', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  notedSlots.length = 0;
  notedErrors.length = 0;
  render(<Page slot="home:first" />);
  await waitFor(() =>
    expect(notedSlots).toEqual([{ id: 'remote-first', view: 'latest', ms: expect.any(Number) }]),
  );
  pageSlots.show();
  render(<Page slot="home:unknown" />);
  await waitFor(() => expect(notedSlots).toHaveLength(2));
  expect(notedSlots[1]).toMatchObject({ id: 'remote-unknown', view: 'latest', stage: 'contract' });
  expect(notedErrors).toMatchObject([{ remote: { id: 'remote-unknown' }, unshown: true }]);
});

test('notes a view that the boundary of its remote has replaced', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  notedSlots.length = 0;
  notedErrors.length = 0;
  render(<Page slot="home:broken" />);
  await waitFor(() =>
    expect(notedSlots).toContainEqual({
      id: 'remote-broken',
      view: 'latest',
      ms: expect.any(Number),
      stage: 'render',
    }),
  );
  expect(notedErrors).toMatchObject([{ remote: { id: 'remote-broken' }, unshown: false }]);
});

/** A page with the markup of its guest, as the server sends it. */
async function openPrerendered() {
  const { remote, module } = prerendered;
  const slot = 'home:prerendered';
  await module.prepare('latest');
  const props = { view: 'latest', pattern: '*', location, navigator, onRetry() {}, onRemoteError() {} };
  const guest = renderOnServer(module.element(props), remote.id, slot);
  const container = document.createElement('main');
  document.body.append(container);
  container.innerHTML = renderOnServer(<Page slot={slot} />, 'remote-home', 'main').replace(
    /<div (data-page-slot[^>]*)>/,
    `<div $1><div data-slot="${slot}" data-remote="${remote.id}" data-view="latest" data-prerendered="">${guest}</div>`,
  );
  const problems: unknown[] = [];
  const root: Root = hydrateRoot(container, <Page slot={slot} />, {
    onRecoverableError: (error) => problems.push(error),
  });
  const close = () => {
    root.unmount();
    container.remove();
  };
  return { container, button: container.querySelector('button')!, problems, close };
}

test('takes over the markup of the server in place, without disturbing the page', async () => {
  const { container, button, problems, close } = await openPrerendered();
  const heading = container.querySelector('h1');
  await waitFor(() => expect(outletsOfPage.get()).toHaveLength(1));
  comeNear();
  await waitFor(() => expect(living).toBe(1));
  button.click();
  await waitFor(() => expect(button).toHaveTextContent('liked 1'));
  expect(container.querySelector('button')).toBe(button);
  expect(container.querySelector('h1')).toBe(heading);
  expect(problems).toEqual([]);
  close();
});

test('leaves the markup of the server as it is until a reader comes near it, also when the address changes', async () => {
  const { container, button, close } = await openPrerendered();
  await waitFor(() => expect(outletsOfPage.get()).toHaveLength(1));
  pageSlots.show();
  await new Promise((resolve) => setTimeout(resolve));
  expect(container.querySelector('[data-prerendered]')).not.toBeNull();
  expect(living).toBe(0);
  comeNear();
  await waitFor(() => expect(living).toBe(1));
  expect(button).toBeVisible();
  close();
});

test('says in its place that it is missing, leaves the page alone, and tries again when asked', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<Page slot="home:unknown" />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('This part did not load. The rest of the page works as usual.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  unknown.module.contractVersion = 1;
  again.click();
  expect(await screen.findByRole('button', { name: 'liked 0' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('leaves an outlet closed that nobody fills', () => {
  const { container } = render(<Page slot="home:nobody" />);
  expect(container.querySelector('[data-page-slot]')).not.toBeVisible();
});
