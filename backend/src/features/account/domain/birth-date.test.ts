import fc from 'fast-check';
import { ageOn, birthdayAt, isBirthDate, lastBirthDate } from './birth-date';

const now = Date.UTC(2026, 10, 21, 12);

test.each(['2026-11-21', '2026-11-22', '2012-02-29', '1990-01-31', '1906-11-21'])(
  '%s can be a birth date',
  (text) => {
    expect(isBirthDate(text, now)).toBe(true);
  },
);

const impossible = [
  '',
  '2011-02-29',
  '2012-04-31',
  '2012-13-01',
  '2012-00-10',
  '2012-01-00',
  '2026-11-23',
  '2030-01-01',
  '1905-11-21',
  '0001-01-01',
  '12-01-01',
  '2012-1-1',
  '2012-01-01T00:00:00Z',
  ' 2012-01-01',
  '2012-01-01\n',
  '٢٠١٢-٠١-٠١',
];

test.each(impossible)('%j cannot', (text) => {
  expect(isBirthDate(text, now)).toBe(false);
});

const ages: [birthDate: string, on: [number, number, number], age: number][] = [
  ['2010-11-21', [2026, 10, 20], 15],
  ['2010-11-21', [2026, 10, 21], 16],
  ['2010-11-22', [2026, 10, 21], 15],
  ['2012-02-29', [2025, 1, 28], 12],
  ['2012-02-29', [2025, 2, 1], 13],
  ['2012-02-29', [2028, 1, 29], 16],
];

test.each(ages)('somebody born on %s is on %j of age %i', (birthDate, on, age) => {
  expect(ageOn(birthDate, Date.UTC(...on))).toBe(age);
});

test.each([
  ['2012-04-30', 5, '2017-04-30'],
  ['2012-02-29', 5, '2017-03-01'],
  ['2012-02-29', 4, '2016-02-29'],
])('born on %s, the birthday at %i is %s', (birthDate, age, day) => {
  expect(new Date(birthdayAt(birthDate, age)).toISOString()).toBe(`${day}T00:00:00.000Z`);
});

const toDate = (time: Date) => time.toISOString().slice(0, 10);
const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

test('a birth date after the last one of an age is that of somebody younger, and no other', () => {
  fc.assert(
    fc.property(moments, moments, fc.integer({ min: 5, max: 40 }), (born, today, age) => {
      const younger = ageOn(toDate(born), today.getTime()) < age;
      expect(toDate(born) > lastBirthDate(age, today.getTime())).toBe(younger);
    }),
  );
});

test.each([
  ['2028-02-29', '2010-02-28', false],
  ['2028-02-29', '2010-03-01', true],
  ['2026-02-28', '2008-02-29', true],
  ['2026-03-01', '2008-02-29', false],
])('on %s, who was born on %s is under 18: %s', (today, born, minor) => {
  expect(born > lastBirthDate(18, Date.parse(today))).toBe(minor);
});
