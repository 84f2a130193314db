import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, signOutAtEdge, type HttpEdge } from '../../../../testing/http-edge';
import type { ClipRepository } from '../repository/clip-repository';
import { adultAtEdge, choose, clip, field, press, put, showOwnClips, tellEverything } from './own-clips-page';

let edge: HttpEdge;
beforeEach(async () => {
  edge = await adultAtEdge();
});
afterEach(signOutAtEdge);

test('a link becomes a clip that only its player sees', async () => {
  const repository = await showOwnClips();
  await press('Add a clip');
  expect(screen.getByRole('heading', { name: 'Add a clip' })).toHaveFocus();
  await choose('A link to YouTube or Vimeo');
  put('Link to the video', 'https://youtu.be/abc-def_ghi');
  await tellEverything();
  await press('Save clip');
  expect(repository.stored.get('0')).toMatchObject({
    source: 'youtube',
    videoId: 'abc-def_ghi',
    title: 'Switch of play',
    minute: 61,
    visibility: 'me',
    captions: '',
  });
  expect(screen.getByText('1 of 2 clips, each file up to 50 MB.')).toBeVisible();
  expect(edge.sent('PUT account/clips/0/listing')).toEqual([]);
  expect(
    screen.getByRole('link', { name: /Watch on YouTube, in a new tab: Switch of play/ }),
  ).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abc-def_ghi');
});

test('a new clip begins with the position and the shirt number of the profile', async () => {
  const readProfile = async () => ({ displayName: 'Mara', primaryPosition: 'RW', shirtNumber: 17 });
  await showOwnClips({}, 'tier0', { readProfile });
  await press('Add a clip');
  expect(field('Position in this clip')).toHaveDisplayValue('Right winger');
  expect(field('Shirt number')).toHaveValue('17');
});

test('a file goes into the slot the backend opened; a failure keeps everything and does not upload twice', async () => {
  edge.answer('POST account/clips/1/upload', () =>
    Response.json({ path: 'clips/uid-mara/1', maxBytes: 50_000_000, until: 1 }),
  );
  const repository = await showOwnClips({ 0: clip('First') });
  await press('Add a clip');
  const file = new File(['video'], 'a.mp4', { type: 'video/mp4' });
  await userEvent.upload(field('Video file'), file);
  await tellEverything();
  repository.failWith(Object.assign(new Error('no'), { code: 'storage/retry-limit-exceeded' }));
  await press('Save clip');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing you typed is lost.');
  repository.failWith(null);
  await press('Try again');
  await waitFor(() =>
    expect(repository.stored.get('1')).toMatchObject({ source: 'upload', title: 'Switch of play' }),
  );
  expect(repository.stored.get('1')).not.toHaveProperty('videoId');
  expect(repository.files.get('clips/uid-mara/1')).toBe(file);
  expect(edge.sent('POST account/clips/1/upload')[0]?.body).toEqual({ bytes: 5, contentType: 'video/mp4' });
});

/** Whether the page may be left now without asking. */
const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('an upload shows how far it is and can be stopped; nothing typed is lost', async () => {
  edge.answer('POST account/clips/0/upload', () =>
    Response.json({ path: 'clips/uid-mara/0', maxBytes: 50_000_000, until: 1 }),
  );
  const upload: ClipRepository['upload'] = async (_path, _file, progress) => {
    progress(0.4);
    let cancel = () => undefined as void;
    const done = new Promise<void>((_resolve, reject) => {
      cancel = () => reject(Object.assign(new Error('stopped'), { code: 'storage/canceled' }));
    });
    return { done, cancel };
  };
  const repository = await showOwnClips({}, 'tier0', { upload });
  await press('Add a clip');
  await userEvent.upload(field('Video file'), new File(['v'], 'a.mp4', { type: 'video/mp4' }));
  await tellEverything();
  await press('Save clip');
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%'));
  expect(mayLeave()).toBe(false);
  await press('Stop the upload');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(mayLeave()).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Caption')).toHaveValue('  Switch   of play ');
  expect(screen.getByRole('button', { name: 'Save clip' })).toBeEnabled();
  expect(repository.stored.size).toBe(0);
});

test('a refused slot says what the plan lacks', async () => {
  edge.answer('POST account/clips/0/upload', () => problem(403));
  await showOwnClips();
  await press('Add a clip');
  await userEvent.upload(field('Video file'), new File(['v'], 'a.webm', { type: 'video/webm' }));
  await tellEverything();
  await press('Save clip');
  expect(await screen.findByRole('alert')).toHaveTextContent('no room for another clip');
});

test('what is missing or wrong is named at its field, and nothing is sent', async () => {
  const repository = await showOwnClips();
  await press('Add a clip');
  await press('Save clip');
  const summary = within(screen.getByRole('group', { name: 'Please check the form' }));
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Choose a video file.',
    'Say in a few words what happens.',
    'Choose what it shows.',
    'Say whether somebody speaks.',
  ]);
  await choose('Yes, and I will add subtitles');
  put('Subtitles', 'just words');
  put('Minute', '131');
  await choose('People with a link to my CV');
  await press('Save clip');
  expect(field('Subtitles')).toHaveAccessibleDescription(/Write each subtitle/);
  expect(field('Minute')).toHaveAccessibleDescription('Enter a whole minute from 0 to 130.');
  expect(screen.getByLabelText(/^Everybody who can be recognised/)).toBeInvalid();
  expect(repository.stored.size).toBe(0);
});
