import { dayProblem } from './check-section';

const days = { first: '2014-03-01', today: '2026-11-21' };

test.each([
  ['2014-03-01', null],
  ['2026-11-21', null],
  ['2014-02-28', 'The day of the measurement is before your fifth birthday.'],
  ['2026-11-22', 'The day of the measurement cannot be in the future.'],
  ['', 'Enter the day of the measurement.'],
  ['21.11.2026', 'Enter the day of the measurement.'],
])('measured on %j: %s', (day, problem) => {
  expect(dayProblem(day, days)).toBe(problem);
});
