import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInAtEdge, signOutAtEdge, type HttpEdge } from '../../../lib/testing/http-edge';
import { jsonReply, problem } from '../../../lib/testing/json-reply';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { renderView } from '../../../lib/testing/render-view';
import { OwnContact } from './own-contact';

const READ = 'GET cv/contact-requests';
const ANSWER = 'POST cv/contact-requests/one/answer';
const request = {
  id: 'one',
  name: 'Rui Testinho',
  club: 'Northfield FC',
  role: 'scout',
  reason: 'We saw the match.',
  domain: 'club.example',
  writtenAt: '2026-11-20T10:00:00.000Z',
  answered: null,
  email: null,
};
const user = userEvent.setup({ delay: null });

let http: HttpEdge;
beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  http = await signInAtEdge();
});
afterEach(signOutAtEdge);

function open(state: object) {
  http.answer(READ, () => jsonReply(state));
  renderView(<OwnContact />, memoryDocuments());
}

test('accepting shows the address, and only blocking and reporting are left', async () => {
  open({ open: true, requests: [request] });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has been answered.');
  const accepted = { ...request, answered: 'accept', email: 'rui@club.example' };
  http.answer(ANSWER, () => jsonReply({ open: true, requests: [accepted] }));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('link', { name: 'rui@club.example' })).toHaveAttribute(
    'href',
    'mailto:rui@club.example',
  );
  expect(screen.getByRole('heading', { name: 'Contact requests' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  expect(http.sent(ANSWER).at(-1)?.body).toEqual({ answer: 'accept' });
});

test('a report asks what happened', async () => {
  open({ open: true, requests: [request] });
  await user.click(await screen.findByRole('button', { name: 'Report this person' }));
  const form = screen.getByRole('form', { name: 'Report Rui Testinho?' });
  http.answer(ANSWER, () => jsonReply({ open: true, requests: [] }));
  await user.click(within(form).getByRole('button', { name: 'Send the report' }));
  const heading = screen.getByRole('heading', { name: 'Contact requests' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.queryByText('We saw the match.')).toBeNull();
});

test('requests can be switched off and on', async () => {
  open({ open: true, requests: [] });
  const off = await screen.findByRole('button', { name: 'Switch contact requests off' });
  http.answer('POST cv/contact', () => jsonReply({ open: false, requests: [] }));
  await user.click(off);
  expect(await screen.findByText('Nobody can send you a contact request.')).toBeVisible();
  expect(http.sent('POST cv/contact')[0]?.body).toEqual({ open: false });
});

test('a failure can be tried again', async () => {
  http.answer(READ, () => problem(503));
  renderView(<OwnContact />, memoryDocuments());
  expect(await screen.findByText('We could not load your contact requests')).toBeVisible();
  http.answer(READ, () => jsonReply({ open: true, requests: [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Switch contact requests off' })).toBeVisible();
});
