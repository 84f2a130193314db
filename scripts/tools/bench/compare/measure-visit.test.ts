import { sumBlocking, sumTransfers } from './measure-visit';

test('what blocks is the part of tasks beyond 50 ms, between first paint and settling', () => {
  const notes = {
    firstPaint: 500,
    largestPaint: 600,
    shown: { header: 1_000, main: 1_100 },
    longTasks: [
      { start: 100, duration: 400 },
      { start: 700, duration: 80 },
      { start: 2_000, duration: 60 },
      { start: 2_200, duration: 300 },
    ],
  };
  expect(sumBlocking(notes)).toBe(40);
});

test('a file counts once, when it was asked for in time and not ahead', () => {
  const entry = { startTime: 10, encodedBodySize: 100, initiatorType: 'script' };
  const transfers = [
    { ...entry, name: '/a.js', initiatorType: 'link' },
    { ...entry, name: '/a.js', encodedBodySize: 0 },
    { ...entry, name: '/late.js', startTime: 51 },
    { ...entry, name: '/ahead.js', initiatorType: 'fetch' },
    { ...entry, name: '/font.woff2' },
  ];
  expect(sumTransfers(transfers, '.js', 50)).toBe(100);
});
