import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearUserData, DEVICE_KEYS, profileKey } from '@skora/shared/storage-keys';
import { resetSession, signInAs } from '@skora/shared/testing';
import { signInAtEdge, signOutAtEdge } from '../../../lib/testing/http-edge';
import { mara } from '../../../lib/testing/identity-replies';
import { jsonReply, problem } from '../../../lib/testing/json-reply';
import EditProfilePage from '../../../routes/edit-profile';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { keepPicture, keptPicture, pictureBlob } from './kept-picture';

beforeEach(() => {
  clearUserData();
  // Known already: there is no stored picture to ask for.
  sessionStorage.setItem(profileKey('mara'), 'none');
  signInAs({ uid: 'mara', displayName: 'Mara Fictiva' });
});
afterEach(resetSession);

const PICTURE = `data:image/jpeg;base64,${btoa('pixels')}`;

async function open(adult = true) {
  const documents = memoryDocuments({ 'users/mara': { privateByDefault: !adult } });
  await act(
    async () => void renderView(<EditProfilePage />, documents, '/settings/edit-profile?section=photo'),
  );
  // A browser may let a file of any type through, by dropping it.
  return userEvent.setup({ applyAccept: false });
}

const input = () => screen.getByLabelText('Choose a picture', { selector: 'input' });

test('a file of another type is refused before it is opened', async () => {
  const user = await open();
  await user.upload(input(), new File(['<svg/>'], 'shirt.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByText('Choose a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
});

test('a file that is too large is refused before it is opened', async () => {
  const user = await open();
  const file = new File(['x'], 'huge.jpg', { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: 20 * 1024 * 1024 + 1 });
  await user.upload(input(), file);
  expect(await screen.findByText('Choose a picture of at most 20 MB.')).toBeVisible();
});

test('a young player is told that no photo is fine', async () => {
  await open(false);
  expect(screen.getByText('No photo is a good choice too')).toBeVisible();
});

test('a picture that was not stored waits, and can be left', async () => {
  keepPicture('mara', PICTURE);
  const user = await open();
  expect(screen.getByText('This picture is only on this device. It is not saved yet.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Photo of Mara Fictiva' })).toHaveAttribute('src', PICTURE);
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(keptPicture('mara')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save this picture' })).toBeNull();
});

test('a kept picture is its player’s alone, and goes with signing out', () => {
  keepPicture('mara', PICTURE);
  expect(keptPicture('ola')).toBeNull();
  clearUserData();
  expect(keptPicture('mara')).toBeNull();
});

test.each(['{', '[]', '{"uid":"mara"}', '{"uid":"mara","picture":"https://evil.example/x.jpg"}'])(
  '%s is no kept picture',
  (text) => {
    localStorage.setItem(DEVICE_KEYS.statsProfileImage, text);
    expect(keptPicture('mara')).toBeNull();
  },
);

test('a kept picture becomes the bytes that are stored', async () => {
  const blob = pictureBlob(PICTURE);
  expect(blob.type).toBe('image/jpeg');
  expect(blob.size).toBe('pixels'.length);
});

describe('what the backend answers', () => {
  const CALL = 'PUT account/picture';
  beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
  afterEach(async () => {
    await signOutAtEdge();
    jest.restoreAllMocks();
  });

  async function save(answer: () => Response) {
    const http = await signInAtEdge();
    sessionStorage.setItem(profileKey(mara.uid), 'none');
    signInAs({ uid: mara.uid, displayName: 'Mara Fictiva' });
    keepPicture(mara.uid, PICTURE);
    http.answer(CALL, answer);
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Save this picture' }));
    return http;
  }

  test('a picture that is saved waits no more', async () => {
    const http = await save(() => jsonReply({ status: 'ok' }));
    await waitFor(() => expect(keptPicture(mara.uid)).toBeNull());
    expect(http.sent(CALL)).toHaveLength(1);
  });

  test.each<[() => Response, RegExp]>([
    [() => problem(403, { type: 'guardian-required' }), /Your parent or guardian has to agree/],
    [() => problem(429), /You have tried this too often/],
    [() => problem(503), /Your old picture is still there\. Try again/],
  ])('a refusal says why, and the picture is kept', async (answer, words) => {
    await save(answer);
    expect(await screen.findByText(words)).toBeVisible();
    expect(keptPicture(mara.uid)).toBe(PICTURE);
    expect(screen.getByRole('button', { name: 'Save this picture' })).toBeEnabled();
  });

  test('what is no usable picture is not tried again', async () => {
    await save(() => problem(422, { errors: [{ at: 'body', message: 'is no picture of a usable size' }] }));
    expect(await screen.findByText('This picture cannot be used')).toBeVisible();
    expect(screen.getByText(/Choose another one/)).toBeVisible();
    expect(keptPicture(mara.uid)).toBeNull();
  });
});
