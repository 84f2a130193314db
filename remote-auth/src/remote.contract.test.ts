import { checkViews, checkVisit, remoteVisits } from '@skora/shared/testing';
import manifest from '../remote.manifest.json';
import remote from './remote';
import { stubHttpEdge } from './testing/http-edge';

test('manifest and module name the same views', () => {
  expect(checkViews(remote, manifest)).toEqual([]);
});

test.each(remoteVisits(manifest))('$view opens at $pathname and leaves nothing behind', async (visit) => {
  stubHttpEdge();
  expect(await checkVisit(remote, visit)).toEqual([]);
});
