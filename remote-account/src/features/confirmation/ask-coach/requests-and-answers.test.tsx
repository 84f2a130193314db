import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signOutAtEdge, type HttpEdge } from '../../../lib/testing/http-edge';
import { jsonReply, noAnswer } from '../../../lib/testing/json-reply';
import { answer, asked, ME, record } from './testing/asked-record';
import { LIST, show, signInUnasked } from './testing/confirmations-page';

let edge: HttpEdge;
const user = userEvent.setup();

beforeEach(async () => {
  edge = await signInUnasked();
});
afterEach(signOutAtEdge);

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
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Rui Inventado' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Take it back/ })).not.toBeInTheDocument();
});

test('every word of an answer is there, with what changed since; it can be kept off the CV and put back', async () => {
  const store = show({ ...record, [`${ME}/confirmations/one-confirmed`]: answer });
  expect(await screen.findByText(/I was there\.\s+Both with the left\./)).toBeVisible();
  expect(screen.getByText(/answered 18 Nov 2026 from club\.example/)).toBeVisible();
  expect(screen.getAllByText('Changed since, no longer counts')).toHaveLength(1);
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
  expect(await screen.findByText(/^That was not saved/)).toBeVisible();
});

test('the list that does not come can be asked for again', async () => {
  edge.answer(LIST, noAnswer);
  show();
  expect(await screen.findByRole('heading', { name: 'We could not load your requests' })).toBeVisible();
  edge.answer(LIST, () => jsonReply({ requests: [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You have not asked anybody yet.')).toBeVisible();
});
