import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@skora/shared/router';
import { signInAs } from '@skora/shared/testing';
import { signInAtEdge, signOutAtEdge, type HttpEdge } from '../../../lib/testing/http-edge';
import { jsonReply, problem } from '../../../lib/testing/json-reply';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { renderView } from '../../../lib/testing/render-view';
import NotificationsPage from '../../../routes/notifications';
import { WeeklyEmail } from './weekly-email';

const END = 'POST notifications/weekly-email/a.b';
const user = userEvent.setup({ delay: null });

let http: HttpEdge;
beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  http = await signInAtEdge();
});
afterEach(signOutAtEdge);

async function press() {
  const view = (
    <Routes>
      <Route path="/weekly-email/:token" element={<WeeklyEmail />} />
    </Routes>
  );
  renderView(view, memoryDocuments(), '/weekly-email/a.b');
  expect(http.sent(END)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'End the weekly email' }));
}

test('opening the link ends nothing, one press ends the email', async () => {
  http.answer(END, () => jsonReply({ status: 'ok' }));
  await press();
  expect(await screen.findByText(/^Done\. You get no more weekly emails\./)).toHaveFocus();
});

test('a parent is led to the family, where the day is chosen', async () => {
  http.answer(END, () => jsonReply({ status: 'ok' }));
  act(() => void signInAs({}, 'tier0', 'active', 'guardian'));
  await press();
  const link = await screen.findByRole('link', { name: 'Choose it in your account' });
  expect(link).toHaveAttribute('href', '/family');
});

test('a parent who ended it signed out, and logs in then, is led on to the family', async () => {
  act(() => void signInAs({}, 'tier0', 'active', 'guardian'));
  renderView(<NotificationsPage />, memoryDocuments(), '/notifications');
  expect(await screen.findByRole('heading', { name: 'This page is for players' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your family' })).toHaveAttribute('href', '/family');
});

test('a link that is not ours says so', async () => {
  http.answer(END, () => problem(404));
  await press();
  expect(await screen.findByText(/^This link does not work\./)).toHaveFocus();
});

test('a failure can be tried again', async () => {
  http.answer(END, () => problem(503));
  await press();
  expect(await screen.findByRole('alert')).toBeVisible();
  http.answer(END, () => jsonReply({ status: 'ok' }));
  await user.click(screen.getByRole('button', { name: 'End the weekly email' }));
  expect(await screen.findByText(/^Done\./)).toBeVisible();
});
