import { readBirthDate } from './read-birth-date';

it.each([
  [new Date('2015-05-04T00:00:00Z'), '2010-05-04'],
  [{ toDate: () => new Date('2005-01-01T00:00:00Z') }, '2000-01-01'],
  [undefined, null],
  ['2015-05-04', null],
])('%p tells the birthday %p', (measuresFrom, birthDate) => {
  expect(readBirthDate(measuresFrom)).toBe(birthDate);
});
