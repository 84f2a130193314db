import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideTestConfig } from '@skora/shared/testing';
import { giveMapsASize } from './testing/give-maps-a-size';
import { WorldMap, type MapView } from './world-map';

beforeEach(() => {
  giveMapsASize();
  provideTestConfig();
});

const madrid = { key: 'madrid', lat: 40.4, lng: -3.7, count: 1, label: 'Madrid' };
const group = { key: 'group', lat: 48, lng: 11, count: 12, zoom: 3, label: '12 academies here, zoom in' };

/** Names of countries come with the base; drawing it is the last thing a map does by itself. */
const drawn = () => screen.findByText('France');

async function open(show: readonly [number, number, number, number] | null = null) {
  const rests: MapView[] = [];
  const selected: string[] = [];
  const map = (bounds: typeof show) => (
    <WorldMap
      label="Map"
      start={{ centre: { lat: 47, lng: 5 }, zoom: 2 }}
      marks={[madrid, group, { ...madrid, key: 'quito', lat: 0, lng: -78, label: 'Quito' }]}
      activeKey="madrid"
      show={bounds}
      onSelect={({ key }) => selected.push(key)}
      onRest={(view) => rests.push(view)}
    />
  );
  const { rerender } = render(map(show));
  await drawn();
  return { rests, selected, user: userEvent.setup(), show: (b: typeof show) => rerender(map(b)) };
}

test('shows the marks in sight as buttons and tells where it rests', async () => {
  const { rests } = await open();
  expect(screen.getByRole('button', { name: 'Madrid', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: /^12 academies/ })).toHaveTextContent('12');
  expect(screen.queryByRole('button', { name: 'Quito' })).toBeNull();
  expect(rests.at(-1)).toMatchObject({ zoom: 2, byVisitor: false });
});

test('buttons do what dragging and the wheel do', async () => {
  const { rests, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(rests.at(-1)).toMatchObject({ zoom: 3, byVisitor: true });
  await user.click(screen.getByRole('button', { name: 'Move east' }));
  expect(rests.at(-1)?.centre.lng).toBeGreaterThan(5);
});

test('arrow keys move it, minus zooms', async () => {
  const { rests, user } = await open();
  screen.getByRole('group', { name: 'Map' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(rests.at(-1)?.centre.lat).toBeGreaterThan(47);
  await user.keyboard('-');
  expect(rests.at(-1)).toMatchObject({ byVisitor: true });
});

test('a group is looked at closer, a single one is selected', async () => {
  const { rests, selected, user } = await open();
  await user.click(screen.getByRole('button', { name: /^12 academies/ }));
  expect(rests.at(-1)).toMatchObject({ zoom: 3 });
  expect(rests.at(-1)?.centre.lat).toBeCloseTo(48, 1);
  expect(selected).toEqual(['group']);
});

test('other results bring their place into sight', async () => {
  const { rests, show } = await open();
  show([-110, -30, -46, 30]);
  expect(screen.getByRole('button', { name: 'Quito' })).toBeVisible();
  expect(rests.at(-1)).toMatchObject({ byVisitor: false });
});

test('draws the countries from the site’s own files', async () => {
  await open();
  expect(await drawn()).toBeInTheDocument();
});

test('with a tile server its pictures lie below the marks, and it is named', async () => {
  provideTestConfig({
    mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles Example' },
  });
  const { container } = render(
    <WorldMap
      label="Map"
      start={{ centre: { lat: 47, lng: 5 }, zoom: 2 }}
      marks={[madrid]}
      onSelect={() => undefined}
      onRest={() => undefined}
    />,
  );
  expect(await screen.findByText(/Tiles Example/)).toBeVisible();
  const addresses = Array.from(container.querySelectorAll('image'), (image) => image.getAttribute('href'));
  // 512 px a zoom step for us, 256 px for a tile: one level deeper. Paris and Madrid lie in column 3 and 4 of 8.
  expect(addresses).toContain('https://tiles.example/3/4/2.png');
  expect(addresses).toContain('https://tiles.example/3/3/3.png');
  expect(
    addresses.every((address) => /^https:\/\/tiles\.example\/3\/[0-7]\/[0-7]\.png$/.test(address ?? '')),
  ).toBe(true);
  expect(screen.queryByText('France')).toBeNull();
  expect(screen.getByRole('button', { name: 'Madrid' })).toBeVisible();
});
