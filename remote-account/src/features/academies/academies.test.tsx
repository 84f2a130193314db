import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INITIAL_PLAYER_MAP, playerMapStore } from '@skora/shared/player-map';
import Academies from '../../routes/academies';
import { renderView } from '../../testing/render-view';
import { memoryDocuments } from '../documents/memory-documents';
import { ACADEMIES } from './directory';
import { findAcademies } from './find-academies';

beforeEach(() => playerMapStore.set(INITIAL_PLAYER_MAP));

test.each([
  ['nordsjaelland', 'right-to-dream-park'],
  ['LEZAMA', 'lezama'],
  ['benfica portugal', 'benfica-campus'],
  ['sao paulo', 'cfa-cotia'],
])('searching %p finds %s', (words, id) => {
  expect(findAcademies(ACADEMIES, words, '').some((academy) => academy.id.startsWith(id))).toBe(true);
});

test('ids are unique and coordinates lie on the globe', () => {
  expect(new Set(ACADEMIES.map(({ id }) => id)).size).toBe(ACADEMIES.length);
  expect(ACADEMIES.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180)).toBe(true);
});

test('the address holds search and country, and the country is the shared one', async () => {
  const user = userEvent.setup();
  renderView(<Academies />, memoryDocuments(), '/academies?country=ES');
  expect(screen.getByText(/^6 of 49/)).toBeVisible();
  expect(playerMapStore.get().activeCountry).toBe('ES');
  await user.selectOptions(screen.getByLabelText('Country'), 'Netherlands');
  await user.type(screen.getByLabelText('Search'), 'psv');
  expect(screen.getByTestId('address')).toHaveTextContent('/academies?q=psv&country=NL');
  expect(playerMapStore.get().activeCountry).toBe('NL');
});

test('no match offers the way back to all', async () => {
  const user = userEvent.setup();
  renderView(<Academies />, memoryDocuments(), '/academies?q=zzz');
  await user.click(screen.getByRole('button', { name: 'Show all academies' }));
  expect(screen.getByText(/^49 of 49/)).toBeVisible();
});
