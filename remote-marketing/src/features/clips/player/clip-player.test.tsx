import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitPage } from '../../../testing/render-page';
import { ClipPlayer } from './clip-player';

const clip = {
  title: 'Switch of play',
  position: 'CM' as const,
  trim: { start: 4, end: 9 },
  seconds: 60,
  captions: '00:05.000 --> 00:06.000\nMan on!',
};

const PLAY = 'Play: Switch of play, 0:05';

// jsdom plays nothing: the browser's player is the edge here.
let paused: WeakMap<HTMLMediaElement, boolean>;
beforeEach(() => {
  paused = new WeakMap();
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function get(
    this: HTMLMediaElement,
  ) {
    return paused.get(this) ?? true;
  });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    paused.set(this, false);
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    paused.set(this, true);
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(() => jest.restoreAllMocks());

function findVideo(container: HTMLElement): HTMLVideoElement {
  const video = container.querySelector('video');
  if (!video) throw new Error('There is no video.');
  return video;
}

async function play(load = () => Promise.resolve('/clip.mp4'), onEnd = jest.fn()) {
  const { container } = visitPage(<ClipPlayer clip={clip} load={load} onEnd={onEnd} />);
  await userEvent.click(screen.getByRole('button', { name: PLAY }));
  await waitFor(() => expect(container.querySelector('video')).not.toBeNull());
  const video = findVideo(container);
  Object.defineProperty(video, 'duration', { value: 60 });
  fireEvent.loadedMetadata(video);
  const at = (seconds: number) => {
    video.currentTime = seconds;
    fireEvent.timeUpdate(video);
  };
  return { video, at, onEnd };
}

test('nothing is asked for, and nothing plays, before somebody presses play', () => {
  const load = jest.fn(() => Promise.resolve('/clip.mp4'));
  const { container } = visitPage(<ClipPlayer clip={clip} load={load} />);
  expect(load).not.toHaveBeenCalled();
  expect(container.querySelector('video')).toBeNull();
});

test('it plays the part that is shown, and stops at its end', async () => {
  const { video, at, onEnd } = await play();
  expect(video.currentTime).toBe(4);
  expect(video.muted).toBe(true);
  at(6.5);
  expect(screen.getByText('0:02 / 0:05')).toBeVisible();
  expect(screen.getByRole('slider', { name: 'Place in the clip' })).toHaveAttribute(
    'aria-valuetext',
    '2 seconds of 5 seconds',
  );
  at(9.1);
  expect(video.paused).toBe(true);
  expect(onEnd).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: PLAY }));
  expect(video.currentTime).toBe(4);
  await userEvent.click(screen.getByRole('button', { name: 'Pause: Switch of play' }));
  expect(video.paused).toBe(true);
});

test('subtitles are shown at their time and can be switched off; sound can be switched on', async () => {
  const { video, at } = await play();
  at(5.5);
  expect(screen.getByText('Man on!')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Subtitles', pressed: true }));
  expect(screen.queryByText('Man on!')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sound', pressed: false }));
  expect(video.muted).toBe(false);
});

test('the slider moves within the part', async () => {
  const { video } = await play();
  fireEvent.change(screen.getByRole('slider', { name: 'Place in the clip' }), { target: { value: '3' } });
  expect(video.currentTime).toBe(7);
});

test('a clip that does not come says so and can be tried again', async () => {
  jest.spyOn(console, 'info').mockImplementation();
  let tries = 0;
  const load = () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('gone')) : Promise.resolve('/clip.mp4');
  };
  const { container } = visitPage(<ClipPlayer clip={clip} load={load} />);
  await userEvent.click(screen.getByRole('button', { name: PLAY }));
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot play this clip');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(container.querySelector('video')).not.toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('its picture has its place before it is there; one that does not come leaves the pitch', () => {
  const { container } = visitPage(
    <ClipPlayer clip={clip} poster="/clips/a/poster" load={() => Promise.resolve('/clip.mp4')} />,
  );
  const picture = container.querySelector('img');
  for (const [name, value] of [
    ['src', '/clips/a/poster'],
    ['loading', 'lazy'],
    ['decoding', 'async'],
    ['width', '800'],
    ['height', '450'],
    ['alt', ''],
  ] as const) {
    expect(picture).toHaveAttribute(name, value);
  }
  expect(screen.getAllByText('0:05')).toHaveLength(1);
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
  expect(screen.getByRole('button', { name: PLAY })).toBeEnabled();
});
