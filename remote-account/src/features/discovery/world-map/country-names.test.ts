import type { CountryShape } from './base-map';
import { chooseNames } from './country-names';
import { zoomToScale } from './viewport';

const k = zoomToScale(3);
const view = { width: 800, height: 600, k, x: 0, y: 0 };

/** A country of 100 px by 60 px around a point of the screen. */
function country(name: string, left: number, top: number, width = 100): CountryShape {
  const [x, y] = [left / k, top / k];
  return { id: name, name, path: '', label: [x, y], room: width / k, box: [x, y, x + width / k, y + 60 / k] };
}

const names = (...given: Parameters<typeof chooseNames>) => chooseNames(...given).map(({ name }) => name);

test('names what has room and is in sight', () => {
  const countries = [
    country('Spain', 200, 200),
    country('Liechtenstein', 400, 200, 20),
    country('Peru', 2, 200),
  ];
  expect(names(countries, view, [])).toEqual(['Spain']);
  expect(names(countries, { ...view, k: zoomToScale(1) }, [])).toEqual([]);
});

test('of two names that would collide the larger country keeps its own', () => {
  const countries = [country('Small', 200, 200), country('Large', 220, 206, 300), country('Far', 500, 200)];
  expect(names(countries, view, [])).toEqual(['Large', 'Far']);
});

test('no name lies on a mark', () => {
  const countries = [country('Spain', 200, 200), country('Italy', 500, 200)];
  expect(names(countries, view, [[190, 190, 220, 220]])).toEqual(['Italy']);
});
