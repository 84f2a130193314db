import { birthDateProblems, isoDate } from './birth-date';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const NOT_A_DATE = 'Enter a real date: day, month, and the year with four digits.';

function typed(text: string) {
  const [birthDay = '', birthMonth = '', birthYear = ''] = text.split('/');
  return { birthDay, birthMonth, birthYear };
}

it.each([
  ['7/3/2008', '2008-03-07'],
  [' 07 / 03 / 2008 ', '2008-03-07'],
  ['29/2/2012', '2012-02-29'],
])('%s is %s', (text, iso) => {
  expect(isoDate(typed(text))).toBe(iso);
  expect(birthDateProblems(typed(text), NOW)).toEqual({});
});

it.each(['29/2/2011', '31/4/2001', '0/1/2001', '1/13/2001', '1/1/01', 'x/1/2001', '1/1/2001a', '1e1/1/2001'])(
  '%s is no date',
  (text) => {
    expect(isoDate(typed(text))).toBeNull();
    expect(birthDateProblems(typed(text), NOW)).toEqual({ birthDay: NOT_A_DATE });
  },
);

it.each(['23/11/2026', '1/1/2090', '1/1/1890', '1/1/0000'])('nobody here was born on %s', (text) => {
  expect(birthDateProblems(typed(text), NOW)).toEqual({ birthDay: NOT_A_DATE });
});

it('asks for what is missing, without a word about ages', () => {
  expect(birthDateProblems(typed('//'), NOW)).toEqual({ birthDay: 'Enter your date of birth.' });
  expect(birthDateProblems(typed('/3/2008'), NOW)).toEqual({ birthDay: 'Enter the day of your birth.' });
  expect(birthDateProblems(typed('7//2008'), NOW)).toEqual({ birthMonth: 'Enter the month of your birth.' });
  expect(birthDateProblems(typed('7/3/'), NOW)).toEqual({ birthYear: 'Enter the year of your birth.' });
});

it.each(['20/11/2026', '1/1/1908', '1/1/2015', '1/1/1990'])('treats %s like any other date', (text) => {
  expect(birthDateProblems(typed(text), NOW)).toEqual({});
});
