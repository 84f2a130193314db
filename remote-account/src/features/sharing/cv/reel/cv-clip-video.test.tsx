import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CvClipVideo } from './cv-clip-video';

const clip = { seconds: 72.4, trim: { start: 4, end: 12.5 } };

test('the file is asked for by the first press, and plays its part', async () => {
  const load = jest.fn(() => Promise.resolve('https://files.skora.example/0'));
  render(<CvClipVideo name="Switch of play" clip={clip} load={load} />);
  expect(screen.getByText('1:12')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Play: Switch of play' }));
  const video = await screen.findByLabelText('Switch of play');
  expect(video).toHaveAttribute('src', 'https://files.skora.example/0#t=4,12.5');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a file without an address, or one that breaks off, can be tried again', async () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  const { rerender } = render(<CvClipVideo name="Save" clip={{ seconds: null, trim: null }} load={load} />);
  const play = () => userEvent.click(screen.getByRole('button', { name: 'Play: Save' }));
  await play();
  expect(await screen.findByRole('alert')).toHaveTextContent('This clip cannot be played now.');
  const found = () => Promise.resolve('https://files.skora.example/1');
  rerender(<CvClipVideo name="Save" clip={{ seconds: null, trim: null }} load={found} />);
  await play();
  const video = await screen.findByLabelText('Save');
  expect(video).toHaveAttribute('src', 'https://files.skora.example/1');
  fireEvent.error(video);
  expect(await screen.findByRole('alert')).toHaveTextContent('This clip cannot be played now.');
});
