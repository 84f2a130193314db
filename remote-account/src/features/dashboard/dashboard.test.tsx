import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWeeks } from '@skora/domain';
import { signInAs } from '@skora/shared/testing';
import DashboardPage from '../../routes/dashboard';
import { signInAtEdge, signOutAtEdge, type HttpEdge } from '../../lib/testing/http-edge';
import { jsonReply, noAnswer, problem } from '../../lib/testing/json-reply';
import { renderView } from '../../lib/testing/render-view';
import { memoryDocuments } from '../../lib/testing/memory-documents';
import { answer, goal, link, ME, offMap, onMap, record, sharing } from './testing/dashboard-samples';

const LINKS = 'GET cv/links';
const MAP = 'GET account/map-entry';
const REQUESTS = 'GET confirmations/requests';

let edge: HttpEdge;
const user = userEvent.setup();
const show = (documents: Record<string, Record<string, unknown>> = record) =>
  renderView(<DashboardPage />, memoryDocuments(documents));

beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  edge = await signInAtEdge();
  edge.answer(LINKS, () => jsonReply(sharing([])));
  edge.answer(MAP, () => jsonReply(offMap));
  edge.answer(REQUESTS, () => jsonReply({ requests: [] }));
});
afterEach(signOutAtEdge);

test('the next best step leads, and how much of the record is there', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Choose your preferred foot' })).toBeVisible();
  expect(screen.getByText('4 of 12')).toBeVisible();
});

test('a new player goes on with the first steps and sees a sample that is marked as one', async () => {
  show({ [ME]: { displayName: 'Mara Fictiva', primaryPosition: 'RW' } });
  expect(await screen.findByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/welcome?step=number');
  expect(screen.getByText('Step 2 of 3')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Sample: made-up numbers, not yours' })).toBeVisible();
  expect(screen.queryByText(/^0/)).not.toBeInTheDocument();
});

test('the first entry takes the place of the sample', async () => {
  const [week, before] = openWeeks(new Date());
  const training = { day: 1, type: 'team', minutes: 90, rpe: 5, revision: 1 };
  show({
    ...record,
    [`${ME}/trainings/${week?.id}-1`]: { ...training, monday: week?.monday },
    [`${ME}/trainings/${before?.id}-1`]: { ...training, minutes: 60, monday: before?.monday },
  });
  expect(await screen.findByText('90')).toBeVisible();
  expect(screen.getByText('1 session')).toBeVisible();
  expect(screen.getByRole('img', { name: /^Training load by week.* 300, .* 450$/ })).toBeVisible();
  expect(screen.queryByText('Sample')).not.toBeInTheDocument();
  expect(screen.queryByText('Played')).not.toBeInTheDocument();
});

test('a clip that sleeps is not among what others can see', async () => {
  signInAs({ uid: 'uid-mara' }, 'tier0');
  const clip = { source: 'youtube', videoId: 'abc-def_ghi', action: 'pass', visibility: 'public' };
  const clips = ['0', '1', '2'].map((slot) => [
    `${ME}/clips/${slot}`,
    { ...clip, title: slot, updatedAt: new Date() },
  ]);
  show({ ...record, ...(Object.fromEntries(clips) as Record<string, object>) });
  expect(await screen.findByText('2 clips in the gallery')).toBeVisible();
});

test('while a parent or guardian has to agree, nothing is offered that cannot be saved', async () => {
  signInAs({ uid: 'uid-mara' }, 'tier0', 'pending-guardian');
  show({});
  expect(await screen.findByRole('heading', { name: 'Waiting for your parent or guardian' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See details' })).toHaveAttribute('href', '/complete-account');
  for (const name of ['Go on', 'Add a match', 'Add a training']) {
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  }
});

test('the next showcase is one for the age of the player', async () => {
  const event = (title: string, min: number, startsAt: string) => ({
    title,
    price: { amount: 0, currency: 'EUR' },
    ages: { min, max: min + 2 },
    city: 'Lisbon',
    country: 'PT',
    timeZone: 'Europe/Lisbon',
    startsAt: new Date(startsAt),
    endsAt: new Date(startsAt),
    closesAt: new Date(startsAt),
  });
  show({
    ...record,
    'users/uid-mara': { privateByDefault: true, measuresFrom: new Date('2015-03-07') },
    'showcases/a': event('For adults', 18, '2090-01-10'),
    'showcases/b': event('For juniors', 79, '2090-02-10'),
  });
  expect(await screen.findByRole('link', { name: 'For juniors' })).toHaveAttribute('href', '/showcases');
  expect(screen.queryByText('For adults')).not.toBeInTheDocument();
});

test('the day of a showcase, and the age on it, are those at its place', async () => {
  const sydney = {
    ...{ title: 'Turning 18 there', price: { amount: 0, currency: 'AUD' }, ages: { min: 18, max: 18 } },
    ...{ city: 'Sydney', country: 'AU', timeZone: 'Australia/Sydney' },
    // 10 o'clock on the 12th in Sydney.
    startsAt: new Date('2090-12-11T23:00:00Z'),
    endsAt: new Date('2090-12-12T03:00:00Z'),
    closesAt: new Date('2090-12-10T00:00:00Z'),
  };
  show({
    ...record,
    'users/uid-mara': { privateByDefault: true, measuresFrom: new Date('2077-12-12') },
    'showcases/a': sydney,
  });
  expect(await screen.findByRole('link', { name: 'Turning 18 there' })).toBeVisible();
  expect(screen.getByText(/^12\sDec\s2090, Sydney, Australia$/)).toBeVisible();
});

test('nobody sees anything, and the page says so only once it knows', async () => {
  show();
  expect(await screen.findByText('Nothing.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Stop showing/ })).not.toBeInTheDocument();
});

test('a link is ended by one press, and the page asks what is left', async () => {
  edge.answer(LINKS, () => jsonReply(sharing([link('one', 'Trial in May'), link('two', 'Old', 'ended')])));
  show();
  const stop = await screen.findByRole('button', {
    name: 'Stop showing: Your CV by the link “Trial in May”',
  });
  expect(screen.getAllByRole('button', { name: /^Stop showing/ })).toHaveLength(1);
  edge.answer('DELETE cv/links/one', () => jsonReply(sharing([])));
  edge.answer(LINKS, () => jsonReply(sharing([link('one', 'Trial in May', 'ended')])));
  await user.click(stop);
  expect(await screen.findByText('Nothing.')).toBeVisible();
  expect(edge.sent('DELETE cv/links/one')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'What others can see' })).toHaveFocus();
});

test('everything is ended by one press: links and the place on the map', async () => {
  edge.answer(LINKS, () => jsonReply(sharing([link('one', 'Trial in May')])));
  edge.answer(MAP, () => jsonReply(onMap));
  show();
  expect(await screen.findByText('Your place on the player map, near Porto, Portugal')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Leave the map/ })).toHaveTextContent('Leave the map');
  edge.answer('DELETE cv/links/one', () => jsonReply(sharing([])));
  edge.answer('DELETE account/map-entry', () => jsonReply(offMap));
  edge.answer(LINKS, () => jsonReply(sharing([])));
  edge.answer(MAP, () => jsonReply(offMap));
  await user.click(screen.getByRole('button', { name: 'Stop showing everything' }));
  expect(await screen.findByText('Nothing.')).toBeVisible();
  expect(edge.sent('DELETE account/map-entry')).toHaveLength(1);
});

test('a sleeping link ends with everything, before it could wake', async () => {
  const links = [link('one', 'Trial in May'), link('two', 'Older', 'asleep'), link('three', 'Old', 'ended')];
  edge.answer(LINKS, () => jsonReply(sharing(links)));
  const ended: string[] = [];
  for (const id of ['one', 'two']) {
    edge.answer(`DELETE cv/links/${id}`, () => {
      ended.push(id);
      return jsonReply(sharing([]));
    });
  }
  show();
  const all = await screen.findByRole('button', { name: 'Stop showing everything' });
  expect(screen.getAllByRole('button', { name: /^Stop showing:/ })).toHaveLength(1);
  edge.answer(LINKS, () => jsonReply(sharing([])));
  await user.click(all);
  expect(await screen.findByText('Nothing.')).toBeVisible();
  expect(ended).toEqual(['two', 'one']);
});

test('a link whose end would wake another one is asked about first', async () => {
  edge.answer(LINKS, () => jsonReply(sharing([link('one', 'Trial in May'), link('two', 'Older', 'asleep')])));
  show();
  await user.click(await screen.findByRole('button', { name: /^Stop showing: Your CV/ }));
  expect(screen.getByText(/A link of yours that is asleep wakes then and shows your CV\./)).toBeVisible();
  expect(edge.sent('DELETE cv/links/one')).toHaveLength(0);
  edge.answer('DELETE cv/links/one', () => jsonReply(sharing([])));
  edge.answer(LINKS, () => jsonReply(sharing([link('two', 'Older')])));
  await user.click(screen.getByRole('button', { name: 'Yes, end it' }));
  expect(await screen.findByText('Your CV by the link “Older”')).toBeVisible();
});

test('what could not be ended stays in the list and is told', async () => {
  edge.answer(LINKS, () => jsonReply(sharing([link('one', 'Trial in May')])));
  show();
  edge.answer('DELETE cv/links/one', () => problem(503));
  await user.click(await screen.findByRole('button', { name: /^Stop showing: Your CV/ }));
  expect(await screen.findByText('Some of it is still showing')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Stop showing: Your CV/ })).toBeVisible();
});

test('without an answer nothing is claimed', async () => {
  edge.answer(LINKS, noAnswer);
  show();
  expect(await screen.findByText('We could not check this')).toBeVisible();
  expect(screen.queryByText('Nothing.')).not.toBeInTheDocument();
  edge.answer(LINKS, () => jsonReply(sharing([])));
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Nothing.')).toBeVisible();
});

test('goals with their progress and the next test; answers and what waits', async () => {
  const waiting = {
    id: 'one',
    coach: { name: 'Greta Ausgedacht', role: 'Fitness coach', club: 'TSV' },
    email: 'g@club.example',
    numbers: [],
    status: 'open',
    requestedAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2026-12-04T10:00:00.000Z',
    decidedAt: null,
  };
  edge.answer(REQUESTS, () =>
    jsonReply({ requests: [waiting, { ...waiting, id: 'two', status: 'decided' }] }),
  );
  show({ ...record, [`${ME}/goals/1`]: goal, [`${ME}/confirmations/one-confirmed`]: answer });
  expect(await screen.findByText('Next test: Sprint 10 m, 15 Jan 2027.')).toBeVisible();
  expect(screen.getByRole('meter', { name: /^Sprint 10 m: 1\.92 s, target 1\.84 s/ })).toHaveAttribute(
    'aria-valuetext',
    '50 %',
  );
  expect(await screen.findByText('One request is waiting: Greta Ausgedacht.')).toBeVisible();
  expect(screen.getByText('Rui Inventado confirmed 1 number, 18 Nov 2026')).toBeVisible();
});

test('who has neither is told what they are good for', async () => {
  show();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Set a goal' })).toBeVisible());
  const coaches = screen.getByRole('link', { name: 'Ask a coach' });
  expect(coaches).toHaveAttribute('href', '/settings/confirmations?ask=1');
});

test('a step the player decides against does not count, and can be taken up again', async () => {
  const documents = memoryDocuments({
    ...record,
    [ME]: { ...record[ME], preferredFoot: 'left' },
  });
  renderView(<DashboardPage />, documents);
  const label = 'Write two sentences about your game';
  await user.click(await screen.findByRole('button', { name: `Skip this: ${label}` }));
  expect(await screen.findByText('5 of 11')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Add your first match' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Skip this/ })).not.toBeInTheDocument();
  documents.failWith(new Error('denied'));
  const again = { name: `Add it back: ${label}` };
  await user.click(screen.getByRole('button', again));
  expect(await screen.findByText('Your choice was not saved')).toBeVisible();
  documents.failWith(null);
  await user.click(screen.getByRole('button', again));
  expect(await screen.findByRole('heading', { name: label })).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveFocus();
});

test('without an answer about sharing nothing is said about it', async () => {
  edge.answer(LINKS, noAnswer);
  show();
  expect(await screen.findByText('4 of 11')).toBeVisible();
});
