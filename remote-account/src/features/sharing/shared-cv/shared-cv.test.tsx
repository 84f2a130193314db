import { projectCv } from '@skora/domain';
import { exampleConfirmation, exampleSource } from '@skora/domain/testing';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from '@skora/shared/router';
import userEvent from '@testing-library/user-event';
import SharedCvPage from '../../../routes/shared-cv';
import { signInAtEdge, signOutAtEdge, type HttpEdge } from '../../../lib/testing/http-edge';
import { jsonReply, problem } from '../../../lib/testing/json-reply';
import { renderView } from '../../../lib/testing/render-view';
import { memoryDocuments } from '../../../lib/testing/memory-documents';

const CALL = 'GET shared-cvs/abc';
const COUNT = 'POST shared-cvs/abc/views';

let http: HttpEdge;
beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  http = await signInAtEdge();
  http.answer(COUNT, () => jsonReply({ status: 'ok' }));
});
afterEach(signOutAtEdge);

function makeCv(isAdult: boolean) {
  const source = exampleSource({ isAdult, confirmations: [exampleConfirmation()] });
  const contact = isAdult ? null : 'guardian';
  return { cv: projectCv(source, 'coach', new Date()), expiresAt: '2027-02-01T00:00:00.000Z', contact };
}

function open() {
  const page = (
    <Routes>
      <Route path="/cv/:token" element={<SharedCvPage />} />
    </Routes>
  );
  renderView(page, memoryDocuments(), '/cv/abc');
}

test('shows the CV, asks for the picture by the link, and counts one visit', async () => {
  http.answer(CALL, () => jsonReply(makeCv(true)));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Mara Fictiva' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Portrait of Mara Fictiva' })).toHaveAttribute(
    'src',
    expect.stringMatching(/\/shared-cvs\/abc\/photo$/),
  );
  expect(screen.getByText(/Shared by the player until 1 Feb 2027/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'View as' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Contact/ })).not.toBeInTheDocument();
  await waitFor(() => expect(http.sent(COUNT)).toHaveLength(1));
  // Signed in, so that the backend can tell the owner's own visit.
  expect(http.sent(COUNT)[0]?.authorization).toMatch(/^Bearer /);
});

test('says whom to contact about a minor', async () => {
  http.answer(CALL, () => jsonReply(makeCv(false)));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Mara F.' })).toBeVisible();
  expect(screen.getByText(/a parent or guardian agreed that this CV is shared/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Contact the parent or guardian' })).toBeVisible();
});

test.each([
  [410, 'This CV is not shared any more', /does not open it now\. It may have expired or been ended/],
  [404, 'We could not find this CV', /^This link does not work/],
])('explains %d and counts nothing', async (status, title, words) => {
  http.answer(CALL, () => problem(status));
  open();
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(http.sent(COUNT)).toEqual([]);
});

test('comes back after a time without a connection', async () => {
  http.answer(CALL, () => Promise.reject(new TypeError('offline')));
  open();
  expect(await screen.findByText('We could not load this CV')).toBeVisible();
  http.answer(CALL, () => jsonReply(makeCv(true)));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mara Fictiva' })).toBeVisible();
});
