import { checkViews, checkVisit, remoteVisits } from '@skora/shared/testing';
import manifest from '../remote.manifest.json';
import remote from './remote';

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

test('manifest and module name the same views', () => {
  expect(checkViews(remote, manifest)).toEqual([]);
});

/** What somebody without an account opens by a link of its own. */
const BY_LINK = ['coach-confirmation', 'contact-request', 'shared-cv', 'weekly-email'];

test('only what a link of its own opens is public, and no page is rendered when the remote is built', () => {
  const open = manifest.routes.filter((route) => route.access === 'public').map(({ view }) => view);
  expect(open.filter((view) => !BY_LINK.includes(view))).toEqual([]);
  expect(manifest.routes.some(({ prerender }) => prerender)).toBe(false);
});

test.each(remoteVisits(manifest))('$view opens at $pathname and leaves nothing behind', async (visit) => {
  expect(await checkVisit(remote, visit)).toEqual([]);
});
