import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ConfirmationsPage from '../../routes/confirmations';
import { signInAtEdge, signOutAtEdge, type HttpEdge } from '../../testing/http-edge';
import { jsonReply, noAnswer, problem } from '../../testing/json-reply';
import { renderView } from '../../testing/render-view';
import { memoryDocuments } from '../documents/memory-documents';

const LIST = 'GET confirmations/requests';
const ASK = 'POST confirmations/requests';
const ME = 'profiles/uid-mara';
const match = {
  monday: new Date('2026-11-09'),
  day: 6,
  competition: 'league',
  opponent: 'Northfield Rovers',
  venue: 'home',
  goalsFor: 3,
  goalsAgainst: 1,
  format: 11,
  position: 'RW',
  role: 'started',
  minutes: 90,
  numbers: { goals: 2 },
  revision: 1,
};
const record = {
  [`${ME}/statEntries/sprint-entry`]: {
    kind: 'sprint',
    measuredOn: new Date('2026-10-12'),
    measuredBy: 'coach',
    method: 'gates',
    values: { sprint10: 1.92, sprint30: 4.4 },
    ratings: {},
  },
  [`${ME}/statEntries/body-entry`]: {
    kind: 'body',
    measuredOn: new Date('2026-10-12'),
    measuredBy: 'self',
    method: '',
    values: { weightKg: 61 },
    ratings: {},
  },
  [`${ME}/matches/2026-W46-1`]: match,
};
const coach = { name: 'Rui Inventado', role: 'Head coach', club: 'Northfield FC' };
const asked = {
  id: 'one',
  coach,
  email: 'rui@club.example',
  numbers: [
    {
      kind: 'entry',
      ref: 'sprint-entry',
      key: 'sprint10',
      label: 'Sprint 10 m',
      detail: 'Timing gates',
      value: 1.92,
      unit: 's',
    },
  ],
  status: 'open',
  requestedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-04T10:00:00.000Z',
  decidedAt: null,
};
const answer = {
  items: [
    {
      kind: 'match',
      ref: '2026-W46-1',
      revision: 1,
      key: 'goals',
      value: 2,
      label: 'Goals',
      unit: '',
      detail: '',
    },
    {
      kind: 'match',
      ref: '2026-W46-1',
      revision: 0,
      key: 'minutes',
      value: 80,
      label: 'Minutes played',
      unit: 'min',
      detail: '',
    },
  ],
  coach: { ...coach, domain: 'club.example', key: 'k' },
  decision: 'confirmed',
  note: 'I was there.\nBoth with the left.',
  decidedAt: new Date('2026-11-18'),
  hidden: false,
};

let edge: HttpEdge;
const user = userEvent.setup();

function show(documents: Record<string, Record<string, unknown>> = record, at = '/settings/confirmations') {
  const store = memoryDocuments(documents);
  renderView(<ConfirmationsPage />, store, at);
  return store;
}

beforeEach(async () => {
  localStorage.clear();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  edge = await signInAtEdge();
  edge.answer(LIST, () => jsonReply({ requests: [] }));
  edge.answer('GET account', () => jsonReply({ status: 'active' }));
});
afterEach(signOutAtEdge);

const textbox = (name: RegExp) => screen.getByRole('textbox', { name });

async function fillCoach() {
  await user.type(await screen.findByRole('textbox', { name: /^Coach’s name/ }), 'Rui Inventado');
  await user.type(textbox(/^Role/), 'Head coach');
  await user.type(textbox(/^Club/), 'Northfield FC');
  await user.type(textbox(/^Coach’s e-mail/), 'rui@club.example');
}

test('a player chooses numbers and a coach; what is sent are their names, and the coach stays for the next time', async () => {
  edge.answer(ASK, () => jsonReply(asked));
  show(record, '/settings/confirmations?ask=1');
  await fillCoach();
  await user.click(screen.getByRole('checkbox', { name: 'Sprint 10 m: 1.92 s' }));
  await user.click(screen.getByRole('button', { name: /^Choose all of 3–1 against Northfield Rovers/ }));
  edge.answer(LIST, () => jsonReply({ requests: [asked] }));
  await user.dblClick(screen.getByRole('button', { name: 'Ask about 3 numbers' }));
  expect(await screen.findByText('Waits for the coach')).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/settings/confirmations');
  expect(edge.sent(ASK).map(({ body }) => body)).toEqual([
    {
      coach: { ...coach, email: 'rui@club.example' },
      numbers: [
        { kind: 'entry', ref: 'sprint-entry', key: 'sprint10' },
        { kind: 'match', ref: '2026-W46-1', key: 'minutes' },
        { kind: 'match', ref: '2026-W46-1', key: 'goals' },
      ],
    },
  ]);
  await user.click(screen.getByRole('link', { name: 'Ask a coach' }));
  expect(await screen.findByRole('textbox', { name: /^Coach’s name/ })).toHaveValue('Rui Inventado');
  expect(screen.getByRole('checkbox', { name: 'Sprint 10 m: 1.92 s' })).not.toBeChecked();
});

test('nothing of the body is offered', async () => {
  show(record, '/settings/confirmations?ask=1');
  await screen.findByRole('heading', { name: 'Tests' });
  expect(screen.queryByRole('checkbox', { name: /Weight/ })).not.toBeInTheDocument();
});

test('the address of a match begins with its numbers', async () => {
  show(record, '/settings/confirmations?match=2026-W46-1');
  expect(await screen.findByRole('checkbox', { name: 'Goals: 2' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Minutes played: 90 min' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Sprint 10 m: 1.92 s' })).not.toBeChecked();
});

test('what is missing is said at its field, and one’s own address is refused', async () => {
  show(record, '/settings/confirmations?ask=1');
  await user.type(await screen.findByRole('textbox', { name: /^Coach’s e-mail/ }), 'MARA@skora.example');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const summary = screen.getByRole('group', { name: 'Please check the form' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enter the coach’s name.',
    'Enter what the coach does, for example head coach U17.',
    'Enter the club or academy.',
    'That is your own address. Only somebody else can confirm your numbers.',
    'Choose at least one number.',
  ]);
  expect(edge.sent(ASK)).toEqual([]);
});

const refusals: [status: number, more: object, text: RegExp][] = [
  [409, { type: 'already-asked' }, /has not answered your last request/],
  [409, { type: 'address-refuses' }, /asked us not to send requests/],
  [429, { retryAfter: 3600 }, /as often as is possible in one day/],
  [422, { errors: [{ at: 'body/coach/email', message: 'x' }] }, /no address we can write to/],
  [422, { errors: [{ at: 'body/numbers/0', message: 'x' }] }, /changed one of these numbers/],
  [500, {}, /went wrong on our side/],
];
test.each(refusals)('a refusal %i %j is explained and nothing typed is lost', async (status, more, text) => {
  edge.answer(ASK, () => problem(status, more as Record<string, unknown>));
  show(record, '/settings/confirmations?entry=sprint-entry');
  await fillCoach();
  await user.click(screen.getByRole('button', { name: 'Ask about 2 numbers' }));
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(textbox(/^Coach’s name/)).toHaveValue('Rui Inventado');
});

test('without a connection the question waits; a killed tab keeps it', async () => {
  edge.answer(ASK, noAnswer);
  show(record, '/settings/confirmations?entry=sprint-entry');
  await fillCoach();
  await user.click(screen.getByRole('button', { name: 'Ask about 2 numbers' }));
  expect(await screen.findByText(/could not reach the server/)).toBeVisible();
  expect(JSON.parse(localStorage.getItem('userStats_confirmation_uid-mara') ?? '{}')).toMatchObject({
    name: 'Rui Inventado',
    email: 'rui@club.example',
    numbers: ['entry/sprint-entry/sprint10', 'entry/sprint-entry/sprint30'],
  });
});

test('a request is taken back in two presses', async () => {
  edge.answer(LIST, () => jsonReply({ requests: [asked] }));
  show();
  await user.click(await screen.findByRole('button', { name: 'Take it back: the request to Rui Inventado' }));
  edge.answer('DELETE confirmations/requests/one', () => jsonReply({ status: 'ok' }));
  edge.answer(LIST, () =>
    jsonReply({ requests: [{ ...asked, status: 'withdrawn', decidedAt: asked.requestedAt }] }),
  );
  await user.click(screen.getByRole('button', { name: 'Yes, take it back: the request to Rui Inventado' }));
  expect(await screen.findByText('Taken back')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Take it back/ })).not.toBeInTheDocument();
});

test('every word of an answer is there, with what changed since; it can be kept off the CV and put back', async () => {
  const store = show({ ...record, [`${ME}/confirmations/one-confirmed`]: answer });
  expect(await screen.findByText(/I was there\.\s+Both with the left\./)).toBeVisible();
  expect(screen.getByText(/answered 18 Nov 2026 from club\.example/)).toBeVisible();
  expect(screen.getAllByText('Changed since, counts no more')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Keep off my CV/ }));
  expect(await screen.findByText('Not on your CV')).toBeVisible();
  const { hidden, ...rest } = store.stored.get(`${ME}/confirmations/one-confirmed`) ?? {};
  expect(hidden).toBe(true);
  expect(rest).toMatchObject({ items: answer.items, note: answer.note, decision: 'confirmed' });
  await user.click(screen.getByRole('button', { name: /^Show on my CV/ }));
  await waitFor(() => expect(screen.queryByText('Not on your CV')).not.toBeInTheDocument());
});

test('what was declined is for the player alone', async () => {
  show({ ...record, [`${ME}/confirmations/one-declined`]: { ...answer, decision: 'declined' } });
  expect(await screen.findByText('Declined')).toBeVisible();
  expect(screen.getByText(/^Only you see this\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /CV/ })).not.toBeInTheDocument();
});

test('an answer that cannot be hidden now says so', async () => {
  const store = show({ ...record, [`${ME}/confirmations/one-confirmed`]: answer });
  store.failWith(new Error('denied'));
  await user.click(await screen.findByRole('button', { name: /^Keep off my CV/ }));
  expect(await screen.findByText(/^That was not stored/)).toBeVisible();
});

test('the list that does not come can be asked for again', async () => {
  edge.answer(LIST, noAnswer);
  show();
  expect(await screen.findByRole('heading', { name: 'We could not load your requests' })).toBeVisible();
  edge.answer(LIST, () => jsonReply({ requests: [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You have not asked anybody yet.')).toBeVisible();
});

test('a player without numbers is told what to add', async () => {
  show({}, '/settings/confirmations?ask=1');
  expect(await screen.findByRole('heading', { name: 'No number to confirm yet' })).toBeVisible();
});
