import { act, screen, within } from '@testing-library/react';
import { visitPage } from '../../testing/render-page';
import { nobodyYet, signedIn, signedOut } from '../../testing/visitor';
import { type PathStore, PathStoreContext } from '../path';
import { ReadNext } from './read-next';

beforeEach(nobodyYet);

async function show(player: PathStore['player']): Promise<(string | null)[]> {
  const store: PathStore = { watch: () => () => undefined, save: async () => undefined, player };
  await act(async () => {
    visitPage(
      <PathStoreContext value={store}>
        <ReadNext />
      </PathStoreContext>,
    );
  });
  const list = await screen.findByRole('list');
  return within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

const nothing = { position: undefined, country: undefined, measuresFrom: undefined };
const FOR_ANYBODY = ['/blog/faster-or-luckier', '/blog/your-own-test-day'];

test('a goalkeeper reads about the four jobs first', async () => {
  signedIn('tier0');
  expect(await show(async () => ({ ...nothing, position: 'GK' }))).toEqual([
    '/blog/four-jobs-one-goal',
    '/blog/faster-or-luckier',
  ]);
});

test('a player of whom nothing is known gets what helps anybody', async () => {
  signedIn('tier0');
  expect(await show(async () => nothing)).toEqual(FOR_ANYBODY);
});

test('a profile that cannot be read leaves what helps anybody', async () => {
  signedIn('tier0');
  expect(await show(() => Promise.reject(new Error('offline')))).toEqual(FOR_ANYBODY);
});

test('a visitor gets what helps anybody, and nothing is asked', async () => {
  signedOut();
  const player = jest.fn();
  expect(await show(player)).toEqual(FOR_ANYBODY);
  expect(player).not.toHaveBeenCalled();
});
