import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, signInAs } from '@skora/shared/testing';
import ShowcasesPage from '../../../routes/showcases';
import { signInAtEdge, signOutAtEdge } from '../../../lib/testing/http-edge';
import { mara } from '../../../lib/testing/identity-replies';
import { jsonReply, problem } from '../../../lib/testing/json-reply';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { demoShowcase } from './testing/demo-showcase';

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(signOutAtEdge);

const CALL = 'POST showcases/demo-spring/registration';
const own = `showcases/demo-spring/registrations/${mara.uid}`;
const past = { ...demoShowcase, endsAt: new Date('2020-01-01'), startsAt: new Date('2020-01-01') };

/** Fifth birthdays, from which the page reads the day of birth. */
const ADULT = { measuresFrom: new Date('2005-05-04T00:00:00Z') };
const MINOR = { measuresFrom: new Date('2018-05-04T00:00:00Z') };

async function open(tier: 'tier3' | 'tier4', change: object = {}, account: Record<string, unknown> = ADULT) {
  const http = await signInAtEdge();
  signInAs({ uid: mara.uid }, tier);
  const documents = memoryDocuments({
    'showcases/demo-spring': { ...demoShowcase, ...change },
    [`users/${mara.uid}`]: account,
  });
  renderView(<ShowcasesPage />, documents, '/showcases');
  await screen.findByText('Demo spring showcase');
  return { http, documents, user: userEvent.setup() };
}

const fact = (name: string) => screen.getByText(name).nextElementSibling;

test('an event says everything somebody needs to decide', async () => {
  await open('tier3', { attending: [{ club: 'Demo Town', name: 'Alex' }] });
  expect(screen.getByText(/Saturday,? 9 March 2030 · 10:00–14:30 \(Lisbon time\)/)).toBeVisible();
  expect(fact('Places')).toHaveTextContent('1 of 2 places taken');
  expect(fact('Confirmed to attend')).toHaveTextContent('Demo Town, Alex');
  expect(fact('Cost, all in')).toHaveTextContent('Free. Pitch and water.');
  expect(fact('Safeguarding officer')).toHaveTextContent('Pat Placeholder, +351 000');
  expect(fact('Refund')).toHaveTextContent('Withdraw until kick-off.');
});

test('below tier4 it says what it takes and offers no place', async () => {
  await open('tier3');
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing-plans');
  expect(screen.queryByRole('button', { name: 'Take a place' })).toBeNull();
  expect(fact('Confirmed to attend')).toHaveTextContent('None yet');
});

test('tier4 takes a place, gets it into the calendar and gives it back', async () => {
  const { http, documents, user } = await open('tier4');
  http.answer(CALL, () => jsonReply({ place: 'registered' }));
  await user.click(await screen.findByRole('button', { name: 'Take a place' }));
  expect(http.sent(CALL)[0]?.body).toEqual({});
  // The answer counts before the live document has arrived, which then changes nothing.
  expect(await screen.findByText('You have a place')).toBeVisible();
  await act(() => documents.write(own, { status: 'registered' }));
  expect(await screen.findByText('You have a place')).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByText('You have a place'));
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  http.answer('DELETE showcases/demo-spring/registration', () => jsonReply({ place: 'none' }));
  await user.click(screen.getByRole('button', { name: 'Give the place back' }));
  const question = screen.getByRole('group', {
    name: /^Give your place back\? Another player can take it\.$/,
  });
  expect(within(question).getByRole('button', { name: 'Keep the place' })).toHaveFocus();
  expect(http.sent('DELETE showcases/demo-spring/registration')).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Yes, give it back' }));
  expect(await screen.findByRole('button', { name: 'Take a place' })).toBeVisible();
  expect(http.sent('DELETE showcases/demo-spring/registration')).toHaveLength(1);
  await act(() => documents.remove(own));
  await act(() => documents.write(own, { status: 'waiting' }));
  expect(await screen.findByText('You are on the waiting list')).toBeVisible();
});

test('a full event offers the waiting list; a free place shows by itself', async () => {
  const { documents } = await open('tier4', { taken: 2, waiting: 3 });
  expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeVisible();
  expect(fact('Places')).toHaveTextContent('2 of 2 places taken, 3 waiting');
  await act(() => documents.write(own, { status: 'waiting' }));
  expect(await screen.findByText('You are on the waiting list')).toBeVisible();
  await act(() => documents.write(own, { status: 'registered' }));
  expect(await screen.findByText('You have a place')).toBeVisible();
});

test('who gives a place back or leaves the line is asked first, and reads what it means', async () => {
  const { http, documents, user } = await open('tier4', { taken: 2, waiting: 3 }, MINOR);
  await act(() => documents.write(own, { status: 'waiting', answerBy: new Date('2030-01-08T18:00:00Z') }));
  await user.click(await screen.findByRole('button', { name: 'Leave the waiting list' }));
  expect(screen.getByText('Leave the waiting list? If you join again, you start at its end.')).toBeVisible();
  // Who has got a place meanwhile is asked anew.
  await act(() => documents.write(own, { status: 'registered' }));
  await user.click(await screen.findByRole('button', { name: 'Give the place back' }));
  expect(
    screen.getByText(
      'Give your place back? The next player on the waiting list gets it. Your parent’s or guardian’s agreement to this event ends, too.',
    ),
  ).toBeVisible();
  http.answer('DELETE showcases/demo-spring/registration', () => problem(503));
  await user.click(screen.getByRole('button', { name: 'Yes, give it back' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep the place' }));
  expect(screen.getByText('You have a place')).toBeVisible();
});

test.each([
  [403, /You need the Pro League Path to register. If you/],
  [409, /closed a moment ago/],
  [422, /Your age on the day/],
  [503, /A lot of players/],
])('a refusal with %s says what to do', async (status, words) => {
  const { http, user } = await open('tier4');
  http.answer(CALL, () => problem(status));
  await user.click(await screen.findByRole('button', { name: 'Take a place' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take a place' })).toBeEnabled();
});

test('a minor is told who has to agree, and until when the place is kept', async () => {
  const { http, documents, user } = await open('tier4', {}, MINOR);
  expect(await screen.findByText(/You are under 18 on that day/)).toBeVisible();
  http.answer(CALL, () => problem(422, { errors: [{ at: 'body/guardianEmail', message: 'is needed' }] }));
  await user.click(screen.getByRole('button', { name: 'Ask for a place' }));
  const field = await screen.findByLabelText(/Email of your parent or guardian/);
  await waitFor(() => expect(field).toHaveFocus());
  http.answer(CALL, () => jsonReply({ place: 'held' }));
  await fill(user, field, 'p@parent.example');
  await user.click(screen.getByRole('button', { name: 'Ask for a place' }));
  expect(await screen.findByText('Waiting for your parent or guardian')).toBeVisible();
  expect(http.sent(CALL)[1]?.body).toEqual({ guardianEmail: 'p@parent.example' });
  await act(() => documents.write(own, { status: 'held', answerBy: new Date('2030-01-08T18:00:00Z') }));
  expect(screen.getByText(/They can answer until 8 January 2030/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test('an adult reads nothing about parents, and an event that costs something is not offered', async () => {
  const { documents } = await open('tier4');
  await act(() =>
    documents.write('showcases/paid', { ...demoShowcase, title: 'Paid day', price: { amount: 4500 } }),
  );
  expect(screen.getByRole('button', { name: 'Take a place' })).toBeVisible();
  expect(screen.queryByText(/under 18 on that day/)).toBeNull();
  expect(screen.queryByText('Paid day')).toBeNull();
});

test('after the last day nobody registers', async () => {
  await open('tier4', { closesAt: new Date('2020-01-01') });
  expect(await screen.findByText('Registration is closed.')).toBeVisible();
});

test('past events are not on the schedule', async () => {
  await signInAtEdge();
  renderView(<ShowcasesPage />, memoryDocuments({ 'showcases/old': { ...past } }), '/showcases');
  expect(await screen.findByText('No showcases yet')).toBeVisible();
});
