import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addLiveRegion } from '@skora/shared/testing';
import { INITIAL_PLAYER_MAP, playerMapStore } from '@skora/shared/player-map';
import Academies from '../../../../routes/academies';
import { signInAtEdge, signOutAtEdge } from '../../../../lib/testing/http-edge';
import { jsonReply, noAnswer, problem } from '../../../../lib/testing/json-reply';
import { renderView } from '../../../../lib/testing/render-view';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import { giveMapsASize } from '../../world-map/testing/give-maps-a-size';
import { academyPage, listedAcademy } from '../testing/academy-replies';

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  playerMapStore.set(INITIAL_PLAYER_MAP);
  sessionStorage.clear();
});
afterEach(signOutAtEdge);

const two = academyPage([
  listedAcademy({ id: 'campo-um', name: 'Campo Um', country: 'ES', ages: { min: 10, max: 18 } }),
  listedAcademy({ id: 'campo-dois', name: 'Campo Dois', country: 'ES', distanceKm: 74 }),
]);
const bare = listedAcademy({ id: 'campo-tres', name: 'Campo Três', nameAndTownOnly: true });

async function open(at = '/academies', reply: () => Response = () => jsonReply(two)) {
  const http = await signInAtEdge();
  http.answer('GET academies', reply);
  const documents = memoryDocuments();
  renderView(<Academies />, documents, at);
  return { http, documents, user: userEvent.setup() };
}

const item = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') as HTMLElement);

test('lists what is known and says what is not', async () => {
  await open();
  const first = await item('Campo Um');
  expect(first.getByText('Ages 10–18')).toBeVisible();
  expect((await item('Campo Dois')).getByText('Ages unknown')).toBeVisible();
  expect((await item('Campo Dois')).getByText(/74 km/)).toBeVisible();
  expect((await item('Campo Dois')).queryByText(/only name and town/)).toBeNull();
  expect(screen.getByText('2 of 49 academies')).toBeVisible();
  expect(screen.queryByText('Sample data')).toBeNull();
  expect(first.getByRole('link', { name: 'Campo Um' })).toHaveAttribute('href', '/academies/campo-um');
});

test('of which only name and town are known, it says that once and nothing else', async () => {
  await open('/academies', () => jsonReply(academyPage([bare])));
  const row = await item('Campo Três');
  expect(row.getByText('We know only name and town')).toBeVisible();
  expect(row.queryByText(/unknown/)).toBeNull();
});

test('made-up academies are marked, one by one and all together', async () => {
  const sample = listedAcademy({ id: 'campo', name: 'Campo', fictional: true });
  await open('/academies', () => jsonReply(academyPage([sample])));
  expect((await item('Campo')).getByText('Sample')).toBeVisible();
  expect(screen.getByText('Sample data')).toBeVisible();
});

test('the address holds the filters, and the country is the shared one', async () => {
  const { http, user } = await open('/academies?country=ES');
  await item('Campo Um');
  expect(playerMapStore.get().activeCountry).toBe('ES');
  await user.selectOptions(screen.getByLabelText('Country'), 'Portugal (2)');
  await user.type(screen.getByLabelText('Search'), 'porto');
  expect(await screen.findByText('/academies?q=porto&country=PT')).toBeInTheDocument();
  expect(playerMapStore.get().activeCountry).toBe('PT');
  const asked = http.sent('GET academies').map(({ query }) => query.get('country'));
  expect([asked[0], asked.at(-1)]).toEqual(['ES', 'PT']);
});

test('a country chosen elsewhere is taken over', async () => {
  playerMapStore.set({ ...INITIAL_PLAYER_MAP, activeCountry: 'ES' });
  const { http } = await open();
  await item('Campo Um');
  expect(http.sent('GET academies')[0]?.query.get('country')).toBe('ES');
});

test('no match offers the way back to all', async () => {
  const { user } = await open('/academies?q=zzz&age=12', () => jsonReply(academyPage([])));
  await user.click(await screen.findByRole('button', { name: 'Show all academies' }));
  expect(await screen.findByTestId('address')).toHaveTextContent('/academies');
});

test('says of how many academies the ages are unknown', async () => {
  await open('/academies?age=me', () => jsonReply({ ...two, unknownAges: 39, ownAge: 17 }));
  await item('Campo Um');
  expect(screen.getByText(/do not know the ages of 39 more/)).toBeVisible();
});

test('says which of the cities of a name distances are from', async () => {
  await open('/academies?near=London', () => jsonReply({ ...two, near: { name: 'London', country: 'GB' } }));
  expect(await screen.findByText(/Distances are from London, United Kingdom$/)).toBeVisible();
});

test('a failed search can be tried again', async () => {
  const { http, user } = await open('/academies', noAnswer);
  expect(await screen.findByText('We could not load the academies')).toBeVisible();
  http.answer('GET academies', () => jsonReply(two));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Campo Um' })).toBeVisible();
});

test('a city nobody knows is told at its field', async () => {
  const { http } = await open('/academies?near=Nowhere', () => problem(422));
  http.answer('GET places', () => jsonReply({ cities: [] }));
  expect(await screen.findByText(/We do not know this city/)).toBeInTheDocument();
});

test('saving is private to the player and can be undone', async () => {
  const { documents, user } = await open();
  const first = await item('Campo Um');
  await user.click(first.getByRole('button', { name: 'Save: Campo Um' }));
  expect([...documents.stored.keys()]).toEqual(['profiles/uid-mara/savedAcademies/campo-um']);
  await user.click(await first.findByRole('button', { name: 'Saved: Campo Um' }));
  expect(documents.stored.size).toBe(0);
});

test('a saved list that cannot be had is told, and not replaced by all academies', async () => {
  const http = await signInAtEdge();
  http.answer('GET academies', () => jsonReply(two));
  const documents = memoryDocuments({ 'profiles/uid-mara/savedAcademies/campo-um': {} });
  let isAway = true;
  const watchNewest: typeof documents.watchNewest = (path, by, count, next, failed) => {
    if (!isAway) return documents.watchNewest(path, by, count, next, failed);
    failed(new Error('unavailable'));
    return () => undefined;
  };
  renderView(<Academies />, { ...documents, watchNewest }, '/academies?saved=yes');
  expect(await screen.findByText('We could not load your saved academies')).toBeVisible();
  expect(http.sent('GET academies')).toHaveLength(0);
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Campo Um' })).toBeVisible();
});

test('two chosen academies can be compared', async () => {
  const { user } = await open();
  await user.click((await item('Campo Um')).getByRole('button', { name: 'Compare: Campo Um' }));
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
  await user.click((await item('Campo Dois')).getByRole('button', { name: 'Compare: Campo Dois' }));
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/academies/compare?ids=campo-um,campo-dois',
  );
});

test('pages lead on', async () => {
  const { user } = await open('/academies', () => jsonReply({ ...two, pages: 3 }));
  await item('Campo Um');
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/academies?page=2');
});

test('what is chosen for the comparison is still chosen after a look elsewhere, for the same player only', async () => {
  const { user } = await open();
  await user.click((await item('Campo Um')).getByRole('button', { name: 'Compare: Campo Um' }));
  cleanup();
  renderView(<Academies />, memoryDocuments(), '/academies');
  expect(
    (await item('Campo Um')).getByRole('button', { name: 'Compare: Campo Um', pressed: true }),
  ).toBeVisible();
  const region = addLiveRegion();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(document.body).not.toHaveFocus();
  expect(region).toHaveTextContent('No academy is chosen any more.');
  cleanup();
  sessionStorage.setItem('comparedAcademies', JSON.stringify({ uid: 'somebody-else', ids: ['campo-um'] }));
  renderView(<Academies />, memoryDocuments(), '/academies');
  expect(
    (await item('Campo Um')).getByRole('button', { name: 'Compare: Campo Um', pressed: false }),
  ).toBeVisible();
});

test('a map without its academies says so, and can try again', async () => {
  giveMapsASize();
  const { http, user } = await open();
  http.answer('GET academies/clusters', noAnswer);
  await user.click(await screen.findByRole('button', { name: 'Show map' }));
  expect(screen.getByRole('button', { name: 'Hide map' })).toHaveFocus();
  const missing = await screen.findByText('The map does not show the academies');
  const spots = [{ lat: 40, lng: 0, count: 1, id: 'campo-um', name: 'Campo Um' }];
  http.answer('GET academies/clusters', () => jsonReply({ spots }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Campo Um, in the list' })).toBeInTheDocument();
  expect(missing).not.toBeInTheDocument();
});

test('a list and a map that both fail share one message, and are tried again together', async () => {
  giveMapsASize();
  const { http, user } = await open();
  await item('Campo Um');
  await user.click(screen.getByRole('button', { name: 'Show map' }));
  http.answer('GET academies', noAnswer);
  http.answer('GET academies/clusters', noAnswer);
  await user.selectOptions(screen.getByLabelText('Country'), 'Portugal (2)');
  expect(await screen.findByText('We could not load the academies')).toBeVisible();
  await waitFor(() => expect(http.sent('GET academies/clusters')).not.toEqual([]));
  expect(screen.queryByText('The map does not show the academies')).toBeNull();
  expect(screen.queryByText(/of 49 academies/)).toBeNull();
  http.answer('GET academies', () => jsonReply(two));
  const spots = [{ lat: 40, lng: 0, count: 1, id: 'campo-um', name: 'Campo Um' }];
  http.answer('GET academies/clusters', () => jsonReply({ spots }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Campo Um, in the list' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Campo Um' })).toBeVisible();
});

test('a mark of an academy that is not in the list leads to its page', async () => {
  giveMapsASize();
  const { http, user } = await open();
  const spots = [{ lat: 40, lng: 0, count: 1, id: 'far-away', name: 'Far Away' }];
  http.answer('GET academies/clusters', () => jsonReply({ spots }));
  await user.click(await screen.findByRole('button', { name: 'Show map' }));
  await user.click(await screen.findByRole('button', { name: 'Far Away' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/academies/far-away');
});
