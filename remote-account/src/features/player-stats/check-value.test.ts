import { checkValue } from './check-value';
import { STAT_STEPS } from './stat-steps';
import type { StatField } from './stat-field';

const fields = STAT_STEPS.flatMap((step) => step.sections.flatMap((section) => section.fields));
const stepOf = (field: StatField) => field.multipleOf ?? (field.whole ? 1 : 0.01);

test.each(fields.map((field) => [field.key, field] as const))('%s holds its hard bounds', (_key, field) => {
  const check = (value: number) => checkValue(field, String(value)).kind;
  expect(check(field.min)).toBe('value');
  expect(check(field.max)).toBe('value');
  expect(check(field.min - stepOf(field))).toBe('wrong');
  expect(check(field.max + stepOf(field))).toBe('wrong');
});

test.each(fields.flatMap((field) => (field.typical ? [[field.key, field, field.typical] as const] : [])))(
  '%s asks outside of what is typical',
  (_key, field, [from, to]) => {
    const unusual = (value: number) => checkValue(field, String(value));
    expect(unusual(from)).toMatchObject({ unusual: false });
    expect(unusual(to)).toMatchObject({ unusual: false });
    expect(unusual(to + stepOf(field))).toMatchObject({ unusual: true });
  },
);

const field: StatField = { key: 'x', label: 'Sprint', unit: 's', min: 1, max: 3 };

test.each([
  ['1,92', 1.92],
  ['1.92', 1.92],
  [' 2 ', 2],
])('%p is read as %d', (text, value) => {
  expect(checkValue(field, text)).toEqual({ kind: 'value', value, unusual: false });
});

test.each(['abc', '1,2,3', '1.9s', '-'])('%p is no number', (text) => {
  expect(checkValue(field, text).kind).toBe('wrong');
});

test('nothing typed is nothing to check', () => {
  expect(checkValue(field, '  ')).toEqual({ kind: 'empty' });
});

test('whole numbers and multiples are kept', () => {
  expect(checkValue({ ...field, whole: true }, '1,5').kind).toBe('wrong');
  expect(checkValue({ ...field, max: 100, multipleOf: 40 }, '50').kind).toBe('wrong');
});
