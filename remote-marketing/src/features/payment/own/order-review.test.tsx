import { CURRENT_ORDER_CONSENT, ORDER_CONSENT_TEXTS } from '@skora/domain';
import { signInAs } from '@skora/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makePrices } from '../../../testing/answer-pricing';
import { problem, signOutAtEdge, type HttpEdge } from '../../../testing/http-edge';
import {
  agree,
  CONSENTS,
  beBuyer,
  boxLabels,
  FREE,
  openOrder,
  PAGE,
  pay,
  QUOTE,
  READ,
  START,
  visitOrder,
} from './testing/order-page';

const ASK = 'POST payment/parent-requests';

const MISSING = /^Confirm that you are 18|^Agree to the Terms|^Please agree that the plan starts/;

let edge: HttpEdge;
const leave = jest.fn();

beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  leave.mockReset();
  edge = await beBuyer();
});

afterEach(async () => {
  await signOutAtEdge();
  jest.restoreAllMocks();
});

test('the boxes hold the words of the version that is sent, start empty and are asked for, one by one', async () => {
  await openOrder(leave);
  const { adult, terms, immediateStart, withdrawal } = ORDER_CONSENT_TEXTS[CURRENT_ORDER_CONSENT];
  const boxes = screen.getAllByRole('checkbox');
  expect(boxLabels()).toEqual([adult, terms, immediateStart]);
  expect(boxes[2]).toHaveAccessibleDescription(withdrawal);
  for (const [index, box] of boxes.entries()) {
    expect(box).not.toBeChecked();
    await pay();
    expect(box).toHaveFocus();
    expect(within(screen.getByRole('form')).getAllByRole('link', { name: MISSING })).toHaveLength(3 - index);
    await userEvent.click(box);
  }
  expect(edge.sent(START)).toEqual([]);
  await pay();
  await waitFor(() => expect(edge.sent(START)).toHaveLength(1));
});

test('quote and agreements are all that is sent, once per attempt, and the payment page opens', async () => {
  let answer: (response: Response) => void = () => undefined;
  edge.answer(START, () => new Promise((resolve) => (answer = resolve)));
  await openOrder(leave);
  await agree();
  const button = screen.getByRole('button', { name: 'Go to payment' });
  act(() => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await waitFor(() => expect(edge.sent(START)).toHaveLength(1));
  answer(Response.json(PAGE));
  await waitFor(() => expect(leave).toHaveBeenCalledWith(PAGE.url));
  expect(leave).toHaveBeenCalledTimes(1);
  const [sent] = edge.sent(START);
  expect(sent?.body).toEqual({ quote: 'signed.quote', consents: CONSENTS });
  expect(sent?.authorization).toMatch(/^Bearer /);
  expect(sent?.key).toMatch(/^[\w-]{8,64}$/);
  expect(screen.getByRole('button', { name: 'Opening the payment page…' })).toHaveAttribute('aria-busy');
});

test('a page out of the browser’s memory can be used again, with a new key', async () => {
  await openOrder(leave);
  await agree();
  await pay();
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await pay();
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
  expect(new Set(edge.sent(START).map(({ key }) => key)).size).toBe(2);
});

test('without an answer the next press asks with the same key and the ticks stay', async () => {
  edge.answer(START, () => {
    throw new TypeError('Failed to fetch');
  });
  await openOrder(leave);
  await agree();
  await pay();
  expect(await screen.findByText('We could not reach the server')).toBeInTheDocument();
  edge.answer(START, () => Response.json(PAGE));
  await pay();
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(new Set(edge.sent(START).map(({ key }) => key)).size).toBe(1);
});

test.each([
  [503, 'payments-unavailable', 'Payments are not available right now', null],
  [429, 'about:blank', 'Too many tries', null],
  [422, 'about:blank', 'This page is out of date', null],
  [422, 'key-reused', 'Your choice has changed', null],
  [500, 'about:blank', 'Something went wrong on our side', null],
  [409, 'deletion-scheduled', 'This player’s account is set to be deleted', null],
  [409, 'request-in-progress', 'We are still working on your last try', null],
  [409, 'account-incomplete', 'Your account is not finished', '/complete-account'],
  [403, 'guardian-required', 'A parent or guardian has to agree first', '/complete-account'],
])('%i %s says "%s"', async (status, type, title, way) => {
  edge.answer(START, () => problem(status, { type }));
  await openOrder(leave);
  await agree();
  await pay();
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(title);
  expect(notice.querySelector('a')?.getAttribute('href') ?? null).toBe(way);
  expect(leave).not.toHaveBeenCalled();
});

test('who has a plan already changes it instead, also without a price', async () => {
  edge.answer(QUOTE, () => problem(503));
  edge.answer(READ, () =>
    Response.json({ ...FREE, tier: 'tier1', subscription: { plan: 'tier1', interval: 'month' } }),
  );
  const { navigator } = visitOrder(leave);
  await waitFor(() => expect(navigator.replace).toHaveBeenCalled());
  expect(navigator.replace.mock.calls[0]?.[0]).toMatchObject({
    pathname: '/manage-subscription',
    search: '?plan=tier2&interval=month',
  });
});

test('a payment that has just been made is waited for', async () => {
  edge.answer(START, () => problem(409, { type: 'payment-processing' }));
  const { navigator } = await openOrder(leave);
  await agree();
  await pay();
  await waitFor(() => expect(navigator.push).toHaveBeenCalled());
  expect(navigator.push.mock.calls[0]?.[0]).toMatchObject({
    search: '?plan=tier2&interval=month&checkout=success',
  });
});

test('an own plan that cannot be read can be asked for again', async () => {
  edge.answer(READ, () => problem(503));
  visitOrder(leave);
  await screen.findByText('Payments are not available right now');
  edge.answer(READ, () => Response.json(FREE));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Go to payment' })).toBeInTheDocument();
});

test.each([
  ['incomplete', 'Finish your account first'],
  ['pending-guardian', 'Your parent or guardian has to agree first'],
] as const)(
  'an account that is %s is finished first, beside the price of the place',
  async (status, title) => {
    signInAs({}, 'tier0', status);
    edge.answer('GET geo/me', () => Response.json({ country_code: 'GB', guess: false }));
    edge.answer('GET payment/pricing', () => Response.json(makePrices()));
    visitOrder(leave);
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(await screen.findByText('£12.99')).toBeInTheDocument();
    expect(screen.getByText(/The country of your account decides what you pay/)).toBeInTheDocument();
    expect([...edge.sent(READ), ...edge.sent(QUOTE)]).toEqual([]);
  },
);

test('who has turned out to be under 18 asks a parent, too', async () => {
  edge.answer(START, () => problem(403, { type: 'parent-pays' }));
  await openOrder(leave);
  await agree();
  await pay();
  expect(await screen.findByText('A parent or guardian pays')).toBeInTheDocument();
  expect(screen.getByLabelText(/Email of your parent/)).toHaveFocus();
});

test('a wrong address of a parent is shown at its field and stays there', async () => {
  await openOrder(leave);
  await userEvent.click(screen.getByRole('button', { name: 'Ask a parent or guardian by email' }));
  const field = screen.getByLabelText(/Email of your parent/);
  expect(field).toHaveFocus();
  await userEvent.type(field, 'mum');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(field).toHaveAccessibleDescription(/email address like/);
  expect(field).toHaveFocus();
  edge.answer(ASK, () => problem(422, { errors: [{ at: 'body/parentEmail', message: '' }] }));
  await userEvent.type(field, '@skora.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/not your own/));
  expect(field).toHaveValue('mum@skora.example');
  await userEvent.click(screen.getByRole('button', { name: 'I will pay myself' }));
  expect(await screen.findByRole('button', { name: 'Go to payment' })).toBeInTheDocument();
});
