import { act, screen } from '@testing-library/react';
import { problem, signInAtEdge, signOutAtEdge, type HttpEdge } from '../../../testing/http-edge';
import { visitPage } from '../../../testing/render-page';
import { PaymentWatch } from './payment-watch';

// The first sign-in loads the whole SDK, which takes its time on a busy machine.

const READ = 'GET payment/subscription';
const order = { plan: 'tier4', interval: 'year' } as const;
const none = { tier: 'tier0', subscription: null, checkout: null };
const paid = {
  tier: 'tier4',
  subscription: {
    plan: 'tier4',
    interval: 'year',
    renewsAt: '2027-11-21T10:00:00Z',
    withdrawableUntil: '2026-12-05T10:00:00Z',
  },
  checkout: null,
};
let edge: HttpEdge;

beforeEach(async () => {
  edge = await signInAtEdge();
  edge.answer(READ, () => Response.json(none));
  jest.useFakeTimers({ advanceTimers: true });
});

afterEach(async () => {
  jest.useRealTimers();
  await signOutAtEdge();
});

async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 2) {
    await act(() => jest.advanceTimersByTimeAsync(2_000));
  }
}

test('asks until the payment has arrived, and not after', async () => {
  visitPage(<PaymentWatch order={order} />);
  expect(await screen.findByText('Waiting for your payment to arrive')).toBeInTheDocument();
  await pass(4);
  expect(screen.queryByText('Your Pro League Path is ready')).toBeNull();
  edge.answer(READ, () => Response.json(paid));
  await pass(4);
  expect(screen.getByText('Your Pro League Path is ready')).toBeInTheDocument();
  expect(screen.getByText(/renews on 21 November 2027/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the showcase schedule' })).toBeInTheDocument();
  const asked = edge.sent(READ).length;
  await pass(20);
  expect(edge.sent(READ)).toHaveLength(asked);
});

test('a server that cannot be reached is said, and asked again', async () => {
  edge.answer(READ, () => problem(503));
  visitPage(<PaymentWatch order={order} />);
  await pass(4);
  expect(screen.getByText('We cannot reach the server')).toBeInTheDocument();
  edge.answer(READ, () => Response.json(paid));
  await pass(4);
  expect(screen.getByText('Your Pro League Path is ready')).toBeInTheDocument();
});

test('after half a minute it says what to do, and still opens by itself', async () => {
  visitPage(<PaymentWatch order={order} />);
  await pass(40);
  expect(screen.getByText('This takes longer than usual')).toBeInTheDocument();
  expect(screen.getByText(/do not pay twice/)).toBeInTheDocument();
  edge.answer(READ, () => Response.json(paid));
  await pass(20);
  expect(screen.getByText('Your Pro League Path is ready')).toBeInTheDocument();
});

test('a payment page that is still open leads back to the choice', async () => {
  const checkout = { plan: 'tier4', interval: 'year', payer: 'self', expiresAt: '2026-11-22T10:00:00Z' };
  edge.answer(READ, () => Response.json({ ...none, checkout }));
  visitPage(<PaymentWatch order={order} />);
  await pass(40);
  expect(screen.getByRole('link', { name: 'go back to your choice' })).toHaveAttribute(
    'href',
    '/payment-portal?plan=tier4&interval=year',
  );
});
