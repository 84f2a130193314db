import { waitingTime } from './waiting-time';

test.each([
  [0, 'in 1 second'],
  [1, 'in 1 second'],
  [59, 'in 59 seconds'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [3600, 'in 1 hour'],
  [80_000, 'in 23 hours'],
  [null, 'later'],
])('%p seconds: %s', (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});
