import { madeOnce } from './made-once';

it('makes nothing until it is needed, and then one', () => {
  const make = jest.fn(() => ({}));
  const get = madeOnce(make);
  expect(make).not.toHaveBeenCalled();
  expect(get()).toBe(get());
  expect(make).toHaveBeenCalledTimes(1);
});
