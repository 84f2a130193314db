import { ClientLimit } from './client-limit';

it('lets each client do something so many times in a window', () => {
  const limit = new ClientLimit(2, 1_000);
  const takes = (address: string, at: number) => limit.take(address, at);
  expect([takes('203.0.113.1', 0), takes('203.0.113.1', 10), takes('203.0.113.1', 999)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(takes('203.0.113.2', 999)).toBe(true);
  expect(takes('203.0.113.1', 1_000)).toBe(true);
});

it('counts a household with its own range of addresses as one client', () => {
  const limit = new ClientLimit(1, 1_000);
  expect(limit.take('2001:db8::1', 0)).toBe(true);
  expect(limit.take('2001:db8::2', 0)).toBe(false);
});

it('admits nobody new once very many have come', () => {
  const limit = new ClientLimit(5, 1_000);
  for (let index = 0; index < 20_000; index += 1) limit.take(`client-${index}`, 0);
  expect(limit.take('one-more', 0)).toBe(false);
  expect(limit.take('client-7', 0)).toBe(true);
  expect(limit.take('one-more', 1_000)).toBe(true);
});
