import { act, screen, waitFor } from '@testing-library/react';
import { addNativeDialog, signInAs } from '@skora/shared/testing';
import { signOutAtEdge } from '../../../lib/testing/http-edge';
import { jsonReply, problem } from '../../../lib/testing/json-reply';
import { renderView } from '../../../lib/testing/render-view';
import {
  findButton,
  inDialog,
  INVOICE,
  INVOICES,
  openSubscription,
  PAID,
  planCall,
  planState,
  READ,
} from '../testing/subscription-page';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { Subscription } from './subscription';

const ending = { ...PAID, status: 'ending', renewsAt: null, endsAt: '2026-12-01T10:00:00Z' };

beforeAll(addNativeDialog);
beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(signOutAtEdge);

describe('without a payment', () => {
  test('the free plan says that nothing is charged, and leads to the plans', async () => {
    const { http } = await openSubscription(planState(null));
    expect(await screen.findByRole('heading', { name: 'Free' })).toBeVisible();
    expect(screen.getByText(/You pay nothing/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing-plans');
    expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
    expect(http.sent(INVOICES)).toEqual([]);
  });

  test('a plan that was given has nothing to cancel; the highest has no way up', async () => {
    await openSubscription(planState(null, { tier: 'tier4' }));
    expect(await screen.findByRole('heading', { name: 'Pro League Path' })).toBeVisible();
    expect(screen.getByText(/nothing to cancel/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /See the plans/ })).toBeNull();
  });

  test('a payment page that is still open leads back to the choice', async () => {
    const checkout = { plan: 'tier3', interval: 'year', payer: 'self', expiresAt: '2026-11-22T10:00:00Z' };
    await openSubscription(planState(null, { checkout }));
    expect(await screen.findByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
      'href',
      '/payment-portal?plan=tier3&interval=year',
    );
  });

  test('a plan that cannot be read goes on, and can be asked for again', async () => {
    const { http, user } = await openSubscription(planState(PAID), undefined, () => problem(503));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your plan has not changed');
    http.answer(READ, () => jsonReply(planState(null)));
    await user.click(await findButton('Try again'));
    expect(await screen.findByRole('heading', { name: 'Free' })).toBeVisible();
  });
});

describe('before the account is open', () => {
  test.each([
    ['incomplete', 'Finish your account first'],
    ['pending-guardian', 'Your parent or guardian has to agree first'],
  ] as const)('%s: "%s", without asking for a plan', (status, title) => {
    signInAs({}, 'tier0', status);
    renderView(<Subscription />, memoryDocuments());
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: /Finish your account|waiting for/ })).toHaveAttribute(
      'href',
      '/complete-account',
    );
  });
});

test('after another card the page follows how a missing payment is collected', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const pass = () => act(() => jest.advanceTimersByTimeAsync(5_000));
  const { http } = await openSubscription(
    planState({ ...PAID, status: 'past-due' }),
    '/manage-subscription?card=changed',
  );
  expect(await screen.findByText('Payment missing')).toBeVisible();
  const before = http.sent(READ).length;
  await pass();
  expect(http.sent(READ)).toHaveLength(before + 1);
  http.answer(READ, () => jsonReply(planState(PAID)));
  await pass();
  expect(await screen.findByText('Active')).toBeVisible();
  await pass();
  await pass();
  expect(http.sent(READ)).toHaveLength(before + 2);
  jest.useRealTimers();
});

describe('a paid plan', () => {
  test('shows price, renewal, card and invoices', async () => {
    await openSubscription(planState(PAID));
    expect(await screen.findByRole('heading', { name: 'Semi-Pro Path' })).toBeVisible();
    expect(screen.getByText('Active')).toBeVisible();
    expect(screen.getAllByText(/£12\.99/)[0]).toBeVisible();
    expect(screen.getByText('1 December 2026')).toBeVisible();
    expect(screen.getByText(/Visa ending in 4242, valid until 04\/2030/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'View invoice SK-0001' })).toHaveAttribute(
      'href',
      INVOICE.pageUrl,
    );
  });

  test('an amount nobody has confirmed is called a sample price', async () => {
    const { http } = await openSubscription(planState({ ...PAID, sample: true }));
    http.answer(INVOICES, () => jsonReply({ invoices: [INVOICE], sample: true }));
    expect((await screen.findAllByRole('definition'))[0]).toHaveTextContent('£12.99 (sample price) a month');
    expect(await screen.findByText('Your invoices, newest first, at sample prices')).toBeVisible();
  });

  test.each([
    ['included', 'VAT', '£12.99 a month, VAT included'],
    ['added', 'Sales tax', '£12.99 a month plus Sales tax'],
    ['not-computed', 'VAT', '£12.99 a month'],
  ])('of a tax that is %s the price says so, and nothing else', async (tax, taxLabel, words) => {
    await openSubscription(planState({ ...PAID, tax, taxLabel }));
    expect((await screen.findAllByRole('definition'))[0]).toHaveTextContent(new RegExp(`^${words}$`));
  });

  test('confirmed amounts carry no such label', async () => {
    await openSubscription(planState(PAID));
    expect(await screen.findByText('SK-0001')).toBeVisible();
    expect(screen.queryByText(/sample price/i)).toBeNull();
  });

  test('the card is changed on a page of its own', async () => {
    const { http, user, leave } = await openSubscription(planState(PAID));
    http.answer('POST payment/portal-sessions', () => jsonReply({ url: 'https://pay.example/p' }));
    await user.click(await findButton('Change card'));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/p'));
  });

  test('cancels in two clicks and resumes in one', async () => {
    const { http, user } = await openSubscription(planState(PAID));
    http.answer(planCall('cancel'), () => jsonReply(planState(ending)));
    http.answer(planCall('resume'), () => jsonReply(planState(PAID)));
    await user.click(await findButton('Cancel plan'));
    await user.click(inDialog().getByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByText('Semi-Pro Path ends on 1 December 2026')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(http.sent(planCall('cancel'))).toHaveLength(1);
    await user.click(await findButton('Keep Semi-Pro Path'));
    await waitFor(() => expect(screen.queryByText(/ends on/)).toBeNull());
    expect(screen.getByText('Active')).toBeVisible();
  });

  test('a cancellation without an answer says that nobody knows', async () => {
    const { http, user } = await openSubscription(planState(PAID));
    http.answer(planCall('cancel'), () => problem(503, { type: 'payments-unavailable' }));
    await user.click(await findButton('Cancel plan'));
    await user.click(inDialog().getByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/do not know if it worked.*twice is safe/);
    expect(screen.queryByText(/has not changed/)).toBeNull();
  });

  test.each([
    [503, 'payments-unavailable'],
    [503, 'about:blank'],
    [500, 'about:blank'],
  ])(
    'a withdrawal that was cut off (%i %s) can be repeated, and the page then shows what became of it',
    async (status, type) => {
      const { http, user } = await openSubscription(planState(PAID));
      http.answer(planCall('withdraw'), () => problem(status, { type }));
      await user.click(await findButton('Withdraw from the purchase'));
      await user.click(inDialog().getByRole('button', { name: 'Confirm withdrawal' }));
      expect(await screen.findByRole('alert')).toHaveTextContent(/do not know if it worked.*twice is safe/);
      http.answer(planCall('withdraw'), () => problem(409, { type: 'no-subscription' }));
      await user.click(inDialog().getByRole('button', { name: 'Confirm withdrawal' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Your plan has ended in the meantime');
      http.answer(READ, () => jsonReply(planState(null)));
      await user.click(inDialog().getByRole('button', { name: 'Confirm withdrawal' }));
      expect(await screen.findByRole('heading', { name: 'Free' })).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  test('withdraws in two steps, says what comes back, and is free again', async () => {
    const { http, user } = await openSubscription(planState(PAID));
    http.answer(planCall('withdraw'), () => jsonReply(planState(null, { tier: 'tier2' })));
    await user.click(await findButton('Withdraw from the purchase'));
    expect(inDialog().getByText(/send a confirmation to mara@skora\.example/)).toBeVisible();
    await user.click(inDialog().getByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText('You have withdrawn')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Free' })).toBeVisible();
  });

  test('after the 14 days only cancelling is offered', async () => {
    await openSubscription(planState({ ...PAID, withdrawableUntil: null }));
    expect(await findButton('Cancel plan')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Withdraw/ })).toBeNull();
  });

  test('a missing payment says what happens, and offers the card', async () => {
    await openSubscription(planState({ ...PAID, status: 'past-due' }));
    expect(await screen.findByText('Your last payment did not go through')).toBeVisible();
    expect(screen.getByText('Payment missing')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Change card' })).toHaveLength(2);
  });

  test.each([
    [
      'card-expired',
      /^Your card has expired\. You keep your plan .+ We try it next on 4 December 2026\. If you/,
    ],
    ['insufficient-funds', /^There was not enough money on the account of your card\. You keep/],
    ['confirmation-needed', /^Your bank asks you to confirm the payment: open the newest invoice below/],
    ['refused', /^You keep your plan while we ask your bank again/],
    ['a reason of a later release', /^You keep your plan while we ask your bank again/],
  ])('why it is missing is said: %s', async (reason, words) => {
    const paymentFailure = { reason, nextTryAt: '2026-12-04T10:00:00Z' };
    await openSubscription(planState({ ...PAID, status: 'past-due', paymentFailure }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('what a parent pays for is theirs: no card, no way to take an ending back', async () => {
    await openSubscription(planState({ ...ending, payer: 'parent', paymentMethod: null }));
    expect(await screen.findByText(/Only they can change the card/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change card' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  });

  test('coming back from the card says so', async () => {
    await openSubscription(planState(PAID), '/manage-subscription?card=changed');
    expect(await screen.findByText('Your new card is saved')).toBeVisible();
  });

  test('invoices that cannot be loaded can be asked for again', async () => {
    const { http, user } = await openSubscription(planState(PAID));
    await screen.findByText('SK-0001');
    http.answer(INVOICES, () => problem(503));
    http.answer(planCall('cancel'), () => jsonReply(planState(ending)));
    await user.click(await findButton('Cancel plan'));
    await user.click(inDialog().getByRole('button', { name: 'Cancel plan' }));
    expect(await screen.findByText('We could not load your invoices')).toBeVisible();
    http.answer(INVOICES, () => jsonReply({ invoices: [], sample: false }));
    await user.click(await findButton('Try again'));
    expect(await screen.findByText(/No invoices yet/)).toBeVisible();
  });
});
