import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onEvent } from '@skora/shared/events';
import { problem, signOutAtEdge, type HttpEdge } from '../../../../testing/http-edge';
import { adultAtEdge, choose, clip, field, gallery, press, put, showOwnClips } from './own-clips-page';

let edge: HttpEdge;
beforeEach(async () => {
  edge = await adultAtEdge();
});
afterEach(signOutAtEdge);

test('the gallery is told when a clip becomes public and when it stops being', async () => {
  edge.answer('PUT account/clips/0/listing', () => Response.json({ listed: true }));
  const repository = await showOwnClips({ 0: clip('Mine') });
  await press('Change: Mine');
  expect(field('Caption')).toHaveValue('Mine');
  await waitFor(() => expect(gallery()).toBeEnabled());
  await choose('Everybody, in the gallery');
  await userEvent.click(screen.getByLabelText(/^Everybody who can be recognised/));
  await press('Save clip');
  await waitFor(() =>
    expect(repository.stored.get('0')).toMatchObject({ visibility: 'public', othersAgreed: true }),
  );
  expect(edge.sent('PUT account/clips/0/listing')).toHaveLength(1);
  await press('Delete: Mine');
  await press('Delete for good: Mine');
  await waitFor(() => expect(edge.sent('PUT account/clips/0/listing')).toHaveLength(2));
  expect(repository.stored.size).toBe(0);
});

test('a gallery that cannot be told does not undo what is saved', async () => {
  const toasts: string[] = [];
  const stop = onEvent('shell:toast-requested', ({ message }) => toasts.push(message));
  edge.answer('PUT account/clips/0/listing', () => problem(503));
  const repository = await showOwnClips({ 0: clip('Mine', { visibility: 'public', othersAgreed: true }) });
  await press('Change: Mine');
  put('Caption', 'Better');
  await press('Save clip');
  await waitFor(() => expect(repository.stored.get('0')).toMatchObject({ title: 'Better' }));
  await waitFor(() => expect(toasts).toContain('Saved. To update the gallery too, please save it again.'));
  stop();
});

test('a clip that nobody else sees says so, with the reason and a way to object', async () => {
  const clips = [
    { slot: 0, reason: 'Somebody in it does not agree.' },
    { slot: 1, reason: null },
  ];
  edge.answer('GET account/clips/hidden', () => Response.json({ clips }));
  const shown = { visibility: 'public', othersAgreed: true };
  await showOwnClips(
    { 0: clip('Decided', shown), 1: clip('Waiting', shown), 2: clip('Fine', shown) },
    'tier1',
  );
  const card = (title: string) => {
    const cards = screen.getAllByRole('listitem');
    return within(cards.find((item) => within(item).queryByText(title)) ?? document.body);
  };
  await waitFor(() => expect(card('Decided').getByText(/does not agree/)).toBeVisible());
  expect(card('Decided').getByRole('link', { name: 'Object' })).toHaveAttribute(
    'href',
    '/contact-us?topic=support#write',
  );
  expect(card('Waiting').getByText(/Somebody at SKORA has to look/)).toBeVisible();
  expect(card('Fine').queryByText(/Only you see it/)).toBeNull();
});

test('minors cannot choose the gallery, and are told why', async () => {
  edge.answer('GET account/map-entry', () => Response.json({ allowed: false, entry: null }));
  await showOwnClips();
  await press('Add a clip');
  expect(await screen.findByText('Only from 18 on. The gallery shows adults only.')).toBeVisible();
  expect(gallery()).toBeDisabled();
});
