import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@skora/shared/router';
import { fill, linkTexts, provideTestConfig, resetSession } from '@skora/shared/testing';
import CoachConfirmationPage from '../../../routes/coach-confirmation';
import { answerAtEdge, type PublicEdge } from '../../../lib/testing/public-edge';
import { jsonReply, noAnswer, problem } from '../../../lib/testing/json-reply';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';

const TOKEN = 'a'.repeat(43);
const LOOK = `GET confirmations/${TOKEN}`;
const DECIDE = `POST confirmations/${TOKEN}/decision`;
const number = (label: string, value: number, unit: string, changed = false) => ({
  label,
  detail: 'Timing gates, 12 Oct 2026',
  value,
  unit,
  changed,
});
const question = {
  purpose: 'coach',
  playerName: 'Mara F.',
  coach: { name: 'Rui Inventado', role: 'Head coach', club: 'Northfield FC' },
  numbers: [number('Sprint 10 m', 1.92, 's'), number('Goals', 2, '')],
  requestedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-04T10:00:00.000Z',
};

let edge: PublicEdge;
const user = userEvent.setup();

function show() {
  const page = (
    <Routes>
      <Route path="/confirm/:token" element={<CoachConfirmationPage />} />
    </Routes>
  );
  renderView(page, memoryDocuments(), `/confirm/${TOKEN}`);
}

function open(changes: object = {}) {
  edge.answer(LOOK, () => jsonReply({ ...question, ...changes }));
  show();
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  provideTestConfig();
  resetSession();
  edge = answerAtEdge();
});
afterEach(() => edge.restore());

const findAnswer = (label: RegExp, answer: string) =>
  within(screen.getByRole('group', { name: label })).getByRole('radio', { name: answer });
const vouch = () => user.click(screen.getByRole('checkbox', { name: /^I am Rui Inventado/ }));
const send = () => user.click(screen.getByRole('button', { name: 'Send my answer' }));

test('a coach says of each number whether it is right, with a note, and sends it once', async () => {
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Mara F. asks if these numbers are right' }),
  ).toBeVisible();
  await user.click(findAnswer(/^Sprint 10 m, 1\.92 s/, 'Right'));
  await user.click(findAnswer(/^Goals, 2/, 'Not right'));
  await fill(user, screen.getByRole('textbox', { name: /^Note/ }), ' It was one goal. ');
  await vouch();
  edge.answer(DECIDE, () => jsonReply({ status: 'ok' }));
  await user.dblClick(screen.getByRole('button', { name: 'Send my answer' }));
  expect(await screen.findByRole('heading', { name: 'Thank you for your answer' })).toHaveFocus();
  expect(edge.sent(DECIDE)).toEqual([
    { confirmed: [0], declined: [1], note: 'It was one goal.', vouches: true },
  ]);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('nothing is answered beforehand; what is missing is said at its field', async () => {
  open();
  await screen.findByRole('form', { name: 'Your answer' });
  expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  await send();
  const summary = screen.getByRole('group', { name: 'Please check the form' });
  expect(linkTexts(summary)).toEqual([
    'Choose “Right” or “Not right” for Sprint 10 m.',
    'Choose “Right” or “Not right” for Goals.',
    'Please confirm that you are this coach.',
  ]);
  expect(edge.sent(DECIDE)).toEqual([]);
});

test('all at once is one press, and still asks for the coach’s word', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'All of these are right' }));
  await vouch();
  edge.answer(DECIDE, () => jsonReply({ status: 'ok' }));
  await send();
  await screen.findByRole('heading', { name: 'Thank you for your answer' });
  expect(edge.sent(DECIDE)).toEqual([{ confirmed: [0, 1], declined: [], note: '', vouches: true }]);
});

test('a number that changed is shown as changed and not asked', async () => {
  open({ numbers: [number('Sprint 10 m', 1.92, 's'), number('Goals', 2, '', true)] });
  expect(await screen.findByText('The player has changed this since. No answer needed')).toBeVisible();
  expect(screen.queryByRole('group', { name: /^Goals/ })).not.toBeInTheDocument();
  await user.click(findAnswer(/^Sprint/, 'Right'));
  await vouch();
  edge.answer(DECIDE, () => jsonReply({ status: 'ok' }));
  await send();
  await screen.findByRole('heading', { name: 'Thank you for your answer' });
  expect(edge.sent(DECIDE)).toEqual([{ confirmed: [0], declined: [], note: '', vouches: true }]);
});

test('nothing is left to confirm when everything changed', async () => {
  open({ numbers: [number('Goals', 2, '', true)] });
  expect(await screen.findByText('There is nothing to confirm any more')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send my answer' })).not.toBeInTheDocument();
});

test('a number changed while the coach was reading: the list is read again, the other answers stay', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'All of these are right' }));
  await vouch();
  edge.answer(DECIDE, () => problem(409, { type: 'numbers-changed' }));
  edge.answer(LOOK, () =>
    jsonReply({ ...question, numbers: [question.numbers[0], number('Goals', 2, '', true)] }),
  );
  await send();
  expect(await screen.findByText(/changed a number while you were reading/)).toBeVisible();
  expect(await screen.findByText('The player has changed this since. No answer needed')).toBeVisible();
  expect(findAnswer(/^Sprint/, 'Right')).toBeChecked();
});

test('without a connection nothing is lost', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'All of these are right' }));
  await fill(user, screen.getByRole('textbox', { name: /^Note/ }), 'Well done');
  await vouch();
  edge.answer(DECIDE, noAnswer);
  await send();
  expect(await screen.findByText(/^Nothing has been sent\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Well done');
  edge.answer(DECIDE, () => jsonReply({ status: 'ok' }));
  await send();
  expect(await screen.findByRole('heading', { name: 'Thank you for your answer' })).toBeVisible();
});

test.each([
  [true, 'You will get no more of these emails'],
  [false, 'Thank you for telling us'],
])('“not me”, and no more mails: %s', async (stop, title) => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Tell us' }));
  if (stop) await user.click(screen.getByRole('checkbox', { name: /^Never send me/ }));
  const call = `POST confirmations/${TOKEN}/refusal`;
  edge.answer(call, () => jsonReply({ status: 'ok' }));
  await user.click(screen.getByRole('button', { name: 'I am not this coach' }));
  expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
  expect(edge.sent(call)).toEqual([{ stop }]);
});

test.each([
  [404, 'about:blank', 'This link does not work'],
  [410, 'link-used', 'This has already been answered'],
  [410, 'link-expired', 'This link has expired'],
  [410, 'request-withdrawn', 'The player has taken this request back'],
  [503, 'about:blank', 'We could not open the question'],
])('a link that answers %i %s says why', async (status, type, title) => {
  edge.answer(LOOK, () => problem(status, { type }));
  show();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('a link that ended while it was open says so in place of the form', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'All of these are right' }));
  await vouch();
  edge.answer(DECIDE, () => problem(410, { type: 'request-withdrawn' }));
  await send();
  expect(
    await screen.findByRole('heading', { name: 'The player has taken this request back' }),
  ).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test.each([
  [true, 'Ask the coach', 'We are asking the coach now'],
  [false, 'Do not ask', 'We will not ask the coach'],
])('a guardian decides whether the coach is asked: %s', async (approved, button, title) => {
  open({ purpose: 'guardian' });
  expect(await screen.findByRole('heading', { level: 1, name: 'May Mara F. ask this coach?' })).toBeVisible();
  expect(screen.getByText('Sprint 10 m')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  const call = `POST confirmations/${TOKEN}/approval`;
  edge.answer(call, () => jsonReply({ status: 'ok' }));
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
  expect(edge.sent(call)).toEqual([{ approved }]);
});
