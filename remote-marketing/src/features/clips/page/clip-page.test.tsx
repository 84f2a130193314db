import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atEdge, problem } from '../../../testing/http-edge';
import { visitPage } from '../../../testing/render-page';
import { ClipPage } from './clip-page';

const CALL = 'GET clips/the-id';
const CLIP = {
  ...{ id: 'the-id', player: 'Mara F.', source: 'upload', address: '/clips/the-id/video', title: 'Low save' },
  ...{ action: 'save', foot: 'none', position: 'GK', minute: 34, opponent: '', shirtNumber: 1 },
  ...{ shirtColour: 'orange', trim: null, seconds: 6, captions: '' },
};

test('shows the clip, its label and a way to report it', async () => {
  const edge = atEdge();
  edge.answer(CALL, () => Response.json(CLIP));
  const { container } = visitPage(<ClipPage id="the-id" />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Low save' })).toBeVisible();
  expect(screen.getByText('Shown by Mara F.')).toBeVisible();
  expect(screen.getByText('No. 1, orange')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play: Low save, 0:06' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Report this clip: Low save' })).toBeEnabled();
  expect(container.querySelector('video')).toBeNull();
});

test('a clip that was taken back leads to the others; a failure can be tried again', async () => {
  const edge = atEdge();
  edge.answer(CALL, () => problem(503));
  visitPage(<ClipPage id="the-id" />);
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not load this clip' })).toBeVisible();
  edge.answer(CALL, () => problem(404));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'There is no such clip' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what others show' })).toHaveAttribute('href', '/clips');
});
