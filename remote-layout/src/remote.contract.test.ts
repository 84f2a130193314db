import { provideNavigation } from '@skora/shared/navigation';
import { fillNavigation } from '@skora/shared/navigation/fill-navigation';
import { readConfig } from '@skora/shared/config';
import {
  beSignedOut,
  checkViews,
  checkVisit,
  mountVisit,
  provideTestConfig,
  remoteVisits,
  renderVisit,
  resetSession,
  signInAs,
} from '@skora/shared/testing';
import { fillSocialLinks } from '@skora/shared/utils/fill-social-links';
import manifest from '../remote.manifest.json';
import remote from './remote';
import { NAVIGATION } from './testing/navigation-entries';
import { stubStorageService } from './testing/stub-storage-service';

const visits = remoteVisits(manifest);

/** What the build renders, before there is any configuration. */
const atBuild = new Map<string, string>();

beforeAll(async () => {
  for (const visit of visits) atBuild.set(visit.view, await renderVisit(remote, visit));
  provideNavigation(NAVIGATION);
  provideTestConfig();
  // Lifecycles resolve when React has committed by itself, as on a page.
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});

beforeEach(stubStorageService);

afterEach(() => {
  resetSession();
  jest.restoreAllMocks();
});

test('manifest and module name the same views', () => {
  expect(checkViews(remote, manifest)).toEqual([]);
});

test.each(visits)('$view opens and leaves nothing behind', async (visit) => {
  expect(await checkVisit(remote, { ...visit, prerender: false })).toEqual([]);
});

test.each(visits)('$view takes over its markup on any page, for visitors and for players', async (visit) => {
  const html = fillSocialLinks(
    fillNavigation(atBuild.get(visit.view) ?? '', NAVIGATION),
    readConfig().social,
  );
  for (const become of [() => undefined, beSignedOut, () => void signInAs({}, 'tier4')]) {
    become();
    const pathname = visit.slot === 'main' ? visit.pathname : '/story';
    const mounting = mountVisit(remote, { ...visit, pathname }, html);
    const first = document.querySelector(`[data-slot="${visit.slot}"]`)?.firstElementChild;
    const { element, unmount } = await mounting;
    expect(first).toBeInstanceOf(Element);
    expect(element.firstElementChild).toBe(first);
    await unmount();
  }
});
