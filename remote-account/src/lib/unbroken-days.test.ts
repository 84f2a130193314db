import { unbrokenDays } from './unbroken-days';

test('the parts of a date stay together, other words do not', () => {
  expect(unbrokenDays('4.42 s, on 3 May 2026, by you. 16 Nov – 22 Nov')).toBe(
    '4.42 s, on 3\u00A0May\u00A02026, by you. 16\u00A0Nov – 22\u00A0Nov',
  );
  expect(unbrokenDays('7 matches may count')).toBe('7 matches may count');
});
