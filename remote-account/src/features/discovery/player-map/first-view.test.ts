import { firstView } from './first-view';

const cell = (key: string, count: number, lat: number, lng: number) => ({
  key,
  count,
  lat,
  lng,
  fine: false,
});

test('the first view holds everybody: single players at their place, several anywhere in their cell', () => {
  const lisbon = cell('8_6', 1, 38.7, -9.1);
  const berlin = cell('9_7', 1, 52.5, 13.4);
  expect(firstView([lisbon, berlin])).toEqual([-9.1, 38.7, 13.4, 52.5]);
  expect(firstView([lisbon, cell('9_7', 3, 52, 10)])).toEqual([-9.1, 38.7, 20, 70]);
  expect(firstView([])).toBeNull();
});
