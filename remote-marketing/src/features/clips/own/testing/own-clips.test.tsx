import { screen, waitFor, within } from '@testing-library/react';
import { signOutAtEdge } from '../../../../testing/http-edge';
import { adultAtEdge, clip, press, showOwnClips, titles } from './own-clips-page';

beforeEach(adultAtEdge);
afterEach(signOutAtEdge);

test('focus never falls off the page: it follows into the editor and back', async () => {
  await showOwnClips({ 0: clip('Mine') });
  await press('Change: Mine');
  expect(screen.getByRole('heading', { name: 'Change “Mine”' })).toHaveFocus();
  await press('Cancel');
  expect(screen.getByRole('heading', { name: 'Your clips' })).toHaveFocus();
  await press('Delete: Mine');
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await press('Keep it');
  expect(screen.getByRole('button', { name: 'Delete: Mine' })).toHaveFocus();
  await press('Delete: Mine');
  await press('Delete for good: Mine');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'No clip yet' })).toHaveFocus());
});

test('a full plan says so, keeps what is there and names the way to more', async () => {
  await showOwnClips({ 0: clip('One'), 1: clip('Two'), 7: clip('Kept from a larger plan') });
  expect(screen.queryByRole('button', { name: 'Add a clip' })).toBeNull();
  expect(screen.getByText(/Your plan is full/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Move earlier/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Play the reel' })).toBeNull();
});

test('a clip the plan has no room for is marked, says what wakes it, and can be changed and deleted', async () => {
  const shown = { visibility: 'link', othersAgreed: true };
  await showOwnClips({
    0: clip('One', shown),
    1: clip('Two', { ...shown, createdAt: new Date('2026-11-03') }),
    2: clip('Private', { createdAt: new Date('2026-11-04') }),
    5: clip('Three', { ...shown, createdAt: new Date('2026-11-02') }),
  });
  const card = (title: string) =>
    within(
      screen.getByRole('heading', { name: new RegExp(`^\\d ${title}$`) }).closest('li') ?? document.body,
    );
  expect(screen.getAllByText('Asleep: only you see it')).toHaveLength(1);
  expect(card('One').getByText('Asleep: only you see it')).toBeVisible();
  expect(card('One').getByText(/^Your plan includes 2 clips that others can see/)).toBeVisible();
  expect(card('One').getByRole('link', { name: 'See your plan' })).toHaveAttribute(
    'href',
    '/manage-subscription',
  );
  expect(card('One').getByRole('button', { name: 'Change: One' })).toBeVisible();
  await press('Delete: Three');
  await press('Delete for good: Three');
  await waitFor(() => expect(screen.queryByText('Asleep: only you see it')).toBeNull());
});

test('while nobody can say which plan a player has, no plan is called full and nothing can be added', async () => {
  await showOwnClips({ 0: clip('One'), 1: clip('Two') }, { status: 'unknown', tier: 'tier0' });
  expect(screen.getByText(/We cannot check your plan right now/)).toBeVisible();
  expect(screen.queryByText(/^Asleep/)).toBeNull();
  expect(screen.queryByText(/Your plan is full/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a clip' })).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('with the reel the order is changed by buttons and saved once', async () => {
  const repository = await showOwnClips(
    { 0: clip('One', { order: 0 }), 1: clip('Two', { order: 1 }), 2: clip('Three', { order: 2 }) },
    'tier3',
  );
  await press('Move earlier: Three');
  await press('Move earlier: Three');
  await press('Move earlier: Three');
  expect(titles()).toEqual(['1 Three', '2 One', '3 Two']);
  expect(repository.stored.get('2')).toMatchObject({ order: 2 });
  await press('Save the order');
  expect([...repository.stored.values()].map(({ order }) => order)).toEqual([1, 2, 0]);
  expect(repository.stored.get('2')?.createdAt).toEqual(new Date('2026-11-01'));
  expect(screen.queryByRole('button', { name: 'Save the order' })).toBeNull();
  await press('Move later: Three');
  await press('Leave it as it was');
  expect(titles()).toEqual(['1 Three', '2 One', '3 Two']);
});

test('an order that cannot be saved stays to be tried again', async () => {
  const repository = await showOwnClips({ 0: clip('One'), 1: clip('Two') }, 'tier4');
  await press('Move later: One');
  repository.failWith(new Error('offline'));
  await press('Save the order');
  expect(screen.getByRole('alert')).toHaveTextContent('could not save the order');
  repository.failWith(null);
  await press('Save the order');
  expect(repository.stored.get('1')).toMatchObject({ order: 0 });
});
