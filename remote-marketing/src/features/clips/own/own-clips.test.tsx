import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tier } from '@skora/shared/contract';
import { onEvent } from '@skora/shared/events';
import { tierStore } from '@skora/shared/session';
import { problem, signInAtEdge, signOutAtEdge, type HttpEdge } from '../../../testing/http-edge';
import { visitPage } from '../../../testing/render-page';
import { ClipShelfContext, type ClipShelf } from './clip-shelf';
import { memoryShelf } from './memory-shelf';
import OwnClips from './own-clips';

const UID = 'uid-mara';
const clip = (title: string, more: object = {}) => ({
  source: 'youtube',
  videoId: 'abc-def_ghi',
  title,
  action: 'pass',
  visibility: 'me',
  othersAgreed: false,
  captions: '',
  schemaVersion: 1,
  createdAt: new Date('2026-11-01'),
  updatedAt: new Date('2026-11-01'),
  ...more,
});

let edge: HttpEdge;
beforeEach(async () => {
  // jsdom has no addresses of files and plays none.
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
  edge = await signInAtEdge();
  edge.answer('GET account/map-entry', () => Response.json({ allowed: true, entry: null }));
});
afterEach(signOutAtEdge);

async function show(
  stored: Record<string, Record<string, unknown>> = {},
  tier: Tier = 'tier0',
  more: Partial<ClipShelf> = {},
) {
  act(() => tierStore.set({ status: 'ready', tier }));
  const shelf = { ...memoryShelf(stored), ...more };
  await act(async () => {
    visitPage(
      <ClipShelfContext value={shelf}>
        <h2 id="own-clips" tabIndex={-1}>
          Your clips
        </h2>
        <OwnClips uid={UID} />
      </ClipShelfContext>,
    );
  });
  return shelf;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** A field by the beginning of its label: marks and hints follow. */
const field = (label: string) => screen.getByLabelText((text) => text.startsWith(label));
const choose = (name: string) =>
  userEvent.click(screen.getByRole('radio', { name: (text) => text.startsWith(name) }));
const put = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const gallery = () => screen.getByRole('radio', { name: /^Everybody, in the gallery/ });
const titles = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent);

async function tellEverything(): Promise<void> {
  put('What happens', '  Switch   of play ');
  put('Action', 'pass');
  put('Minute', '61');
  await choose('Nobody, or nothing one has to hear');
}

test('a link becomes a clip that only its player sees', async () => {
  const shelf = await show();
  await press('Add a clip');
  expect(screen.getByRole('heading', { name: 'Add a clip' })).toHaveFocus();
  await choose('A link to YouTube or Vimeo');
  put('Address of the video', 'https://youtu.be/abc-def_ghi');
  await tellEverything();
  await press('Save clip');
  expect(shelf.stored.get('0')).toMatchObject({
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

test('a file goes into the slot the backend opened; a failure keeps everything and does not upload twice', async () => {
  edge.answer('POST account/clips/1/upload', () =>
    Response.json({ path: 'clips/uid-mara/1', maxBytes: 50_000_000, until: 1 }),
  );
  const shelf = await show({ 0: clip('First') });
  await press('Add a clip');
  const file = new File(['video'], 'a.mp4', { type: 'video/mp4' });
  await userEvent.upload(field('Video file'), file);
  await tellEverything();
  shelf.failWith(Object.assign(new Error('no'), { code: 'storage/retry-limit-exceeded' }));
  await press('Save clip');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing you typed is lost.');
  shelf.failWith(null);
  await press('Try again');
  await waitFor(() =>
    expect(shelf.stored.get('1')).toMatchObject({ source: 'upload', title: 'Switch of play' }),
  );
  expect(shelf.stored.get('1')).not.toHaveProperty('videoId');
  expect(shelf.files.get('clips/uid-mara/1')).toBe(file);
  expect(edge.sent('POST account/clips/1/upload')[0]?.body).toEqual({ bytes: 5, contentType: 'video/mp4' });
});

test('an upload shows how far it is and can be stopped; nothing typed is lost', async () => {
  edge.answer('POST account/clips/0/upload', () =>
    Response.json({ path: 'clips/uid-mara/0', maxBytes: 50_000_000, until: 1 }),
  );
  const upload: ClipShelf['upload'] = async (_path, _file, progress) => {
    progress(0.4);
    let cancel = () => undefined as void;
    const done = new Promise<void>((_resolve, reject) => {
      cancel = () => reject(Object.assign(new Error('stopped'), { code: 'storage/canceled' }));
    });
    return { done, cancel };
  };
  const shelf = await show({}, 'tier0', { upload });
  await press('Add a clip');
  await userEvent.upload(field('Video file'), new File(['v'], 'a.mp4', { type: 'video/mp4' }));
  await tellEverything();
  await press('Save clip');
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%'));
  await press('Stop the upload');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('What happens')).toHaveValue('  Switch   of play ');
  expect(screen.getByRole('button', { name: 'Save clip' })).toBeEnabled();
  expect(shelf.stored.size).toBe(0);
});

test('focus never falls off the page: it follows into the editor and back', async () => {
  await show({ 0: clip('Mine') });
  await press('Change: Mine');
  expect(screen.getByRole('heading', { name: 'Change “Mine”' })).toHaveFocus();
  await press('Close');
  expect(screen.getByRole('heading', { name: 'Your clips' })).toHaveFocus();
  await press('Remove: Mine');
  expect(screen.getByRole('button', { name: 'Remove for good: Mine' })).toHaveFocus();
  await press('Keep it: Mine');
  expect(screen.getByRole('button', { name: 'Remove: Mine' })).toHaveFocus();
  await press('Remove: Mine');
  await press('Remove for good: Mine');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your clips' })).toHaveFocus());
});

test('a refused slot says what the plan lacks', async () => {
  edge.answer('POST account/clips/0/upload', () => problem(403));
  await show();
  await press('Add a clip');
  await userEvent.upload(field('Video file'), new File(['v'], 'a.webm', { type: 'video/webm' }));
  await tellEverything();
  await press('Save clip');
  expect(await screen.findByRole('alert')).toHaveTextContent('no room for another clip');
});

test('what is missing or wrong is named at its field, and nothing is sent', async () => {
  const shelf = await show();
  await press('Add a clip');
  await press('Save clip');
  const summary = within(screen.getByRole('group', { name: 'Please check the form' }));
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Choose a video file.',
    'Say in a few words what happens.',
    'Choose what it shows.',
    'Say whether somebody speaks.',
  ]);
  await choose('Somebody: I add captions');
  put('Captions', 'just words');
  put('Minute', '131');
  await choose('People with a link to my CV');
  await press('Save clip');
  expect(field('Captions')).toHaveAccessibleDescription(/Write each caption/);
  expect(field('Minute')).toHaveAccessibleDescription('Enter a whole minute from 0 to 130.');
  expect(screen.getByLabelText(/^Everybody who can be recognised/)).toBeInvalid();
  expect(shelf.stored.size).toBe(0);
});

test('the gallery is told when a clip becomes public and when it stops being', async () => {
  edge.answer('PUT account/clips/0/listing', () => Response.json({ listed: true }));
  const shelf = await show({ 0: clip('Mine') });
  await press('Change: Mine');
  expect(field('What happens')).toHaveValue('Mine');
  await waitFor(() => expect(gallery()).toBeEnabled());
  await choose('Everybody, in the gallery');
  await userEvent.click(screen.getByLabelText(/^Everybody who can be recognised/));
  await press('Save clip');
  await waitFor(() =>
    expect(shelf.stored.get('0')).toMatchObject({ visibility: 'public', othersAgreed: true }),
  );
  expect(edge.sent('PUT account/clips/0/listing')).toHaveLength(1);
  await press('Remove: Mine');
  await press('Remove for good: Mine');
  await waitFor(() => expect(edge.sent('PUT account/clips/0/listing')).toHaveLength(2));
  expect(shelf.stored.size).toBe(0);
});

test('a gallery that cannot be told does not undo what is saved', async () => {
  const toasts: string[] = [];
  const stop = onEvent('shell:toast-requested', ({ message }) => toasts.push(message));
  edge.answer('PUT account/clips/0/listing', () => problem(503));
  const shelf = await show({ 0: clip('Mine', { visibility: 'public', othersAgreed: true }) });
  await press('Change: Mine');
  put('What happens', 'Better');
  await press('Save clip');
  await waitFor(() => expect(shelf.stored.get('0')).toMatchObject({ title: 'Better' }));
  await waitFor(() => expect(toasts).toContain('Saved. The gallery follows when you save again.'));
  stop();
});

test('minors cannot choose the gallery, and are told why', async () => {
  edge.answer('GET account/map-entry', () => Response.json({ allowed: false, entry: null }));
  await show();
  await press('Add a clip');
  expect(await screen.findByText('From 18 on. The gallery shows adults only.')).toBeVisible();
  expect(gallery()).toBeDisabled();
});

test('a full plan says so, keeps what is there and names the way to more', async () => {
  await show({ 0: clip('One'), 1: clip('Two'), 7: clip('Kept from a larger plan') });
  expect(screen.queryByRole('button', { name: 'Add a clip' })).toBeNull();
  expect(screen.getByText(/Your plan is full/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Earlier/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Play the reel' })).toBeNull();
});

test('with the reel the order is changed by buttons and saved once', async () => {
  const shelf = await show(
    { 0: clip('One', { order: 0 }), 1: clip('Two', { order: 1 }), 2: clip('Three', { order: 2 }) },
    'tier3',
  );
  await press('Earlier: Three');
  await press('Earlier: Three');
  await press('Earlier: Three');
  expect(titles()).toEqual(['1 Three', '2 One', '3 Two']);
  expect(shelf.stored.get('2')).toMatchObject({ order: 2 });
  await press('Save the order');
  expect([...shelf.stored.values()].map(({ order }) => order)).toEqual([1, 2, 0]);
  expect(shelf.stored.get('2')?.createdAt).toEqual(new Date('2026-11-01'));
  expect(screen.queryByRole('button', { name: 'Save the order' })).toBeNull();
  await press('Later: Three');
  await press('Leave it as it was');
  expect(titles()).toEqual(['1 Three', '2 One', '3 Two']);
});

test('an order that cannot be saved stays to be tried again', async () => {
  const shelf = await show({ 0: clip('One'), 1: clip('Two') }, 'tier4');
  await press('Later: One');
  shelf.failWith(new Error('offline'));
  await press('Save the order');
  expect(screen.getByRole('alert')).toHaveTextContent('could not be saved');
  shelf.failWith(null);
  await press('Save the order');
  expect(shelf.stored.get('1')).toMatchObject({ order: 0 });
});
