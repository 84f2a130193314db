import { checkViews, checkVisit, provideTestConfig, remoteVisits } from '@skora/shared/testing';
import manifest from '../remote.manifest.json';
import remote from './remote';

beforeEach(() => provideTestConfig());

test('manifest and module name the same views', () => {
  expect(checkViews(remote, manifest)).toEqual([]);
});

test.each(remoteVisits(manifest))('$view opens at $pathname and leaves nothing behind', async (visit) => {
  expect(await checkVisit(remote, visit)).toEqual([]);
});
