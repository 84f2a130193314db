import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideTestConfig, resetSession, linkTexts } from '@skora/shared/testing';
import { answerAtEdge, type PublicEdge } from '../../../lib/testing/public-edge';
import { jsonReply, noAnswer, problem } from '../../../lib/testing/json-reply';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { renderView } from '../../../lib/testing/render-view';
import { ContactPanel } from './contact-panel';

const CALL = 'POST shared-cvs/abc/contact-requests';
const REASON = 'We saw the match on Sunday and would like to invite the family to a training.';

let edge: PublicEdge;
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  provideTestConfig();
  resetSession();
  edge = answerAtEdge();
});
afterEach(() => edge.restore());

async function open(receiver: 'guardian' | 'player' = 'guardian') {
  renderView(<ContactPanel token="abc" receiver={receiver} playerName="Mara F." />, memoryDocuments());
  await user.click(screen.getByRole('button', { name: /^Contact/ }));
}

const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => user.click(screen.getByRole('button', { name: 'Send me the link' }));

async function fill(role = 'coach') {
  put('Your name', ' Rui Testinho ');
  put('Club or organisation', 'Northfield FC');
  put('You are', role);
  put('Your email', ' rui@club.example ');
  put('Why would you like to be in touch?', REASON);
  await user.click(screen.getByRole('checkbox', { name: /^I am 18 or older/ }));
}

test('a quiet button opens the form, which says who gets the request', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Contact the parent or guardian of Mara F.' })).toHaveFocus();
  expect(screen.getByText(/never to the player/)).toBeVisible();
});

test('nothing typed: every problem stands at its field, and nothing is sent', async () => {
  await open();
  await send();
  expect(linkTexts(screen.getByRole('group', { name: 'Please check the form' }))).toEqual([
    'Enter your name.',
    'Enter your club or organisation.',
    'Choose who you are.',
    'Enter your email address.',
    'Write a message: say why you would like to be in touch.',
    'Please tick this to go on.',
  ]);
  expect(screen.getByLabelText('Your name')).toHaveFocus();
  expect(edge.sent(CALL)).toEqual([]);
});

test('an address in the text, and an agent about a minor, are refused before anything is sent', async () => {
  await open();
  await fill('agent');
  put('Why would you like to be in touch?', `${REASON} Call 07700 900123.`);
  await send();
  expect(screen.getByLabelText('You are')).toHaveAccessibleDescription(/^Agents cannot write/);
  expect(screen.getByLabelText('Why would you like to be in touch?')).toHaveAccessibleDescription(
    /Leave out links, email addresses and phone numbers\./,
  );
  expect(edge.sent(CALL)).toEqual([]);
});

test('a good request is sent once, and says what comes next', async () => {
  edge.answer(CALL, () => jsonReply({ status: 'ok' }));
  await open('player');
  await fill('agent');
  await user.dblClick(screen.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText('One more step: open your mailbox')).toBeVisible();
  expect(screen.getByText('rui@club.example')).toBeVisible();
  expect(document.activeElement).toHaveTextContent(/^One more step/);
  expect(edge.sent(CALL)).toEqual([
    {
      name: 'Rui Testinho',
      club: 'Northfield FC',
      role: 'agent',
      email: 'rui@club.example',
      reason: REASON,
      agrees: true,
      website: '',
      startedAt: expect.any(Number) as number,
    },
  ]);
});

test.each([
  ['no answer', noAnswer, /Check your connection/],
  ['too many', () => problem(429, { retryAfter: 3600 }), /tried this too often/],
  ['requests switched off', () => problem(403), /have been switched off/],
  ['a CV that is private again', () => problem(410), /not shared any more/],
])('%s loses nothing', async (_what, reply, words) => {
  edge.answer(CALL, reply);
  await open();
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByLabelText('Why would you like to be in touch?')).toHaveValue(REASON);
});

test('a message that nobody can see is no message, here and for the backend', async () => {
  const message = () => screen.getByLabelText('Why would you like to be in touch?');
  await open();
  await fill();
  put('Why would you like to be in touch?', '\u200b\u2060'.repeat(40));
  await send();
  expect(message()).toHaveAccessibleDescription(/Write a message/);
  expect(edge.sent(CALL)).toEqual([]);
  const refuse = (text: string) =>
    edge.answer(CALL, () => problem(422, { errors: [{ at: 'body/reason', message: text }] }));
  put('Why would you like to be in touch?', '\u3164'.repeat(40));
  refuse('must be filled');
  await send();
  expect(await screen.findAllByText(/Write a message/)).toHaveLength(2);
  expect(message()).not.toHaveAccessibleDescription(/Enter an|Say a little/);
  put('Why would you like to be in touch?', `${REASON}\u200b`);
  refuse('must have at least 40 characters');
  await send();
  expect(await screen.findAllByText(/^Say a little more/)).toHaveLength(2);
});

test('a field that only the backend refuses is named at the field', async () => {
  edge.answer(CALL, () => problem(422, { errors: [{ at: 'body/email', message: 'must be one' }] }));
  await open();
  await fill();
  await send();
  expect(await screen.findAllByText('Enter an email address like name@example.com.')).toHaveLength(2);
  expect(screen.getByLabelText('Your email')).toHaveFocus();
});
