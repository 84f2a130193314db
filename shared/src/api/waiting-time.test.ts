import { waitingTime } from './waiting-time';

it.each([
  [0, '1 second'],
  [1, '1 second'],
  [45, '45 seconds'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
  [86_000, '24 hours'],
])('%d s is %s', (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});
