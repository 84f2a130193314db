import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@skora/shared/testing';
import { Route, Routes } from '@skora/shared/router';
import AcademyPage from '../../../../routes/academy';
import CompareAcademies from '../../../../routes/compare-academies';
import { signInAtEdge, signOutAtEdge } from '../../../../lib/testing/http-edge';
import { jsonReply, problem } from '../../../../lib/testing/json-reply';
import { renderView } from '../../../../lib/testing/render-view';
import { memoryDocuments } from '../../../../lib/testing/memory-documents';
import { observeNothing } from '../../world-map/testing/give-maps-a-size';
import type { Academy } from '@skora/domain';
import { storedAcademy } from '../testing/academy-replies';
import { alwaysFilledRequiredSelects } from '../../../../lib/testing/required-selects';

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  observeNothing();
});
afterEach(signOutAtEdge);

const campo = storedAcademy({
  name: 'Campo',
  ages: { min: 10, max: 18 },
  boarding: true,
  trials: 'open',
  trialFee: false,
  trialsUntil: '2999-01-31',
});
const fit = { age: 16, fits: true, transfer: 'abroad-16' };

async function open(reply: () => Response = () => jsonReply(fit), stored: Academy = campo) {
  const http = await signInAtEdge();
  http.answer('GET academies/campo/fit', reply);
  const routes = (
    <Routes>
      <Route path="/academies/:id" element={<AcademyPage />} />
    </Routes>
  );
  renderView(routes, memoryDocuments({ 'academies/campo': { ...stored } }), '/academies/campo');
  return { http, user: userEvent.setup() };
}

const fact = (name: string) => screen.getByText(name).nextElementSibling;

test('shows every fact with the page it was read on and the day, and when everything was checked', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Campo' })).toBeVisible();
  expect(fact('Ages')).toHaveTextContent('Ages 10–18Source: clube.pt, read 18 Nov 2026');
  expect(fact('Boarding')).toHaveTextContent('YesSource: clube.pt');
  expect(fact('Trials')).toHaveTextContent('Open trials, until 31 Jan 2999');
  expect(fact('Charges for trials')).toHaveTextContent('No, until 31 Jan 2999');
  expect(
    screen.getByText(/^Not known yet: programme, who trains there, website, good to know/),
  ).toBeVisible();
  const sources = within(screen.getByRole('region', { name: 'Sources' }));
  expect(sources.getByRole('link', { name: 'Clube Inventado: a academia' })).toHaveAttribute(
    'href',
    'https://www.clube.pt/academia',
  );
  expect(sources.getByText(/^First-hand: .* Read 18 Nov 2026\.$/)).toBeVisible();
  expect(sources.getByText(/^Last checked on 21 Nov 2026/)).toBeVisible();
  expect(screen.queryByText('Sample data')).toBeNull();
});

test('a fact from a page with a date shows that date too', async () => {
  const sources = campo.sources.map((source) => ({ ...source, publishedOn: '2026-05-04' }));
  await open(undefined, { ...campo, sources });
  expect(await screen.findByText('Ages')).toBeVisible();
  expect(fact('Ages')).toHaveTextContent('Ages 10–18Source: clube.pt of 4 May 2026, read 18 Nov 2026');
});

test('a fact without a source and trials that are over are not shown', async () => {
  const [source] = campo.sources;
  if (!source) throw new Error('It has one.');
  const facts = source.facts.filter((each) => each !== 'boarding');
  const doubtful = { ...campo, trialsUntil: '2020-01-31', sources: [{ ...source, facts }] };
  await open(undefined, doubtful);
  expect(await screen.findByText('Ages')).toBeVisible();
  for (const name of ['Boarding', 'Trials', 'Charges for trials'])
    expect(screen.queryByText(name)).toBeNull();
});

test('of which only name and town are known, it says so and asks the club', async () => {
  const { http, user } = await open(undefined, storedAcademy({ name: 'Campo', wikidata: 'Q42' }));
  expect(await screen.findByText('We know only name and town')).toBeVisible();
  expect(fact('Town')).toHaveTextContent('Lisbon, Portugal');
  expect(screen.getByRole('link', { name: 'Wikidata, item Q42' })).toHaveAttribute(
    'href',
    'https://www.wikidata.org/wiki/Q42',
  );
  const fold = screen.getByText('Is this your club? Tell us');
  const claim = within(fold.closest('details') as HTMLElement);
  expect(claim.getByLabelText('What is it about?')).not.toBeVisible();
  await user.click(fold);
  expect(alwaysFilledRequiredSelects()).toEqual([]);
  expect(claim.getByLabelText('What is it about?')).toHaveDisplayValue('This is my club');
  expect(claim.getByRole('link', { name: 'contact form' })).toHaveAttribute(
    'href',
    '/contact-us?topic=academy-listing#write',
  );
  http.answer('POST academies/campo/reports', () => jsonReply({ status: 'ok' }));
  await fill(user, claim.getByLabelText(/^Who are you/), 'I coach here: https://www.clube.pt');
  await user.click(claim.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Thank you')).toBeVisible();
  expect(http.sent('POST academies/campo/reports')[0]?.body).toEqual({
    about: 'claim',
    message: 'I coach here: https://www.clube.pt',
  });
});

test('a made-up academy says so, and its pages are no links', async () => {
  await open(undefined, { ...campo, fictional: true });
  expect(await screen.findByText('Sample data')).toBeVisible();
  const sources = within(screen.getByRole('region', { name: 'Sources' }));
  expect(sources.getByText('Clube Inventado: a academia')).toBeVisible();
  expect(sources.queryByRole('link')).toBeNull();
});

test('says what it means for the player', async () => {
  await open();
  expect(await screen.findByText('You are 16, and this academy takes players of your age.')).toBeVisible();
  expect(screen.getByText(/possible from 16.*not legal advice/)).toBeVisible();
});

test('the page stands when the comparison with the player fails', async () => {
  await open(() => problem(503));
  expect(await screen.findByText(/could not compare this academy with your age/)).toBeVisible();
  expect(fact('Town')).toHaveTextContent('Lisbon, Portugal');
});

test('a report needs a subject and a few words, is sent once and thanked for', async () => {
  const { http, user } = await open();
  await user.click(await screen.findByText('Spotted a mistake, or is this your club?'));
  expect(alwaysFilledRequiredSelects()).toEqual([]);
  const about = screen.getByLabelText('What is it about?');
  expect(about).toHaveDisplayValue('Choose');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(about).toHaveAccessibleDescription('Choose what it is about.');
  expect(about).toHaveFocus();
  await user.selectOptions(about, 'The place is wrong');
  expect(screen.getAllByText(/Write at least 10 characters/)).not.toHaveLength(0);
  expect(http.sent('POST academies/campo/reports')).toEqual([]);
  http.answer('POST academies/campo/reports', () => problem(429, { retryAfter: 3600 }));
  await fill(user, screen.getByLabelText('What should it say?'), 'It moved to another town.');
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findAllByText(/tried this too often/)).not.toHaveLength(0);
  expect(screen.getByLabelText('What should it say?')).toHaveValue('It moved to another town.');
  http.answer('POST academies/campo/reports', () => jsonReply({ status: 'ok' }));
  await user.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you')).toBeVisible();
  expect(http.sent('POST academies/campo/reports').at(-1)?.body).toEqual({
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
  const documents = memoryDocuments({
    'academies/campo': { ...campo },
    'academies/b': { ...storedAcademy({ name: 'B' }) },
  });
  renderView(<CompareAcademies />, documents, '/academies/compare?ids=campo,b,gone,four');
  expect(await screen.findByRole('columnheader', { name: 'Campo' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Not in the directory' })).toBeVisible();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  const boarding = within(screen.getByRole('row', { name: /^Boarding/ })).getAllByRole('cell');
  expect(boarding.map(({ textContent }) => textContent)).toEqual([
    'YesSource: clube.pt, read 18 Nov 2026',
    'Not known',
    '–',
  ]);
  expect(screen.queryByRole('row', { name: /^Programme/ })).toBeNull();
});

test('a comparison of one asks for more', async () => {
  await signInAtEdge();
  renderView(<CompareAcademies />, memoryDocuments(), '/academies/compare?ids=campo');
  expect(screen.getByText('Choose two or three academies')).toBeVisible();
});
