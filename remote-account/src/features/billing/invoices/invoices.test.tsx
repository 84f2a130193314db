import { screen } from '@testing-library/react';
import { signOutAtEdge } from '../../../lib/testing/http-edge';
import { jsonReply, problem } from '../../../lib/testing/json-reply';
import {
  findButton,
  INVOICE,
  INVOICES,
  openSubscription,
  PAID,
  planState,
  pounds,
} from '../testing/subscription-page';

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(signOutAtEdge);

const page = (number: string, next: string | null) =>
  jsonReply({ invoices: [{ ...INVOICE, number }], next, sample: false });

test('older invoices come page by page, also after a failure', async () => {
  const { http, user } = await openSubscription(planState(PAID));
  http.answer(INVOICES, () => page('SK-0002', '1_in_2'));
  const more = await findButton('Show older invoices');
  expect(screen.getByText('SK-0002')).toBeVisible();
  http.answer(INVOICES, () => problem(503));
  await user.click(more);
  expect(await screen.findByRole('alert')).toBeVisible();
  http.answer(INVOICES, () => page('SK-0001', null));
  await user.click(more);
  expect(await screen.findByText('SK-0001')).toBeVisible();
  expect(screen.getByText('SK-0002')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older invoices' })).toBeNull();
});

test.each([
  [pounds(1299), 'Paid back'],
  [pounds(300), 'Paid, £3.00 paid back'],
  [null, 'Paid'],
])('what was paid back is said: %j', async (refunded, words) => {
  const { http } = await openSubscription(planState(PAID));
  http.answer(INVOICES, () => jsonReply({ invoices: [{ ...INVOICE, refunded }], next: null, sample: false }));
  expect(await screen.findByRole('cell', { name: words })).toBeVisible();
});

test('the invoices of a plan that is over stay on the page', async () => {
  await openSubscription(planState(null, { hasInvoices: true }));
  expect(await screen.findByRole('link', { name: 'View invoice SK-0001' })).toBeVisible();
});
