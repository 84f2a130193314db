import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CvClipVideo } from './cv-clip-video';

const POSTER = '0123456789abcdef0123456789abcdef';
const clip = { seconds: 72.4, trim: { start: 4, end: 12.5 }, poster: null };
const findPoster = async (poster: string) => `https://files.skora.example/0/${poster}`;

test('the file is asked for by the first press, and plays its part', async () => {
  const load = jest.fn(() => Promise.resolve('https://files.skora.example/0'));
  render(<CvClipVideo name="Switch of play" clip={clip} load={load} findPoster={findPoster} />);
  expect(screen.getByText('1:12')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Play: Switch of play, 1:12' }));
  const video = await screen.findByLabelText('Switch of play');
  expect(video).toHaveAttribute('src', 'https://files.skora.example/0#t=4,12.5');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a file without an address, or one that breaks off, can be tried again', async () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  const unknown = { seconds: null, trim: null, poster: null };
  const view = (find: () => Promise<string>) => (
    <CvClipVideo name="Save" clip={unknown} load={find} findPoster={findPoster} />
  );
  const { rerender } = render(view(load));
  const play = () => userEvent.click(screen.getByRole('button', { name: 'Play: Save' }));
  await play();
  expect(await screen.findByRole('alert')).toHaveTextContent('This clip cannot be played now.');
  const found = () => Promise.resolve('https://files.skora.example/1');
  rerender(view(found));
  await play();
  const video = await screen.findByLabelText('Save');
  expect(video).toHaveAttribute('src', 'https://files.skora.example/1');
  fireEvent.error(video);
  expect(await screen.findByRole('alert')).toHaveTextContent('This clip cannot be played now.');
});

test('its picture has its place before it is there; one that does not come leaves the pitch', async () => {
  const { container } = render(
    <CvClipVideo
      name="Save"
      clip={{ ...clip, poster: POSTER }}
      load={() => findPoster('')}
      findPoster={findPoster}
    />,
  );
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', `https://files.skora.example/0/${POSTER}`);
  for (const [name, value] of [
    ['loading', 'lazy'],
    ['decoding', 'async'],
    ['width', '800'],
    ['height', '450'],
    ['alt', ''],
  ] as const) {
    expect(picture).toHaveAttribute(name, value);
  }
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('button', { name: 'Play: Save, 1:12' })).toBeEnabled();
});
