import { beSignedOut, provideTestConfig, signInAs } from '@skora/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerPricing, makePrices } from '../../testing/answer-pricing';
import { openPrerendered, visitPage } from '../../testing/render-page';
import { nobodyYet, signedOut } from '../../testing/visitor';
import { PaymentDesk } from './payment-desk';

const networkFetch = globalThis.fetch;

beforeEach(() => {
  provideTestConfig();
  signedOut();
  answerPricing(() => makePrices());
});
afterEach(() => {
  beSignedOut();
  globalThis.fetch = networkFetch;
});

test('a signed-out visitor sees plan, price, renewal and ways out, and is asked to log in', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), advanceTimers: true });
  const { navigator } = visitPage(<PaymentDesk />, {
    path: '/payment-portal?plan=tier3&interval=year',
    state: { upgrade: true },
  });
  expect(screen.getByRole('heading', { name: 'Pro Path, paid by the year' })).toBeInTheDocument();
  expect(await screen.findByText('£219.90')).toBeInTheDocument();
  expect(screen.getByText('VAT included')).toBeInTheDocument();
  expect(screen.getByText(/£219\.90 on 21 November 2027, then every year/)).toBeInTheDocument();
  expect(screen.getByText(/Until 5 December 2026/)).toBeInTheDocument();
  expect(screen.getByText('Reel builder: order and trim your clips')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in and go on' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('form')).toBeNull();
  screen.getByRole('link', { name: 'choose another plan' }).click();
  expect(navigator.push.mock.calls[0]?.[1]).toEqual({ upgrade: true });
  jest.useRealTimers();
});

test('a parent is told that a plan is for the account of the child', () => {
  act(() => void signInAs({}, 'tier0', 'active', 'guardian'));
  visitPage(<PaymentDesk />, { path: '/payment-portal?plan=tier3&interval=year' });
  expect(screen.getByText('A plan is for your child’s account')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your family' })).toHaveAttribute('href', '/family');
});

test.each(['', '?plan=tier0', '?plan=tier9&interval=year', '?plan=tier2tier2'])(
  'the address "%s" names no plan and leads to the plans',
  (query) => {
    visitPage(<PaymentDesk />, { path: `/payment-portal${query}` });
    expect(screen.getByRole('link', { name: 'Compare the plans' })).toHaveAttribute('href', '/pricing-plans');
  },
);

test('prerendered markup is taken over before the query counts, and no price shown before it is known who looks', async () => {
  nobodyYet();
  openPrerendered(<PaymentDesk />, { path: '/payment-portal?plan=tier1&interval=never' });
  expect(await screen.findByRole('heading', { name: 'Amateur Path, paid by the month' })).toBeInTheDocument();
  expect(screen.queryByText('£6.99')).toBeNull();
  signedOut();
  expect(await screen.findByText('£6.99')).toBeInTheDocument();
});

test('without prices the review stays, and another try brings them', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  let up = false;
  answerPricing(() => (up ? makePrices() : null));
  visitPage(<PaymentDesk />, { path: '/payment-portal?plan=tier1&interval=month' });
  expect(await screen.findByText('We could not load the prices')).toBeInTheDocument();
  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('£6.99')).toBeInTheDocument();
  jest.restoreAllMocks();
});

test.each([false, true])('a visitor is told that the account decides about the price', async (fallback) => {
  answerPricing(() => makePrices({ fallback }));
  visitPage(<PaymentDesk />, { path: '/payment-portal?plan=tier1&interval=month' });
  expect(
    await screen.findByText(/account decides what you pay\. When you log in, you see the exact price/),
  ).toHaveTextContent(fallback ? 'We do not know your country' : 'Prices for United Kingdom');
});

test('whoever comes back without paying is told so, and keeps the choice', async () => {
  visitPage(<PaymentDesk />, { path: '/payment-portal?plan=tier2&interval=month&checkout=cancelled' });
  expect(screen.getByText('You left the payment page')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Semi-Pro Path, paid by the month' })).toBeInTheDocument();
  expect(await screen.findByText('£12.99')).toBeInTheDocument();
});

test.each([
  ['success', 'Thank you'],
  ['cancelled', 'Nothing was charged'],
])('a parent who comes back (%s) reads "%s" without an account', (checkout, heading) => {
  visitPage(<PaymentDesk />, {
    path: `/payment-portal?plan=tier2&interval=month&checkout=${checkout}&payer=parent`,
  });
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
});
