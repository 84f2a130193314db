import { SlowLink } from './slow-link';

const SPEED = { bytesPerMs: 100, latencyMs: 50 };

let arrived: { from: string; at: number; bytes: number }[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  arrived = [];
});
afterEach(() => jest.useRealTimers());

const note = (from: string) => (bytes: Buffer) =>
  void arrived.push({ from, at: Math.round(performance.now()), bytes: bytes.length });

/** What has arrived of a connection, and when the last of it did. */
function total(from: string) {
  const packets = arrived.filter((packet) => packet.from === from);
  return { bytes: packets.reduce((sum, { bytes }) => sum + bytes, 0), last: packets.at(-1)?.at };
}

test('bytes arrive after the time they take to get onto the line and the latency', () => {
  const start = performance.now();
  new SlowLink(SPEED).connect(note('a'))(Buffer.alloc(1_000));
  jest.advanceTimersByTime(59);
  expect(arrived).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(arrived).toEqual([{ from: 'a', at: start + 60, bytes: 1_000 }]);
});

test('two connections share the line and take turns', () => {
  const start = performance.now();
  const link = new SlowLink(SPEED);
  link.connect(note('a'))(Buffer.alloc(14_480));
  link.connect(note('b'))(Buffer.alloc(14_480));
  jest.runAllTimers();
  // The first one had begun before the second one came.
  expect(arrived.slice(0, 5).map(({ from }) => from)).toEqual(['a', 'a', 'b', 'a', 'b']);
  expect(total('a').bytes).toBe(14_480);
  expect(total('b')).toEqual({ bytes: 14_480, last: Math.ceil(start + 289.6 + 50) });
});

test('what is sent in pieces arrives in order and as it was', () => {
  const texts: string[] = [];
  const send = new SlowLink(SPEED).connect((bytes) => texts.push(bytes.toString()));
  const text = Array.from({ length: 900 }, (_one, index) => `${index} `).join('');
  send(Buffer.from(text.slice(0, 1_000)));
  send(Buffer.from(text.slice(1_000)));
  jest.runAllTimers();
  expect(texts.join('')).toBe(text);
});

test('a new connection sends nothing before it is open, and holds up no other', () => {
  const start = performance.now();
  const link = new SlowLink(SPEED);
  link.connect(note('new'), start + 150)(Buffer.alloc(100));
  link.connect(note('old'))(Buffer.alloc(100));
  jest.runAllTimers();
  expect(total('old').last).toBe(start + 51);
  expect(total('new').last).toBe(start + 201);
});

test('a line that had nothing to do has not saved up time', () => {
  const send = new SlowLink(SPEED).connect(note('a'));
  jest.advanceTimersByTime(10_000);
  const start = performance.now();
  send(Buffer.alloc(1_000));
  jest.runAllTimers();
  expect(total('a').last).toBe(start + 60);
});
