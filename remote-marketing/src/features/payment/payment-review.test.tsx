import { screen } from '@testing-library/react';
import { answerPricing, pricesOf } from '../../testing/answer-pricing';
import { openPrerendered, visitPage } from '../../testing/render-page';
import { PaymentReview } from './payment-review';
import { unlockedBy } from './unlocked';

const networkFetch = globalThis.fetch;

beforeEach(() => answerPricing(() => pricesOf()));
afterEach(() => {
  globalThis.fetch = networkFetch;
});

test('shows the plan, the price and the way back, with the upgrade flag kept', async () => {
  const { navigator } = visitPage(<PaymentReview />, {
    path: '/payment-portal?plan=tier3&interval=year',
    state: { upgrade: true },
  });
  expect(screen.getByRole('heading', { name: 'Pro, paid by the year' })).toBeInTheDocument();
  expect(await screen.findByText('£219.90')).toBeInTheDocument();
  screen.getByRole('link', { name: 'choose another plan' }).click();
  expect(navigator.push.mock.calls[0]?.[1]).toEqual({ upgrade: true });
});

test.each(['', '?plan=tier0', '?plan=tier9&interval=year', '?plan=tier2tier2'])(
  'the address "%s" names no plan and leads to the plans',
  (query) => {
    visitPage(<PaymentReview />, { path: `/payment-portal${query}` });
    expect(screen.getByRole('link', { name: 'Compare the plans' })).toHaveAttribute('href', '/pricing-plans');
  },
);

test('prerendered markup is taken over before the query counts', async () => {
  openPrerendered(<PaymentReview />, { path: '/payment-portal?plan=tier1&interval=never' });
  expect(await screen.findByRole('heading', { name: 'Amateur, paid by the month' })).toBeInTheDocument();
  expect(await screen.findByText('£6.99')).toBeInTheDocument();
});

test('a plan contains everything below it', () => {
  expect(unlockedBy('tier2').map(({ name }) => name)).toEqual(['Semi-Pro', 'Amateur', 'Free']);
});
