import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, linkTexts } from '@skora/shared/testing';
import { signOutAtEdge, type HttpEdge } from '../../../lib/testing/http-edge';
import { jsonReply, noAnswer, problem } from '../../../lib/testing/json-reply';
import { asked, coach, record } from './testing/asked-record';
import { LIST, show, signInUnasked } from './testing/confirmations-page';

const ASK = 'POST confirmations/requests';

let edge: HttpEdge;
const user = userEvent.setup();

beforeEach(async () => {
  edge = await signInUnasked();
});
afterEach(signOutAtEdge);

const textbox = (name: RegExp) => screen.getByRole('textbox', { name });

async function fillCoach() {
  await fill(user, await screen.findByRole('textbox', { name: /^Coach’s name/ }), 'Rui Inventado');
  await fill(user, textbox(/^Role/), 'Head coach');
  await fill(user, textbox(/^Club/), 'Northfield FC');
  await fill(user, textbox(/^Coach’s email/), 'rui@club.example');
}

test('a player chooses numbers and a coach; what is sent are their names, and the coach stays for the next time', async () => {
  edge.answer(ASK, () => jsonReply(asked));
  show(record, '/settings/confirmations?ask=1');
  await fillCoach();
  await user.click(screen.getByRole('checkbox', { name: 'Sprint 10 m: 1.92 s' }));
  await user.click(screen.getByRole('button', { name: /^Choose all of 3–1 against Northfield Rovers/ }));
  edge.answer(LIST, () => jsonReply({ requests: [asked] }));
  await user.dblClick(screen.getByRole('button', { name: 'Ask about 3 numbers' }));
  expect(await screen.findByText('Waiting for the coach')).toBeVisible();
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

test('the address of a match also begins with its numbers when a coach was asked before', async () => {
  edge.answer(ASK, () => jsonReply(asked));
  show(record, '/settings/confirmations?ask=1');
  await fillCoach();
  await user.click(screen.getByRole('checkbox', { name: 'Sprint 10 m: 1.92 s' }));
  edge.answer(LIST, () => jsonReply({ requests: [asked] }));
  await user.click(screen.getByRole('button', { name: 'Ask about 1 number' }));
  await screen.findByText('Waiting for the coach');
  cleanup();
  show(record, '/settings/confirmations?match=2026-W46-1');
  const goals = () => screen.findByRole('checkbox', { name: 'Goals: 2' });
  expect(await goals()).toBeChecked();
  expect(textbox(/^Coach’s name/)).toHaveValue('Rui Inventado');
  await user.click(await goals());
  await user.click(screen.getByRole('checkbox', { name: 'Sprint 10 m: 1.92 s' }));
  cleanup();
  show(record, '/settings/confirmations?match=2026-W46-1');
  expect(await goals()).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Minutes played: 90 min' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Sprint 10 m: 1.92 s' })).toBeChecked();
});

test('what is missing is said at its field, and one’s own address is refused', async () => {
  show(record, '/settings/confirmations?ask=1');
  await fill(user, await screen.findByRole('textbox', { name: /^Coach’s email/ }), 'MARA@skora.example');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const summary = screen.getByRole('group', { name: 'Please check the form' });
  expect(linkTexts(summary)).toEqual([
    'Enter the coach’s name.',
    'Enter what the coach does, for example U17 head coach.',
    'Enter the club or academy.',
    'This is your own address. Only somebody else can confirm your numbers.',
    'Choose at least one number.',
  ]);
  expect(edge.sent(ASK)).toEqual([]);
});

const refusals: [status: number, more: object, text: RegExp][] = [
  [409, { type: 'already-asked' }, /has not answered your last request/],
  [409, { type: 'address-refuses' }, /asked us not to send them requests/],
  [429, { retryAfter: 3600 }, /as many requests as you can in one day/],
  [422, { errors: [{ at: 'body/coach/email', message: 'x' }] }, /cannot write to this address/],
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

test('a player without numbers is told what to add', async () => {
  show({}, '/settings/confirmations?ask=1');
  expect(await screen.findByRole('heading', { name: 'No number to confirm yet' })).toBeVisible();
});
