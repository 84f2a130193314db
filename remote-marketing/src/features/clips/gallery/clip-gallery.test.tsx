import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atEdge, problem } from '../../../testing/http-edge';
import { prerenderPage, visitPage } from '../../../testing/render-page';
import { ClipGallery } from './clip-gallery';

const CALL = 'GET clips';
const clip = (title: string, more: object = {}) => ({
  id: `${title.toLowerCase()}-id`,
  player: 'Mara F.',
  source: 'upload',
  address: '/clips/x/video',
  title,
  action: 'pass',
  foot: 'left',
  position: 'CM',
  minute: 61,
  opponent: 'Northfield Rovers',
  shirtNumber: 8,
  shirtColour: 'white',
  trim: null,
  seconds: 12,
  captions: '',
  ...more,
});
const page = (clips: object[], next: string | null = null) => Response.json({ clips, next });
const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('finished HTML has heading, filters and a word about JavaScript', () => {
  const html = prerenderPage(<ClipGallery />);
  expect(html).toContain('Clips that players show');
  expect(html).toContain('<noscript>');
});

test('clips come with their label, their player and a way to report them; links leave by a click only', async () => {
  const edge = atEdge();
  const elsewhere = { source: 'vimeo', address: 'https://vimeo.com/76979871', id: 'there' };
  edge.answer(CALL, () => page([clip('Switch'), clip('Save', elsewhere)]));
  const { container } = visitPage(<ClipGallery />);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  const card = within(screen.getAllByRole('article')[0] ?? document.body);
  expect(card.getByText('Mara F.')).toBeVisible();
  expect(card.getByText('No. 8, white')).toBeVisible();
  expect(card.getByRole('button', { name: 'Play: Switch, 0:12' })).toBeEnabled();
  expect(card.getByRole('button', { name: 'Report this clip: Switch' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Watch on Vimeo, in a new tab: Save' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  expect(container.querySelector('video, iframe')).toBeNull();
});

test('a page follows a page', async () => {
  const edge = atEdge();
  edge.answer(CALL, () => page([clip('One')], 'cursor'));
  visitPage(<ClipGallery />);
  await screen.findByRole('article');
  edge.answer(CALL, () => page([clip('Two')]));
  await userEvent.click(screen.getByRole('button', { name: 'Show more clips' }));
  expect(await screen.findByRole('heading', { name: 'Two' })).toBeVisible();
  expect(titles()).toEqual(['One', 'Two']);
  expect(screen.queryByRole('button', { name: 'Show more clips' })).toBeNull();
});

test('narrowed to nothing it says so and offers all', async () => {
  const edge = atEdge();
  edge.answer(CALL, () => page([clip('One')]));
  visitPage(<ClipGallery />);
  await screen.findByRole('article');
  edge.answer(CALL, () => page([]));
  await userEvent.selectOptions(screen.getByLabelText('Position'), 'GK');
  expect(await screen.findByRole('heading', { name: 'No clip like this yet' })).toBeVisible();
  edge.answer(CALL, () => page([clip('One')]));
  await userEvent.click(screen.getByRole('button', { name: 'Show all clips' }));
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Clips that players show' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(/^1 clip$/);
});

test('an empty gallery is no failure, and a failure can be tried again', async () => {
  const edge = atEdge();
  edge.answer(CALL, () => problem(503));
  visitPage(<ClipGallery />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not load the gallery');
  edge.answer(CALL, () => page([]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No clip is public yet' })).toBeVisible();
});
