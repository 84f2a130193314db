import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INITIAL_PLAYER_MAP, playerMapStore } from '@skora/shared/player-map';
import { signInAs, addLiveRegion } from '@skora/shared/testing';
import PlayerMapPage from '../../../routes/player-map';
import { signInAtEdge, signOutAtEdge } from '../../../lib/testing/http-edge';
import { jsonReply, problem } from '../../../lib/testing/json-reply';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { MapStoreContext } from './map-store';
import { cellMarks, playerMarks } from './player-marks';
import { memoryMap } from './testing/memory-map';
import { giveMapsASize } from '../world-map/testing/give-maps-a-size';

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  playerMapStore.set(INITIAL_PLAYER_MAP);
});
afterEach(signOutAtEdge);

const entry = {
  name: 'Mara F.',
  position: 'LW',
  type: 'FWD',
  ageGroup: '21-23',
  country: 'PT',
  city: 'Lisbon',
  cv: null,
};

function shown(name: string, country: string, position = 'GK') {
  const facets = Object.fromEntries(
    [`c:${country}`, `p:${position}`, 't:GK', 'a:18-20', `n:${name.slice(0, 1).toLowerCase()}`].map((key) => [
      key,
      true,
    ]),
  );
  return { name, position, ageGroup: '18-20', country, city: 'City', lat: 40, lng: -3, facets };
}

const many = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [
    `p${String(index).padStart(2, '0')}`,
    shown(`Player ${index}`, index < 28 ? 'ES' : 'PT'),
  ]),
);

async function open(
  own: object | (() => Response) = { allowed: true, entry: null },
  players: Record<string, Record<string, unknown>> = many,
  links: object[] = [],
) {
  const http = await signInAtEdge();
  http.answer('GET account/map-entry', own instanceof Function ? own : () => jsonReply(own));
  http.answer('GET cv/links', () => jsonReply({ links }));
  http.answer('GET places', () => jsonReply({ cities: [{ name: 'Lisbon', country: 'PT' }] }));
  const store = memoryMap(players, { 'mapCounts/minors': { countries: { GB: 10 } } });
  renderView(
    <MapStoreContext value={store}>
      <PlayerMapPage />
    </MapStoreContext>,
    memoryDocuments(),
    '/map',
  );
  return { http, store, user: userEvent.setup() };
}

test('lists a page at a time', async () => {
  const { user } = await open();
  expect(await screen.findByText('24 players, and there are more')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more players' }));
  expect(await screen.findByText('30 players')).toBeVisible();
  expect(playerMapStore.get().players).toHaveLength(30);
  expect(screen.getByRole('heading', { name: 'Player 29' })).toBeVisible();
});

test('filters are the shared state and are asked of the store', async () => {
  const { store, user } = await open();
  await screen.findByText('24 players, and there are more');
  await user.selectOptions(screen.getByLabelText('Country'), 'Portugal');
  await user.selectOptions(screen.getByLabelText('Type'), 'Goalkeepers');
  await user.selectOptions(screen.getByLabelText('Age'), '18–20');
  await user.type(screen.getByLabelText('First name'), 'P');
  // Without the name there are just as many: what is asked tells when the last filter has arrived.
  await waitFor(() => expect(store.asked.at(-1)).toEqual(['c:PT', 'a:18-20', 't:GK', 'n:p']));
  expect(await screen.findByText('2 players')).toBeVisible();
  expect(playerMapStore.get()).toMatchObject({ activeCountry: 'PT', playerType: 'GK', playerAge: '18-20' });
  const region = addLiveRegion();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(region).toHaveTextContent('All filters are cleared.');
  expect(await screen.findByText('24 players, and there are more')).toBeVisible();
});

test('a card opens a CV only where its player shares it', async () => {
  const cvPath = `/cv/${'a'.repeat(43)}`;
  await open(undefined, {
    p1: shown('Shown A.', 'ES'),
    p2: { ...shown('Open B.', 'ES'), cvPath },
  });
  expect(await screen.findByRole('link', { name: 'Open CV: Open B.' })).toHaveAttribute('href', cvPath);
  const card = screen.getByRole('heading', { name: 'Shown A.' }).closest('li') as HTMLElement;
  expect(within(card).queryByRole('link')).toBeNull();
});

test('the own card opens a link made for everybody, once that is chosen', async () => {
  const path = `/cv/${'b'.repeat(43)}`;
  const { http, user } = await open({ allowed: true, entry }, many, [
    { id: 'one', label: 'Season', audience: 'public', state: 'live', path },
    { id: 'two', label: 'Coach', audience: 'coach', state: 'live', path: '/cv/x' },
    { id: 'three', label: 'Old', audience: 'public', state: 'expired', path: null },
  ]);
  const choice = await screen.findByLabelText('Your card opens');
  expect(within(choice).getAllByRole('option')).toHaveLength(2);
  const call = 'PUT account/map-entry/cv';
  http.answer(call, () => jsonReply({ allowed: true, entry: { ...entry, cv: { path, until: 1 } } }));
  await user.selectOptions(choice, 'one');
  expect(http.sent(call)[0]?.body).toEqual({ link: 'one' });
  await waitFor(() => expect(choice).toHaveValue('one'));
});

test('whose link for everybody is asleep reads why the card opens nothing, and where to look', async () => {
  await open({ allowed: true, entry }, many, [
    { id: 'one', label: 'Season', audience: 'public', state: 'asleep', path: null },
    { id: 'two', label: 'Coach', audience: 'coach', state: 'live', path: '/cv/x' },
  ]);
  const words = await screen.findByText(/^Right now your card opens nothing/);
  expect(words).toHaveTextContent(/Your link for everybody is asleep: your plan has no room for it now\./);
  expect(within(words).getByRole('link', { name: 'See what wakes it' })).toHaveAttribute(
    'href',
    '/profile/sharing',
  );
  expect(words).not.toHaveTextContent(/make a link/);
});

test('an adult joins after seeing what is shown, and leaves', async () => {
  const { http, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Put me on the map' }));
  expect(await screen.findByText('Choose your country.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Your country'), 'PT');
  await user.selectOptions(await screen.findByLabelText('Nearest large city'), 'Lisbon');
  http.answer('POST account/map-entry', () => jsonReply({ allowed: true, entry }));
  await user.click(screen.getByRole('button', { name: 'Put me on the map' }));
  expect(await screen.findByText(/As Mara F., LW, age 21-23, near Lisbon, Portugal/)).toBeVisible();
  expect(http.sent('POST account/map-entry')[0]?.body).toEqual({ country: 'PT', city: 'Lisbon' });
  http.answer('DELETE account/map-entry', () => problem(503));
  await user.click(screen.getByRole('button', { name: 'Take me off the map' }));
  expect(await screen.findByText('That did not work')).toBeVisible();
  http.answer('DELETE account/map-entry', () => jsonReply({ allowed: true, entry: null }));
  await user.click(screen.getByRole('button', { name: 'Take me off the map' }));
  expect(await screen.findByText('You are not on the map')).toBeVisible();
});

test('whose own entry cannot be read is told so, and gets the way off the map with a new try', async () => {
  const { http, user } = await open(() => problem(503));
  expect(await screen.findByText('We could not load whether you are on the map')).toBeVisible();
  http.answer('GET account/map-entry', () => jsonReply({ allowed: true, entry }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Take me off the map' })).toBeVisible();
});

test('cities that could not be loaded can be tried again, and a country may have none', async () => {
  const { http, user } = await open();
  http.answer('GET places', () => problem(503));
  await user.selectOptions(await screen.findByLabelText('Your country'), 'PT');
  expect(await screen.findByText('We could not load the cities')).toBeVisible();
  http.answer('GET places', () => jsonReply({ cities: [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^We know no large city in this country/)).toBeVisible();
});

test('an account that is not open yet reads why the map is closed', async () => {
  await open();
  act(() => signInAs({ uid: 'uid-mara' }, 'tier0', 'pending-guardian'));
  expect(await screen.findByText('The map opens once your parent or guardian has agreed')).toBeVisible();
  expect(screen.queryByText(/players, and there are more/)).toBeNull();
  expect(screen.queryByLabelText('First name')).toBeNull();
});

test('minors are told that there is nothing to switch off, and are only counted', async () => {
  await open({ allowed: false, entry: null }, {});
  expect(await screen.findByText(/It shows adult players only/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Put me on the map' })).toBeNull();
  expect(await screen.findByText(/United Kingdom 10 or more/)).toBeVisible();
  expect(await screen.findByText('Nobody is on the map yet')).toBeVisible();
});

test('marks that would overlap become one that counts everybody behind it', () => {
  const cells = [
    { key: 'a', lat: 40, lng: -3, count: 300, fine: false },
    { key: 'b', lat: 40.5, lng: -3.5, count: 20, fine: false },
    { key: 'c', lat: -33, lng: 151, count: 1, fine: false },
  ];
  expect(
    cellMarks(cells, 2)
      .map(({ count }) => count)
      .sort((a, b) => a - b),
  ).toEqual([1, 320]);
  expect(cellMarks(cells, 8)).toHaveLength(3);
  const players = [1, 2].map((index) => ({
    ...entry,
    cvPath: null,
    id: `p${index}`,
    lat: 38.7,
    lng: -9.1 + index / 100,
  }));
  expect(playerMarks(players, 3)[0]).toMatchObject({ count: 2, label: '2 players here, zoom in' });
  expect(playerMarks(players.slice(1), 3)[0]).toMatchObject({ key: 'p2', label: 'Mara F., Lisbon' });
});

test('a map without its numbers says so, and can try again', async () => {
  giveMapsASize();
  const { store, user } = await open();
  const read = jest.spyOn(store, 'read').mockRejectedValue(new Error('unavailable'));
  await user.click(await screen.findByRole('button', { name: 'Show map' }));
  expect(screen.getByRole('button', { name: 'Hide map' })).toHaveFocus();
  const missing = await screen.findByText('The map does not show how many players are where');
  read.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(missing).not.toBeInTheDocument());
});
