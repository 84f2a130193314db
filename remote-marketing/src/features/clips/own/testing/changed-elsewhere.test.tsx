import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { signOutAtEdge } from '../../../../testing/http-edge';
import { adultAtEdge, choose, clip, field, press, put, showOwnClips, tellEverything } from './own-clips-page';

beforeEach(async () => {
  await adultAtEdge();
  sessionStorage.clear();
});
afterEach(signOutAtEdge);

type Fields = Record<string, unknown>;

const CHANGED = 'This was changed in another tab or on another device';
const later = new Date('2026-11-02');

/** The player's one clip, being changed here. */
async function change(typed: string) {
  const repository = await showOwnClips({ 0: clip('Mine', { minute: 10 }) });
  await press('Change: Mine');
  put('Caption', typed);
  const stored = () => repository.stored.get('0');
  /** Stores something as another device does. @param heard whether this page has been told of it */
  const elsewhere = (fields: Fields, heard = true) => {
    repository.stored.set('0', { ...stored(), ...fields, updatedAt: later });
    if (heard) act(repository.tell);
  };
  return { repository, stored, elsewhere };
}

test.each([true, false])('what another device changed of a clip stays, heard of: %s', async (heard) => {
  const { stored, elsewhere } = await change('Better');
  elsewhere({ minute: 61, opponent: 'Hill', captions: '00:00 --> 00:01\nTurn' }, heard);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(field('Caption')).toHaveValue('Better');
  await press('Save clip');
  await waitFor(() =>
    expect(stored()).toMatchObject({ title: 'Better', minute: 61, opponent: 'Hill', visibility: 'me' }),
  );
  expect(stored()).toMatchObject({ captions: '00:00 --> 00:01\nTurn', createdAt: new Date('2026-11-01') });
});

test('what was typed before a reload still changes nothing else of the clip', async () => {
  const { repository, elsewhere } = await change('Better');
  cleanup();
  elsewhere({ minute: 61, seconds: 12.3 }, false);
  const again = await showOwnClips(Object.fromEntries(repository.stored));
  await press('Change: Mine');
  expect(field('Caption')).toHaveValue('Better');
  await press('Save clip');
  await waitFor(() => expect(again.stored.get('0')).toMatchObject({ title: 'Better', minute: 61 }));
  expect(again.stored.get('0')).toMatchObject({ seconds: 12.3 });
});

test('a clip that was made private elsewhere is not shown again by a new caption', async () => {
  const repository = await showOwnClips({ 0: clip('Mine', { visibility: 'link', othersAgreed: true }) });
  await press('Change: Mine');
  put('Caption', 'Better');
  repository.stored.set('0', { ...repository.stored.get('0'), visibility: 'me' });
  await press('Save clip');
  await waitFor(() =>
    expect(repository.stored.get('0')).toMatchObject({ title: 'Better', visibility: 'me' }),
  );
});

test('a caption that was changed on both devices is asked about; what is typed stays', async () => {
  const { stored, elsewhere } = await change('Better');
  elsewhere({ title: 'Other', minute: 61 });
  await press('Save clip');
  expect(await screen.findByText(CHANGED)).toBeVisible();
  expect(stored()).toMatchObject({ title: 'Other' });
  expect(field('Caption')).toHaveValue('Better');
  await press('Keep mine');
  expect(screen.queryByText(CHANGED)).toBeNull();
  expect(field('Minute')).toHaveValue('61');
  await press('Save clip');
  await waitFor(() => expect(stored()).toMatchObject({ title: 'Better', minute: 61 }));
});

test('the saved version can be taken instead', async () => {
  const { elsewhere } = await change('Better');
  elsewhere({ title: 'Other' });
  await press('Save clip');
  await press('Use the saved version');
  expect(screen.queryByText(CHANGED)).toBeNull();
  expect(field('Caption')).toHaveValue('Other');
});

test('a clip that was deleted elsewhere does not come back, and its words stay to be copied', async () => {
  const { repository, elsewhere } = await change('Better');
  repository.stored.delete('0');
  act(repository.tell);
  await press('Save clip');
  expect(await screen.findByText(/was deleted in another tab or on another device/)).toBeVisible();
  expect(field('Caption')).toHaveValue('Better');
  expect(repository.stored.size).toBe(0);
  // Another clip in its place is another clip.
  elsewhere(clip('New one', { createdAt: later }));
  await press('Try again');
  expect(repository.stored.get('0')).toMatchObject({ title: 'New one' });
  expect(field('Caption')).toHaveValue('Better');
});

test('a new clip takes the next place when another device was quicker', async () => {
  const repository = await showOwnClips();
  await press('Add a clip');
  await choose('A link to YouTube or Vimeo');
  put('Link to the video', 'https://youtu.be/abc-def_ghi');
  await tellEverything();
  repository.stored.set('0', clip('Quicker'));
  await press('Save clip');
  expect(await screen.findByText(/Another clip was quicker/)).toBeVisible();
  act(repository.tell);
  expect(field('Minute')).toHaveValue('61');
  await press('Try again');
  await waitFor(() => expect(repository.stored.get('1')).toMatchObject({ title: 'Switch of play' }));
  expect(repository.stored.get('0')).toMatchObject({ title: 'Quicker' });
});

test('the order is one choice: the later one counts, and it changes nothing else of a clip', async () => {
  const repository = await showOwnClips({ 0: clip('One'), 1: clip('Two') }, 'tier4');
  await press('Move later: One');
  repository.stored.set('0', clip('One, better', { order: 5, minute: 61 }));
  await press('Save the order');
  await waitFor(() =>
    expect(repository.stored.get('0')).toMatchObject({ title: 'One, better', minute: 61, order: 1 }),
  );
});

test('clips that cannot be read are not shown as none', async () => {
  jest.spyOn(console, 'info').mockImplementation();
  const repository = await showOwnClips({ 0: clip('Mine') }, 'tier0', {
    watch: (_uid, _next, failed) => {
      failed(new Error('The store could not be reached.'));
      return () => undefined;
    },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load your clips');
  expect(screen.queryByRole('button', { name: 'Add a clip' })).toBeNull();
  await press('Try again');
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load your clips');
  expect(repository.stored.size).toBe(1);
});
