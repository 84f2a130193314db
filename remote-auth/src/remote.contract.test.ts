import type { ParcelProps } from '@skora/shared/contract';
import { listenerCount } from '@skora/shared/events';
import { resetSession, signInAs } from '@skora/shared/testing';
import manifest from '../remote.manifest.json';
import remote from './remote';
import { stubHttpEdge } from './testing/http-edge';

async function run(lifecycle: typeof remote.mount, props: ParcelProps) {
  for (const step of [lifecycle].flat()) await step(props);
}

describe('contract of remote-auth', () => {
  // Lifecycles resolve when React has rendered by itself; there is no user to act for.
  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });

  it('has exactly the views its manifest names', () => {
    expect(remote.id).toBe(manifest.id);
    expect(new Set(remote.views)).toEqual(new Set(manifest.routes.map(({ view }) => view)));
  });

  afterEach(resetSession);

  it.each(manifest.routes.map(({ view, path, access }) => [view, path, access] as const))(
    'mounts %s with its heading and leaves nothing behind',
    async (view, path, access) => {
      stubHttpEdge();
      if (access === 'protected') signInAs();
      const domElement = document.body.appendChild(document.createElement('div'));
      const props: ParcelProps = {
        name: `remote-auth-${view}`,
        domElement,
        view,
        pattern: path,
        location: { pathname: path, search: '', hash: '', state: null, key: 'default' },
        navigator: {
          createHref: String,
          push: () => undefined,
          replace: () => undefined,
          go: () => undefined,
        },
        onRetry: () => undefined,
        onRemoteError: (error) => {
          throw error;
        },
      };
      const before = listenerCount();
      await run(remote.bootstrap, props);
      await run(remote.mount, props);
      expect(domElement.querySelectorAll('h1')).toHaveLength(1);
      expect(domElement.querySelector('[data-page-heading]')).not.toBeNull();
      await run(remote.unmount, props);
      expect(domElement.innerHTML).toBe('');
      expect(listenerCount()).toEqual(before);
      domElement.remove();
    },
  );
});
