import type { Lifecycle, ParcelProps } from '@skora/shared/contract';
import { listenerCount } from '@skora/shared/events';
import { resetSession, signInAs } from '@skora/shared/testing';
import manifest from '../remote.manifest.json';
import remote from './remote';

const views = manifest.routes.map((route) => route.view);

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  signInAs();
});
afterEach(resetSession);
// Lifecycles resolve when React has rendered by itself; there is no user to act for.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

test('the manifest and the module name the same views', () => {
  expect([...remote.views].sort()).toEqual([...new Set(views)].sort());
});

/** What somebody without an account opens by a link of its own. */
const BY_LINK = ['coach-confirmation', 'contact-request', 'shared-cv', 'weekly-email'];

test('only what a link of its own opens is public, and no page is rendered when the remote is built', () => {
  const open = manifest.routes.filter((route) => route.access === 'public').map(({ view }) => view);
  expect(open.filter((view) => !BY_LINK.includes(view))).toEqual([]);
  expect(manifest.routes.some(({ prerender }) => prerender)).toBe(false);
});

async function run(lifecycle: Lifecycle | Lifecycle[], props: ParcelProps): Promise<void> {
  for (const step of [lifecycle].flat()) await step(props);
}

test.each(manifest.routes.map(({ view, path }) => [view, path]))(
  '%s mounts and leaves nothing behind',
  async (view, path) => {
    const domElement = document.createElement('div');
    document.body.append(domElement);
    const props: ParcelProps = {
      name: `remote-account-${view}`,
      domElement,
      view,
      pattern: path,
      location: {
        pathname: path,
        search: '',
        hash: '',
        state: null,
        key: 'default',
      } as ParcelProps['location'],
      navigator: { push: jest.fn(), replace: jest.fn(), go: jest.fn(), createHref: String },
      onRetry: jest.fn(),
      onRemoteError: jest.fn(),
    };
    const before = listenerCount();
    await run(remote.bootstrap, props);
    await run(remote.mount, props);
    expect(domElement.querySelectorAll('[data-page-heading]')).toHaveLength(1);
    await run(remote.unmount, props);
    expect(domElement.innerHTML).toBe('');
    expect(listenerCount()).toBe(before);
    expect(props.onRemoteError).not.toHaveBeenCalled();
    domElement.remove();
  },
);
