import { fireEvent, screen, waitFor } from '@testing-library/react';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';
import { renderToString } from 'react-dom/server';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RemoteModule, RemoteProps } from '../contract/remote-module';
import { Link, useNavigate, useParams } from '../router';
import { createRemote } from './create-remote';

const pushed: unknown[] = [];
const navigator = {
  createHref: (to: unknown) => String((to as { pathname?: string }).pathname ?? to),
  push: (to: unknown) => pushed.push(to),
  replace: () => undefined,
  go: () => undefined,
};

function makeProps(view: string, pathname = '/', pattern = '*'): RemoteProps {
  return {
    view,
    pattern,
    location: { pathname, search: '', hash: '', state: null, key: 'k' },
    navigator: navigator as never,
    onRetry: jest.fn(),
    onRemoteError: jest.fn(),
  };
}

let count = 0;
const mounted: Parcel[] = [];

async function mount(built: RemoteModule, container: HTMLElement, props: RemoteProps): Promise<Parcel> {
  const { bootstrap, mount: start, update, unmount } = built;
  const config = {
    name: `test-${++count}`,
    bootstrap,
    mount: start,
    update,
    unmount,
  } as unknown as ParcelConfig;
  const parcel = mountRootParcel(config, { ...props, domElement: container });
  await parcel.mountPromise;
  mounted.push(parcel);
  return parcel;
}

function Counter() {
  const [value, setValue] = useState(0);
  return <button onClick={() => setValue(value + 1)}>clicked {value}</button>;
}

function Article() {
  return <p>slug {useParams().slug}</p>;
}

function Mover() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/story">Story</Link>
      <button onClick={() => void navigate('/login')}>go</button>
    </>
  );
}

function Broken(): never {
  throw new Error('render failed');
}

function Endless() {
  const [value, setValue] = useState(0);
  setValue(value + 1);
  return <p>{value}</p>;
}

const remote = createRemote({
  id: 'remote-test',
  views: {
    counter: () => Promise.resolve({ default: Counter }),
    article: () => Promise.resolve({ default: Article }),
    mover: () => Promise.resolve({ default: Mover }),
    broken: () => Promise.resolve({ default: Broken }),
    endless: () => Promise.resolve({ default: Endless }),
  },
});

function slot(): HTMLElement {
  const element = document.createElement('div');
  element.dataset.slot = 'main';
  document.body.append(element);
  return element;
}

// Lifecycles resolve when React has committed by itself, as on a page; inside act() they would wait for each other.
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

beforeEach(() => document.body.replaceChildren());

afterEach(async () => {
  for (const parcel of mounted.splice(0)) {
    if (parcel.getStatus() === 'MOUNTED') await parcel.unmount();
  }
});

it('names a view without a default export', async () => {
  const wrong = createRemote({ id: 'remote-test', views: { start: () => Promise.resolve({} as never) } });
  await expect(wrong.prepare('start')).rejects.toThrow('View "start" of remote-test has no default export.');
});

it('is mounted once React has committed it, without waiting for a timer', async () => {
  const passed = jest.fn();
  function Timed() {
    useLayoutEffect(() => void setTimeout(passed), []);
    return <p>committed</p>;
  }
  const timed = createRemote({
    id: 'remote-test',
    views: { timed: () => Promise.resolve({ default: Timed }) },
  });
  await mount(timed, slot(), makeProps('timed'));
  expect(screen.getByText('committed')).toBeVisible();
  expect(passed).not.toHaveBeenCalled();
});

it('tells of an update that breaks the view, too', async () => {
  const container = slot();
  const parcel = await mount(remote, container, makeProps('counter'));
  const props = makeProps('broken');
  const onViewLost = jest.fn();
  await parcel.update?.({ ...props, onViewLost, domElement: container });
  expect(screen.getByRole('alert')).toHaveTextContent('This part did not load');
  expect(onViewLost).toHaveBeenCalledTimes(1);
  // Who mounts remotes by hand may update one that shows its message.
  await parcel.update?.({ ...props, onViewLost, domElement: container });
  expect(onViewLost).toHaveBeenCalledTimes(1);
});

it('mounts, updates to another view and leaves nothing behind', async () => {
  const container = slot();
  const parcel = await mount(remote, container, makeProps('counter'));
  expect(screen.getByRole('button', { name: 'clicked 0' })).toBeVisible();
  await parcel.update?.({
    ...makeProps('article', '/blog/first-touch', '/blog/:slug'),
    domElement: container,
  });
  expect(screen.getByText('slug first-touch')).toBeVisible();
  await parcel.unmount();
  expect(container.innerHTML).toBe('');
});

it('sends links and navigate() through the host’s navigator', async () => {
  await mount(remote, slot(), makeProps('mover'));
  fireEvent.click(screen.getByRole('link', { name: 'Story' }));
  fireEvent.click(screen.getByRole('button', { name: 'go' }));
  expect(pushed).toEqual([
    expect.objectContaining({ pathname: '/story' }),
    expect.objectContaining({ pathname: '/login' }),
  ]);
});

it('hydrates prerendered markup in place', async () => {
  await remote.prepare('counter');
  const container = slot();
  container.setAttribute('data-prerendered', '');
  container.innerHTML = renderToString(remote.element(makeProps('counter')));
  const before = container.querySelector('button');
  const props = makeProps('counter');
  await mount(remote, container, props);
  expect(container.querySelector('button')).toBe(before);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('button', { name: 'clicked 1' })).toBe(before);
  expect(props.onRemoteError).not.toHaveBeenCalled();
});

it('shows the fallback with a way to try again when a view throws, and tells the host', async () => {
  const props = makeProps('broken');
  await mount(remote, slot(), props);
  expect(screen.getByRole('alert')).toHaveTextContent('This part did not load');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(props.onRetry).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(props.onRemoteError).toHaveBeenCalled());
});

it('shows the fallback in place of a view that renders without end; the others go on', async () => {
  await mount(remote, slot(), makeProps('counter'));
  await mount(remote, slot(), makeProps('endless'));
  expect(screen.getByRole('alert')).toHaveTextContent('This part did not load');
  fireEvent.click(screen.getByRole('button', { name: 'clicked 0' }));
  expect(await screen.findByRole('button', { name: 'clicked 1' })).toBeVisible();
});

it('keeps the prerendered page readable when hydration throws', async () => {
  function BreaksInTheBrowser() {
    const [failed, setFailed] = useState(false);
    useEffect(() => setFailed(true), []);
    if (failed) throw new Error('effect failed');
    return <p>worth reading</p>;
  }
  const fragile = createRemote({
    id: 'remote-fragile',
    views: { page: () => Promise.resolve({ default: BreaksInTheBrowser }) },
  });
  await fragile.prepare('page');
  const container = slot();
  container.setAttribute('data-prerendered', '');
  container.innerHTML = renderToString(fragile.element(makeProps('page')));
  await mount(fragile, container, makeProps('page'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByText('worth reading')).toBeVisible();
});

it('says less in a slot of a page, so that the page stays as it is', async () => {
  const container = slot();
  container.dataset.slot = 'home:highlights';
  const props = makeProps('broken');
  await mount(remote, container, props);
  expect(screen.getByText('This part did not load. The rest of the page works as usual.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(props.onRetry).toHaveBeenCalledTimes(1);
});

it('rejects a view its manifest promised but the code does not have', async () => {
  await expect(remote.prepare('nowhere')).rejects.toThrow('remote-test has no view "nowhere"');
});

it('tries a failed download again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: Counter });
  const flaky = createRemote({ id: 'remote-flaky', views: { page: load } });
  await expect(flaky.prepare('page')).rejects.toThrow('offline');
  await flaky.prepare('page');
  await flaky.prepare('page');
  expect(load).toHaveBeenCalledTimes(2);
});
