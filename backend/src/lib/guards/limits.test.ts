import { Limits } from './limits';

test('two limits of one name would count together, so the second is refused', () => {
  const limits = new Limits(Date.now, null);
  limits.open('contact', 5, 60_000);
  expect(() => limits.open('contact', 10, 60_000)).toThrow(
    'Two limits are called "contact". Give one of them another name.',
  );
});
