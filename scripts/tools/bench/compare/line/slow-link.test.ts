import { SlowLink } from './slow-link';

const SPEED = { bytesPerMs: 100, latencyMs: 50 };
/** A packet each millisecond: much more fits on it than a new connection may send. */
const WIDE = { bytesPerMs: 1_460, latencyMs: 50 };

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

test('what a new connection may send at once needs one flight, a byte more needs two', () => {
  const start = performance.now();
  new SlowLink(WIDE).connect(note('fits'))(Buffer.alloc(14_600));
  new SlowLink(WIDE).connect(note('more'))(Buffer.alloc(14_601));
  jest.advanceTimersByTime(60);
  expect(total('fits')).toEqual({ bytes: 14_600, last: start + 60 });
  expect(total('more')).toEqual({ bytes: 14_600, last: start + 60 });
  // The answer for the first packet is back after 101 ms, and lets the last byte go.
  jest.advanceTimersByTime(90);
  expect(total('more').bytes).toBe(14_600);
  jest.advanceTimersByTime(2);
  expect(total('more').bytes).toBe(14_601);
});

test('a connection sends twice as much with every round trip', () => {
  const start = performance.now();
  new SlowLink(WIDE).connect(note('a'))(Buffer.alloc(70 * 1_460));
  jest.advanceTimersByTime(100);
  expect(total('a')).toEqual({ bytes: 10 * 1_460, last: start + 60 });
  jest.advanceTimersByTime(101);
  expect(total('a')).toEqual({ bytes: 30 * 1_460, last: start + 171 });
  jest.runAllTimers();
  expect(total('a')).toEqual({ bytes: 70 * 1_460, last: start + 292 });
});

test('each connection has a window of its own', () => {
  const start = performance.now();
  const link = new SlowLink(WIDE);
  link.connect(note('a'))(Buffer.alloc(14_600));
  link.connect(note('b'))(Buffer.alloc(14_600));
  jest.runAllTimers();
  expect(total('a').bytes + total('b').bytes).toBe(29_200);
  expect(total('b').last).toBe(start + 70);
});

test('a connection that waits for an answer lets others use the line', () => {
  const start = performance.now();
  const link = new SlowLink(WIDE);
  link.connect(note('long'))(Buffer.alloc(30 * 1_460));
  jest.advanceTimersByTime(30);
  link.connect(note('short'))(Buffer.alloc(1_460));
  jest.runAllTimers();
  expect(total('short').last).toBe(start + 81);
  expect(total('long')).toEqual({ bytes: 30 * 1_460, last: start + 171 });
});

test('a connection that rested keeps its window', () => {
  const send = new SlowLink(WIDE).connect(note('a'));
  send(Buffer.alloc(30 * 1_460));
  jest.advanceTimersByTime(10_000);
  const start = performance.now();
  send(Buffer.alloc(40 * 1_460));
  jest.runAllTimers();
  expect(total('a').last).toBe(start + 90);
});

test('no window makes a line faster than it is', () => {
  const start = performance.now();
  const link = new SlowLink(SPEED);
  link.connect(note('a'))(Buffer.alloc(100_000));
  link.connect(note('b'))(Buffer.alloc(100_000));
  jest.runAllTimers();
  expect(total('a').bytes + total('b').bytes).toBe(200_000);
  expect(arrived.at(-1)?.at).toBe(start + 2_050);
});
