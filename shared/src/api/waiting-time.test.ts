import { waitingTime } from './waiting-time';

it.each([
  [0, 'a moment'],
  [1, '1 second'],
  [45, '45 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
  [86_000, '24 hours'],
])('%d s is %s', (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});
