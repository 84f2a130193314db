import { afterFirstPaint } from './first-paint';

let paint: () => void = () => undefined;

class PaintObserver {
  static readonly supportedEntryTypes: readonly string[] = ['paint'];
  constructor(onEntries: () => void) {
    paint = onEntries;
  }
  observe() {}
  disconnect() {}
}

class ObserverWithoutPaint extends PaintObserver {
  static override readonly supportedEntryTypes: readonly string[] = ['resource'];
}

function provide(observer: unknown): void {
  Object.assign(globalThis, { PerformanceObserver: observer });
}

async function paints(): Promise<{ seen: jest.Mock }> {
  const seen = jest.fn();
  void afterFirstPaint().then(seen);
  await jest.advanceTimersByTimeAsync(0);
  return { seen };
}

beforeEach(() => {
  jest.useFakeTimers();
  provide(PaintObserver);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  provide(undefined);
});

it('waits for the first frame on the screen', async () => {
  const { seen } = await paints();
  expect(seen).not.toHaveBeenCalled();
  paint();
  await jest.advanceTimersByTimeAsync(0);
  expect(seen).toHaveBeenCalledTimes(1);
});

it('does not wait for a frame that never comes', async () => {
  const { seen } = await paints();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(seen).toHaveBeenCalledTimes(1);
});

it('does not wait in a window nobody sees', async () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { seen } = await paints();
  expect(seen).toHaveBeenCalledTimes(1);
});

it.each([undefined, ObserverWithoutPaint])('does not wait where nobody tells of frames', async (observer) => {
  provide(observer);
  const { seen } = await paints();
  expect(seen).toHaveBeenCalledTimes(1);
});
