import { afterFrame } from './after-frame';

afterEach(() => jest.restoreAllMocks());

test('waits for the next frame, and does what follows behind it', async () => {
  const done: string[] = [];
  const waited = afterFrame().then(() => done.push('after'));
  requestAnimationFrame(() => done.push('frame'));
  await waited;
  expect(done).toEqual(['frame', 'after']);
});

test('waits for no frame of a window that is not seen', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frame = jest.spyOn(window, 'requestAnimationFrame');
  await afterFrame();
  expect(frame).not.toHaveBeenCalled();
});
