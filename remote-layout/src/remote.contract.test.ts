import { provideNavigation } from '@skora/shared/navigation';
import { fillNavigation } from '@skora/shared/navigation/fill-navigation';
import type { Lifecycle, ParcelProps } from '@skora/shared/contract';
import { listenerCount } from '@skora/shared/events';
import { readConfig } from '@skora/shared/config';
import { PRERENDERED } from '@skora/shared/remote';
import {
  beSignedOut,
  provideTestConfig,
  renderOnServer,
  resetSession,
  signInAs,
} from '@skora/shared/testing';
import { fillSocialLinks } from '@skora/shared/utils/fill-social-links';
import manifest from '../remote.manifest.json';
import remote from './remote';
import { NAVIGATION } from './testing/navigation-entries';
import { remoteProps } from './testing/remote-props';
import { stubStorageService } from './testing/stub-storage-service';

const views: [string, string][] = [
  ...manifest.slots.map(({ view, name }): [string, string] => [view, name]),
  ...manifest.routes.map(({ view }): [string, string] => [view, 'main']),
];

async function run(lifecycle: Lifecycle | Lifecycle[], props: ParcelProps): Promise<void> {
  for (const step of [lifecycle].flat()) await step(props);
}

function slotElement(slot: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset.slot = slot;
  document.body.append(element);
  return element;
}

/** What the build renders, before there is any configuration. */
const atBuild = new Map<string, string>();

beforeAll(async () => {
  for (const [view, slot] of views) {
    await remote.prepare(view);
    const element = remote.element(remoteProps(view, '/').props);
    atBuild.set(view, renderOnServer(element, remote.id, slot));
  }
  provideNavigation(NAVIGATION);
  // Lifecycles resolve when React has committed by itself, as on a page.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

beforeEach(() => {
  stubStorageService();
  document.body.replaceChildren();
});

afterEach(() => {
  resetSession();
  jest.restoreAllMocks();
});

it('has exactly the views its manifest names', () => {
  expect([...remote.views].sort()).toEqual([...new Set(views.map(([view]) => view))].sort());
  expect(remote.id).toBe(manifest.id);
  expect(remote.contractVersion).toBe(manifest.contractVersion);
});

it.each(views)('mounts %s and leaves nothing behind', async (view, slot) => {
  provideTestConfig();
  signInAs({ emailVerified: false }, 'tier2');
  const domElement = slotElement(slot);
  const props = { ...remoteProps(view).props, name: `${view}-mounted`, domElement };
  const before = listenerCount();
  await run(remote.bootstrap, props);
  await run(remote.mount, props);
  expect(domElement).not.toBeEmptyDOMElement();
  await run(remote.unmount, props);
  expect(domElement.innerHTML).toBe('');
  expect(listenerCount()).toBe(before);
});

it.each(views)('hydrates %s in place on any page, for visitors and for players', async (view, slot) => {
  for (const become of [() => undefined, beSignedOut, () => void signInAs({}, 'tier4')]) {
    provideTestConfig();
    resetSession();
    become();
    const domElement = slotElement(slot);
    domElement.setAttribute(PRERENDERED, '');
    const html = fillNavigation(atBuild.get(view) ?? '', NAVIGATION);
    domElement.innerHTML = fillSocialLinks(html, readConfig().social);
    const first = domElement.firstElementChild;
    const errors: unknown[] = [];
    const { props } = remoteProps(view, '/story');
    const mounted = { ...props, onRemoteError: (error: unknown) => void errors.push(error) };
    const parcel = { ...mounted, name: `${view}-hydrated`, domElement };
    await run(remote.mount, parcel);
    expect(domElement.firstElementChild).toBe(first);
    expect(errors).toEqual([]);
    await run(remote.unmount, parcel);
  }
});
