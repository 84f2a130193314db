import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onEvent } from '@skora/shared/events';
import { problem, signOutAtEdge, type HttpEdge } from '../../../../testing/http-edge';
import { adultAtEdge, field, press, put, showOwnClips, tellEverything } from './own-clips-page';
import { readsVideos } from './readable-video';

const POSTER = 'PUT account/clips/0/poster';

let edge: HttpEdge;
beforeEach(async () => {
  edge = await adultAtEdge();
  edge.answer('POST account/clips/0/upload', () =>
    Response.json({ path: 'clips/uid-mara/0', maxBytes: 50_000_000, until: 1 }),
  );
});
afterEach(async () => {
  await signOutAtEdge();
  jest.restoreAllMocks();
});

const video = (name = 'a.mp4', type = 'video/mp4') => new File(['video'], name, { type });
const picture = () => screen.getByRole('group', { name: 'Picture' });

async function choose(file: File) {
  const repository = await showOwnClips();
  await press('Add a clip');
  await userEvent.upload(field('Video file'), file, { applyAccept: false });
  return repository;
}

test('the first frame that is not black becomes the picture; length and picture are saved', async () => {
  edge.answer(POSTER, () => Response.json({ poster: '0'.repeat(32) }));
  const looked = readsVideos({ seconds: 12.34, brightAt: (second) => (second < 1 ? 8 : 200) });
  const repository = await choose(video());
  await waitFor(() => expect(picture().querySelector('img')).not.toBeNull());
  expect(looked).toEqual([0.1, 0.6, 1.5]);
  await tellEverything();
  await press('Save clip');
  await waitFor(() => expect(edge.sent(POSTER)).toHaveLength(1));
  expect(repository.stored.get('0')).toMatchObject({ seconds: 12.3, title: 'Switch of play' });
});

test('a picture that cannot be stored does not undo what is saved', async () => {
  edge.answer(POSTER, () => problem(503));
  readsVideos({ seconds: 4, brightAt: () => 200 });
  const toasts: string[] = [];
  const stop = onEvent('shell:toast-requested', ({ message }) => toasts.push(message));
  const repository = await choose(video());
  await tellEverything();
  await press('Save clip');
  await waitFor(() => expect(repository.stored.has('0')).toBe(true));
  await waitFor(() =>
    expect(toasts).toContain('Saved without its picture. To add one, change the clip and save it again.'),
  );
  stop();
});

test('a file the browser cannot read says so, and can still be saved', async () => {
  const repository = await choose(video());
  await waitFor(() => expect(picture()).toHaveTextContent('This browser cannot read the video.'));
  expect(picture().querySelector('svg')).not.toBeNull();
  await tellEverything();
  await press('Save clip');
  await waitFor(() => expect(repository.stored.has('0')).toBe(true));
  expect(edge.sent(POSTER)).toEqual([]);
});

test('a file that does not fit is named at once, at its field', async () => {
  await choose(video('a.txt', 'text/plain'));
  expect(field('Video file')).toHaveAccessibleDescription(/Choose an MP4, WebM or MOV file\./);
  expect(screen.queryByRole('group', { name: 'Picture' })).toBeNull();
});

test('a video that is too long is named once it was read', async () => {
  readsVideos({ seconds: 10_801, brightAt: () => 200 });
  await choose(video());
  await waitFor(() =>
    expect(field('Video file')).toHaveAccessibleDescription(/Choose a video of 3 hours at most/),
  );
});

test('a caption that is too long is kept and named at its field', async () => {
  await choose(video());
  const caption = 'a'.repeat(81);
  put('Caption', caption);
  await press('Save clip');
  expect(field('Caption')).toHaveAccessibleDescription(/Use 80 characters at most\. These are 81\./);
  expect(field('Caption')).toHaveValue(caption);
  const summary = within(screen.getByRole('group', { name: 'Please check the form' }));
  expect(summary.getByRole('link', { name: /Use 80 characters/ })).toBeVisible();
});
