import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addNativeDialog } from '@skora/shared/testing';
import { signInAtEdge, signOutAtEdge, type HttpEdge } from '../../testing/http-edge';
import { jsonReply, problem } from '../../testing/json-reply';
import { renderView } from '../../testing/render-view';
import { memoryDocuments } from '../documents/memory-documents';
import { Subscription } from './subscription';

const READ = 'GET payment/subscription';
const INVOICES = 'GET payment/invoices';
const PREVIEW = 'POST payment/subscription/preview';
const CHANGE = 'POST payment/subscription/change';
const post = (what: string) => `POST payment/subscription/${what}`;
const money = (amount: number) => ({ amount, currency: 'GBP', minorUnit: 2 });

const paid = {
  status: 'active',
  plan: 'tier2',
  interval: 'month',
  price: money(1299),
  startedAt: '2026-11-01T10:00:00Z',
  renewsAt: '2026-12-01T10:00:00Z',
  endsAt: null as string | null,
  scheduledChange: null as object | null,
  pendingChange: null as object | null,
  withdrawableUntil: '2026-11-15T10:00:00Z' as string | null,
  payer: 'self',
  paymentMethod: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030 } as object | null,
};
const ending = { ...paid, status: 'ending', renewsAt: null, endsAt: '2026-12-01T10:00:00Z' };
const stateOf = (subscription: object | null, more: object = {}) => ({
  tier: subscription === null ? 'tier0' : 'tier2',
  subscription,
  checkout: null,
  ...more,
});
const invoice = {
  number: 'SK-0001',
  createdAt: '2026-11-01T10:00:00Z',
  total: money(1299),
  status: 'paid',
  pageUrl: 'https://pay.example/i/1',
  pdfUrl: 'https://pay.example/i/1.pdf',
};

let http: HttpEdge;
const leave = jest.fn();
beforeAll(addNativeDialog);
beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  leave.mockReset();
});
afterEach(signOutAtEdge);

async function open(state: object, at = '/manage-subscription') {
  http = await signInAtEdge();
  http.answer(READ, () => jsonReply(state));
  http.answer(INVOICES, () => jsonReply({ invoices: [invoice] }));
  renderView(<Subscription leave={leave} />, memoryDocuments(), at);
  return userEvent.setup();
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));

describe('without a payment', () => {
  test('the free plan says that nothing is charged, and leads to the plans', async () => {
    await open(stateOf(null));
    expect(await screen.findByRole('heading', { name: 'Free' })).toBeVisible();
    expect(screen.getByText(/Nothing is charged/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing-plans');
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
    expect(http.sent(INVOICES)).toEqual([]);
  });

  test('a plan that was given has nothing to cancel; the highest has no way up', async () => {
    await open(stateOf(null, { tier: 'tier4' }));
    expect(await screen.findByRole('heading', { name: 'Pro League' })).toBeVisible();
    expect(screen.getByText(/nothing to cancel/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /See the plans/ })).toBeNull();
  });

  test('a payment page that is still open leads back to the choice', async () => {
    const checkout = { plan: 'tier3', interval: 'year', payer: 'self', expiresAt: '2026-11-22T10:00:00Z' };
    await open(stateOf(null, { checkout }));
    expect(await screen.findByRole('link', { name: 'Go on with your choice' })).toHaveAttribute(
      'href',
      '/payment-portal?plan=tier3&interval=year',
    );
  });

  test('a plan that cannot be read says so, goes on, and can be asked for again', async () => {
    const user = await open(stateOf(paid));
    await screen.findByRole('heading', { name: 'Semi-Pro' });
    await signOutAtEdge();
    http = await signInAtEdge();
    http.answer(READ, () => problem(503));
    renderView(<Subscription leave={leave} />, memoryDocuments());
    expect(await screen.findByRole('alert')).toHaveTextContent('It goes on as it is');
    http.answer(READ, () => jsonReply(stateOf(null)));
    await user.click(await button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Free' })).toBeVisible();
  });
});

describe('a paid plan', () => {
  test('shows price, renewal, card and invoices', async () => {
    await open(stateOf(paid));
    expect(await screen.findByRole('heading', { name: 'Semi-Pro' })).toBeVisible();
    expect(screen.getByText('Active')).toBeVisible();
    expect(screen.getAllByText(/£12\.99/)[0]).toBeVisible();
    expect(screen.getByText('1 December 2026')).toBeVisible();
    expect(screen.getByText(/Visa ending in 4242, valid until 04\/2030/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'View invoice SK-0001' })).toHaveAttribute(
      'href',
      invoice.pageUrl,
    );
  });

  test('the card is changed on a page of its own', async () => {
    const user = await open(stateOf(paid));
    http.answer('POST payment/portal-sessions', () => jsonReply({ url: 'https://pay.example/p' }));
    await user.click(await button('Change card'));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/p'));
  });

  test('cancels in two clicks and resumes in one', async () => {
    const user = await open(stateOf(paid));
    http.answer(post('cancel'), () => jsonReply(stateOf(ending)));
    http.answer(post('resume'), () => jsonReply(stateOf(paid)));
    await user.click(await button('Cancel plan'));
    await user.click(dialog().getByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByText('Semi-Pro ends on 1 December 2026')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(http.sent(post('cancel'))).toHaveLength(1);
    await user.click(await button('Keep Semi-Pro'));
    await waitFor(() => expect(screen.queryByText(/ends on/)).toBeNull());
    expect(screen.getByText('Active')).toBeVisible();
  });

  test('a cancellation that fails says that the plan is as it was', async () => {
    const user = await open(stateOf(paid));
    http.answer(post('cancel'), () => problem(503, { type: 'payments-unavailable' }));
    await user.click(await button('Cancel plan'));
    await user.click(dialog().getByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your plan is as it was');
  });

  test('withdraws in two steps, says what comes back, and is free again', async () => {
    const user = await open(stateOf(paid));
    http.answer(post('withdraw'), () => jsonReply(stateOf(null, { tier: 'tier2' })));
    await user.click(await button('Withdraw from the purchase'));
    expect(dialog().getByText(/confirmation goes to mara@skora\.example/)).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText('You have withdrawn')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Free' })).toBeVisible();
  });

  test('after the 14 days only cancelling is offered', async () => {
    await open(stateOf({ ...paid, withdrawableUntil: null }));
    expect(await button('Cancel plan')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
  });

  test('a missing payment says what happens, and offers the card', async () => {
    await open(stateOf({ ...paid, status: 'past-due' }));
    expect(await screen.findByText('Your last payment did not go through')).toBeVisible();
    expect(screen.getByText('Payment missing')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Change card' })).toHaveLength(2);
  });

  test('what a parent pays for is theirs: no card, no way to take an ending back', async () => {
    await open(stateOf({ ...ending, payer: 'parent', paymentMethod: null }));
    expect(await screen.findByText(/whose card is theirs/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change card' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  });

  test('coming back from the card says so', async () => {
    await open(stateOf(paid), '/manage-subscription?card=changed');
    expect(await screen.findByText('Your new card is saved')).toBeVisible();
  });

  test('invoices that cannot be loaded can be asked for again', async () => {
    const user = await open(stateOf(paid));
    await screen.findByText('SK-0001');
    http.answer(INVOICES, () => problem(503));
    http.answer(post('cancel'), () => jsonReply(stateOf(ending)));
    await user.click(await button('Cancel plan'));
    await user.click(dialog().getByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByText('Your invoices could not be loaded')).toBeVisible();
    http.answer(INVOICES, () => jsonReply({ invoices: [] }));
    await user.click(await button('Try again'));
    expect(await screen.findByText(/No invoice yet/)).toBeVisible();
  });
});

describe('a change of plan', () => {
  const upgrade = {
    effect: 'now',
    effectiveAt: '2026-11-10T10:00:00Z',
    dueNow: money(630),
    lines: [
      { description: 'Unused time on Semi-Pro', amount: -870 },
      { description: 'Remaining time on Pro', amount: 1500 },
    ],
    then: { plan: 'tier3', interval: 'month', price: money(2199) },
  };
  const downgrade = {
    effect: 'at-period-end',
    effectiveAt: '2026-12-01T10:00:00Z',
    dueNow: null,
    lines: [],
    then: { plan: 'tier1', interval: 'month', price: money(699) },
  };

  test('up: every line of the bill is shown before the card is charged', async () => {
    const user = await open(stateOf(paid));
    http.answer(PREVIEW, () => jsonReply(upgrade));
    http.answer(CHANGE, () =>
      jsonReply({ payUrl: null, current: stateOf({ ...paid, plan: 'tier3', price: money(2199) }) }),
    );
    await user.click(await button('Change to Pro, paid by the month'));
    expect(await dialog().findByText('-£8.70')).toBeVisible();
    expect(dialog().getByText('£6.30')).toBeVisible();
    expect(http.sent(CHANGE)).toEqual([]);
    await user.click(dialog().getByRole('button', { name: 'Change and pay £6.30' }));
    expect(await screen.findByRole('heading', { name: 'Pro' })).toBeVisible();
    expect(http.sent(CHANGE)[0]?.body).toEqual({ plan: 'tier3', interval: 'month' });
  });

  test('down: nothing is due, it says what goes, and it can be taken back', async () => {
    const user = await open(stateOf(paid));
    const scheduledChange = { plan: 'tier1', interval: 'month', at: downgrade.effectiveAt };
    http.answer(PREVIEW, () => jsonReply(downgrade));
    http.answer(CHANGE, () => jsonReply({ payUrl: null, current: stateOf({ ...paid, scheduledChange }) }));
    http.answer(post('resume'), () => jsonReply(stateOf(paid)));
    await user.click(await button('Change to Amateur, paid by the month'));
    expect(await dialog().findByText(/Nothing is due today/)).toBeVisible();
    expect(dialog().getByText('15 clips, up to 200 MB each')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Change to Amateur' }));
    expect(await screen.findByText('Amateur, paid by the month, from 1 December 2026')).toBeVisible();
    await user.click(await button('Leave it as it is'));
    await waitFor(() => expect(screen.queryByText(/from 1 December 2026/)).toBeNull());
  });

  test('a difference that the bank holds back waits behind a link', async () => {
    const user = await open(stateOf(paid));
    const pendingChange = { plan: 'tier3', interval: 'month', until: '2026-11-11T10:00:00Z' };
    http.answer(PREVIEW, () => jsonReply(upgrade));
    http.answer(CHANGE, () =>
      jsonReply({ payUrl: 'https://pay.example/due', current: stateOf({ ...paid, pendingChange }) }),
    );
    await user.click(await button('Change to Pro, paid by the month'));
    await user.click(await screen.findByRole('button', { name: 'Change and pay £6.30' }));
    expect(await screen.findByText('Pro waits for its payment')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay the difference' })).toHaveAttribute(
      'href',
      'https://pay.example/due',
    );
  });

  test('the address of the payment page leads straight to the bill, and closing it clears the address', async () => {
    const user = await open(stateOf(paid), '/manage-subscription?plan=tier3&interval=year');
    http.answer(PREVIEW, () => jsonReply(upgrade));
    expect(await screen.findByRole('dialog', { name: 'Change to Pro, paid by the year?' })).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByTestId('address')).toHaveTextContent('/manage-subscription');
    expect(screen.getByTestId('address')).not.toHaveTextContent('plan=');
  });

  test.each([
    [403, 'parent-pays', /theirs to decide/],
    [409, 'same-plan', /your plan already/],
    [409, 'subscription-ending', /Resume it first/],
  ])('a refusal (%i %s) is explained, without a button to press', async (status, type, words) => {
    const user = await open(stateOf(paid));
    http.answer(PREVIEW, () => problem(status, { type }));
    await user.click(await button('Change to Pro, paid by the month'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(dialog().queryByRole('button', { name: /^Change/ })).toBeNull();
  });

  test('by the year instead of the month, and no button for the present plan', async () => {
    const user = await open(stateOf(paid));
    await button('Cancel plan');
    await user.click(screen.getByRole('radio', { name: 'Pay yearly' }));
    expect(await button('Change to Semi-Pro, paid by the year')).toHaveTextContent('Pay by the year');
  });
});
