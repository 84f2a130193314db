import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@skora/shared/router';
import AcademyPage from '../../../../routes/academy';
import CompareAcademies from '../../../../routes/compare-academies';
import { signInAtEdge, signOutAtEdge } from '../../../../lib/testing/http-edge';
import { jsonReply, problem } from '../../../../lib/testing/json-reply';
import { renderView } from '../../../../lib/testing/render-view';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import { observeNothing } from '../../world-map/testing/give-maps-a-size';
import { listedAcademy } from '../testing/academy-replies';

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  observeNothing();
});
afterEach(signOutAtEdge);

const lezama = {
  ...listedAcademy({ name: 'Lezama', club: 'Athletic Club', ages: { min: 10, max: 18 }, boarding: true }),
  website: null,
  fact: 'Also home of the girls’ teams.',
  source: 'athletic-club.eus',
};
const fit = { age: 16, fits: true, transfer: 'abroad-16' };

async function open(reply: () => Response = () => jsonReply(fit)) {
  const http = await signInAtEdge();
  http.answer('GET academies/lezama/fit', reply);
  const routes = (
    <Routes>
      <Route path="/academies/:id" element={<AcademyPage />} />
    </Routes>
  );
  renderView(routes, memoryDocuments({ 'academies/lezama': lezama }), '/academies/lezama');
  return { http, user: userEvent.setup() };
}

const fact = (name: string) => screen.getByText(name).nextElementSibling;

test('shows every fact, its source and when it was checked', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Lezama' })).toBeVisible();
  expect(fact('Ages')).toHaveTextContent('Ages 10–18');
  expect(fact('Boarding')).toHaveTextContent('Yes');
  expect(fact('Charges for trials')).toHaveTextContent('Unknown');
  expect(fact('Source')).toHaveTextContent('athletic-club.eus');
  expect(fact('Last checked')).toHaveTextContent('21 Nov 2026');
});

test('says what it means for the player', async () => {
  await open();
  expect(await screen.findByText('You are 16: it takes players of your age.')).toBeVisible();
  expect(screen.getByText(/possible from 16.*not legal advice/)).toBeVisible();
});

test('the page stands when the comparison with the player fails', async () => {
  await open(() => problem(503));
  expect(await screen.findByText(/could not compare it with your age/)).toBeVisible();
  expect(fact('Place')).toHaveTextContent('Lisbon, Portugal');
});

test('a report needs a few words, is sent once and thanked for', async () => {
  const { http, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Send report' }));
  expect(screen.getAllByText(/Write at least 10 characters/)).not.toHaveLength(0);
  expect(http.sent('POST academies/lezama/reports')).toEqual([]);
  http.answer('POST academies/lezama/reports', () => problem(429, { retryAfter: 3600 }));
  await user.type(screen.getByLabelText('What should it say?'), 'It moved to another town.');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findAllByText(/asked for too often/)).not.toHaveLength(0);
  expect(screen.getByLabelText('What should it say?')).toHaveValue('It moved to another town.');
  http.answer('POST academies/lezama/reports', () => jsonReply({ status: 'ok' }));
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you')).toBeVisible();
  expect(http.sent('POST academies/lezama/reports').at(-1)?.body).toEqual({
    about: 'place',
    message: 'It moved to another town.',
  });
});

test('an unknown academy leads back to the directory', async () => {
  await signInAtEdge();
  renderView(<AcademyPage />, memoryDocuments(), '/academies/gone');
  expect(await screen.findByText('This academy is not in the directory')).toBeVisible();
});

test('compares the named academies fact by fact', async () => {
  await signInAtEdge();
  const documents = memoryDocuments({ 'academies/lezama': lezama, 'academies/b': { ...lezama, name: 'B' } });
  renderView(<CompareAcademies />, documents, '/academies/compare?ids=lezama,b,gone,four');
  expect(await screen.findByRole('columnheader', { name: 'Lezama' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Not in the directory' })).toBeVisible();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.getByRole('row', { name: /^Boarding Yes Yes/ })).toBeVisible();
});

test('a comparison of one asks for more', async () => {
  await signInAtEdge();
  renderView(<CompareAcademies />, memoryDocuments(), '/academies/compare?ids=lezama');
  expect(screen.getByText('Choose two or three academies')).toBeVisible();
});
