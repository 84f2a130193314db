import { memoize } from './memoize';

it('makes nothing until it is needed, and then one', () => {
  const make = jest.fn(() => ({}));
  const get = memoize(make);
  expect(make).not.toHaveBeenCalled();
  expect(get()).toBe(get());
  expect(make).toHaveBeenCalledTimes(1);
});
