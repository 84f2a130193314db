import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@skora/shared/router';
import { fill, provideTestConfig, resetSession } from '@skora/shared/testing';
import { answerAtEdge, type PublicEdge } from '../../../lib/testing/public-edge';
import { jsonReply, noAnswer, problem } from '../../../lib/testing/json-reply';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { renderView } from '../../../lib/testing/render-view';
import ContactRequestPage from '../../../routes/contact-request';

const TOKEN = 'a'.repeat(43);
const LOOK = `GET contact-requests/${TOKEN}`;
const PROVE = `POST contact-requests/${TOKEN}/proof`;
const ANSWER = `POST contact-requests/${TOKEN}/answer`;
const request = {
  purpose: 'receiver',
  receiver: 'guardian',
  playerName: 'Mara F.',
  name: 'Rui <b>Testinho</b>',
  club: 'Northfield FC',
  role: 'coach',
  reason: 'Two lines.\nOf text.',
  domain: 'club.example',
  writtenAt: '2026-11-20T10:00:00.000Z',
  answered: null,
};
const OK = () => jsonReply({ status: 'ok' });

let edge: PublicEdge;
const user = userEvent.setup({ delay: null });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  provideTestConfig();
  resetSession();
  edge = answerAtEdge();
});
afterEach(() => edge.restore());

function show() {
  const page = (
    <Routes>
      <Route path="/contact-request/:token" element={<ContactRequestPage />} />
    </Routes>
  );
  renderView(page, memoryDocuments(), `/contact-request/${TOKEN}`);
}

function open(changes: object = {}) {
  edge.answer(LOOK, () => jsonReply({ ...request, ...changes }));
  show();
}

test.each([
  ['Send my request', true, 'Your request is sent'],
  ['I did not write this', false, 'The request is deleted'],
])('a writer reads it once more: %s', async (button, send, title) => {
  open({ purpose: 'writer' });
  await heading('Send your contact request?');
  expect(screen.getByText(/^It goes to the parent or guardian of Mara F\., who/)).toBeVisible();
  expect(edge.sent(PROVE)).toEqual([]);
  edge.answer(PROVE, OK);
  await user.dblClick(screen.getByRole('button', { name: button }));
  expect(await heading(title)).toHaveFocus();
  expect(edge.sent(PROVE)).toEqual([{ send }]);
});

test('a guardian reads who writes and why, as text, and that the child is not told', async () => {
  open();
  await heading('Somebody asks for contact about Mara F.');
  expect(screen.getByText(/Mara F\. is not told/)).toBeVisible();
  expect(screen.getByText('Rui <b>Testinho</b>')).toBeVisible();
  expect(screen.getByText(/Two lines\.\s*Of text\./)).toBeVisible();
  expect(screen.getByText('@club.example')).toBeVisible();
  expect(edge.sent(ANSWER)).toEqual([]);
});

test.each([
  ['Accept', 'accept', 'You accepted the request'],
  ['Decline', 'decline', 'You declined the request'],
])('%s is sent once', async (button, answer, title) => {
  open();
  await heading('Somebody asks for contact about Mara F.');
  edge.answer(ANSWER, OK);
  await user.dblClick(screen.getByRole('button', { name: button }));
  expect(await heading(title)).toHaveFocus();
  expect(edge.sent(ANSWER)).toEqual([{ answer }]);
});

test('blocking asks first', async () => {
  open();
  await heading('Somebody asks for contact about Mara F.');
  await press('Block this person');
  expect(await heading('Block Rui <b>Testinho</b>?')).toHaveFocus();
  await press('Go back');
  await press('Block this person');
  edge.answer(ANSWER, OK);
  await press('Yes, block');
  expect(await heading('This person is blocked')).toHaveFocus();
  expect(edge.sent(ANSWER)).toEqual([{ answer: 'block' }]);
});

test('a report carries what happened, and keeps it when it does not arrive', async () => {
  open({ answered: 'accept' });
  await heading('You accepted this request');
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  await press('Report this person');
  await fill(user, screen.getByLabelText(/^What happened\?/), ' He asked for pictures. ');
  edge.answer(ANSWER, noAnswer);
  await press('Send the report');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has been sent.');
  expect(screen.getByLabelText(/^What happened\?/)).toHaveValue(' He asked for pictures. ');
  edge.answer(ANSWER, OK);
  await press('Send the report');
  expect(await heading('Thank you for telling us')).toHaveFocus();
  expect(edge.sent(ANSWER).at(-1)).toEqual({ answer: 'report', report: 'He asked for pictures.' });
});

test.each([
  ['decline', 'You declined this request', true],
  ['block', 'You blocked this person', false],
])('after %s the link still reports', async (answered, title, blocks) => {
  open({ answered });
  await heading(title);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.queryAllByRole('button', { name: 'Block this person' })).toHaveLength(blocks ? 1 : 0);
  await press('Report this person');
  edge.answer(ANSWER, OK);
  await press('Send the report');
  expect(await heading('Thank you for telling us')).toHaveFocus();
  expect(edge.sent(ANSWER)).toEqual([{ answer: 'report' }]);
});

test('an adult is asked as the player', async () => {
  open({ receiver: 'player', playerName: 'Mara Fictiva' });
  await heading('Somebody asks for contact with you');
});

test.each([
  [404, 'about:blank', 'This link does not work'],
  [410, 'link-used', 'This link has been used'],
  [410, 'link-expired', 'This link is over'],
  [410, 'request-withdrawn', 'This request has ended'],
  [503, 'about:blank', 'We could not open the request'],
])('a link that answers %i %s says why', async (status, type, title) => {
  edge.answer(LOOK, () => problem(status, { type }));
  show();
  expect(await heading(title)).toBeVisible();
});

test('a second request within a week says so', async () => {
  open({ purpose: 'writer' });
  await heading('Send your contact request?');
  edge.answer(PROVE, () => problem(409, { type: 'already-asked' }));
  await press('Send my request');
  expect(await heading('You wrote to this player less than a week ago')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send my request' })).toBeNull();
});

test('no answer decides nothing and can be tried again', async () => {
  edge.answer(LOOK, noAnswer);
  show();
  await heading('We could not open the request');
  edge.answer(LOOK, () => jsonReply(request));
  await press('Try again');
  await heading('Somebody asks for contact about Mara F.');
  edge.answer(ANSWER, noAnswer);
  await press('Accept');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has been answered.');
});
