import { findBounds, findCentre, fit, lookAt, toScreen, scaleToZoom } from './viewport';

const size = { width: 800, height: 500 };

test('looking at a point puts it into the middle', () => {
  const view = lookAt(size, { lat: 54.526, lng: 15.2551 }, 3);
  expect(scaleToZoom(view.k)).toBeCloseTo(3);
  expect(findCentre(view).lat).toBeCloseTo(54.526, 3);
  expect(findCentre(view).lng).toBeCloseTo(15.2551, 3);
  const [left, top] = toScreen(view, { lat: 54.526, lng: 15.2551 });
  expect([left, top]).toEqual([expect.closeTo(400), expect.closeTo(250)]);
});

test('bounds in sight surround the middle and end at the edge of the world', () => {
  const [west, south, east, north] = findBounds(lookAt(size, { lat: 40, lng: -4 }, 6));
  expect(west).toBeLessThan(-4);
  expect(east).toBeGreaterThan(-4);
  expect(south).toBeLessThan(40);
  expect(north).toBeGreaterThan(40);
  const world = findBounds(lookAt(size, { lat: 0, lng: 0 }, 0), 500);
  expect(world[0]).toBeCloseTo(-180);
  expect(world[2]).toBeCloseTo(180);
});

test('fitting shows all of it, one place not closer than asked', () => {
  const { centre, zoom } = fit(size, [-9, 36, 3, 44]);
  const [west, south, east, north] = findBounds(lookAt(size, centre, zoom));
  expect(west).toBeLessThan(-9);
  expect(south).toBeLessThan(36);
  expect(east).toBeGreaterThan(3);
  expect(north).toBeGreaterThan(44);
  expect(fit(size, [2, 41, 2, 41], 7).zoom).toBe(7);
});
