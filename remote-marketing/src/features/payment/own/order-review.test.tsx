import { signInAs } from '@skora/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, signInAtEdge, signOutAtEdge, type HttpEdge } from '../../../testing/http-edge';
import { visitPage } from '../../../testing/render-page';
import { makePrices } from '../../../testing/answer-pricing';
import { makeQuote } from '../../../testing/make-quote';
import { OrderReview } from './order-review';

const READ = 'GET payment/subscription';
const QUOTE = 'POST payment/quotes';
const START = 'POST payment/checkout-sessions';
const ASK = 'POST payment/parent-requests';
const order = { plan: 'tier2', interval: 'month' } as const;
const free = { tier: 'tier0', subscription: null, checkout: null };
const page = { url: 'https://pay.example/session', expiresAt: '2026-11-21T12:00:00Z' };

let edge: HttpEdge;
const leave = jest.fn();
const REVIEW = <OrderReview order={order} cancelled={false} leave={leave} />;

beforeEach(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  leave.mockReset();
  edge = await signInAtEdge();
  edge.answer(READ, () => Response.json(free));
  edge.answer(QUOTE, () => Response.json(makeQuote()));
  edge.answer(START, () => Response.json(page));
});

afterEach(async () => {
  await signOutAtEdge();
  jest.restoreAllMocks();
});

async function open() {
  const visit = visitPage(REVIEW);
  await screen.findByRole('button', { name: 'Go to payment' });
  return visit;
}

async function agree() {
  await userEvent.click(screen.getByRole('checkbox', { name: /Terms & Conditions/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /at once/ }));
}

const pay = () => userEvent.click(screen.getByRole('button', { name: 'Go to payment' }));

test('the price is the account’s, with its country, whatever the place looks like', async () => {
  await open();
  expect(edge.sent(QUOTE).map(({ body }) => body)).toEqual([order]);
  expect(screen.getByText('€14.99')).toBeInTheDocument();
  expect(screen.getByText('VAT included')).toBeInTheDocument();
  expect(screen.getByText(/Price for Germany, the country of your account\./)).toBeInTheDocument();
  expect(screen.getByText(/€14\.99 on .*, then every month/)).toBeInTheDocument();
});

test.each([
  ['added', 'Sales tax is added where it applies'],
  ['not-computed', 'No tax is added'],
] as const)('of tax that is %s nothing is said to be included', async (tax, words) => {
  edge.answer(QUOTE, () => Response.json(makeQuote({ tax, taxLabel: 'Sales tax' })));
  await open();
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryByText(/included/)).toBeNull();
});

test('no price of anybody is shown before the account’s is known', async () => {
  let answer: (response: Response) => void = () => undefined;
  edge.answer(QUOTE, () => new Promise((resolve) => (answer = resolve)));
  visitPage(REVIEW);
  expect(screen.getByText('Shown once the price is loaded')).toBeInTheDocument();
  await waitFor(() => expect(edge.sent(QUOTE)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Go to payment' })).toBeNull();
  answer(Response.json(makeQuote()));
  expect(await screen.findByText('€14.99')).toBeInTheDocument();
});

test('a price that cannot be loaded can be asked for again; until then nothing can be paid', async () => {
  edge.answer(QUOTE, () => problem(503, { type: 'payments-unavailable' }));
  visitPage(REVIEW);
  await screen.findByText('Payments are not available right now');
  expect(screen.queryByRole('button', { name: 'Go to payment' })).toBeNull();
  edge.answer(QUOTE, () => Response.json(makeQuote()));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('€14.99')).toBeInTheDocument();
});

test('both boxes start empty and are asked for, one by one', async () => {
  await open();
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await pay();
  expect(screen.getByRole('checkbox', { name: /Terms/ })).toHaveFocus();
  expect(screen.getAllByRole('link', { name: /to go on|nothing to pay/ })).toHaveLength(2);
  await userEvent.click(screen.getByRole('checkbox', { name: /Terms/ }));
  await pay();
  expect(screen.getByRole('checkbox', { name: /at once/ })).toHaveFocus();
  expect(edge.sent(START)).toEqual([]);
});

test('plan and interval are all that is sent, once per attempt, and the payment page opens', async () => {
  let answer: (response: Response) => void = () => undefined;
  edge.answer(START, () => new Promise((resolve) => (answer = resolve)));
  await open();
  await agree();
  const button = screen.getByRole('button', { name: 'Go to payment' });
  act(() => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await waitFor(() => expect(edge.sent(START)).toHaveLength(1));
  answer(Response.json(page));
  await waitFor(() => expect(leave).toHaveBeenCalledWith(page.url));
  expect(leave).toHaveBeenCalledTimes(1);
  const [sent] = edge.sent(START);
  expect(sent?.body).toEqual({ plan: 'tier2', interval: 'month' });
  expect(sent?.authorization).toMatch(/^Bearer /);
  expect(sent?.key).toMatch(/^[\w-]{8,64}$/);
  expect(screen.getByRole('button', { name: 'Opening the payment page…' })).toHaveAttribute('aria-busy');
});

test('a page out of the browser’s memory can be used again, with a new key', async () => {
  await open();
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
  await open();
  await agree();
  await pay();
  expect(await screen.findByText('We could not reach the server')).toBeInTheDocument();
  edge.answer(START, () => Response.json(page));
  await pay();
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(new Set(edge.sent(START).map(({ key }) => key)).size).toBe(1);
});

test.each([
  [503, 'payments-unavailable', 'Payments are not available right now', null],
  [429, 'about:blank', 'Too many tries', null],
  [500, 'about:blank', 'Something went wrong on our side', null],
  [409, 'request-in-progress', 'We are still working on your last try', null],
  [409, 'account-incomplete', 'Your account is not finished', '/complete-account'],
  [403, 'guardian-required', 'A parent or guardian has to agree first', '/complete-account'],
])('%i %s says "%s"', async (status, type, title, way) => {
  edge.answer(START, () => problem(status, { type }));
  await open();
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
    Response.json({ ...free, tier: 'tier1', subscription: { plan: 'tier1', interval: 'month' } }),
  );
  const { navigator } = visitPage(REVIEW);
  await waitFor(() => expect(navigator.replace).toHaveBeenCalled());
  expect(navigator.replace.mock.calls[0]?.[0]).toMatchObject({
    pathname: '/manage-subscription',
    search: '?plan=tier2&interval=month',
  });
});

test('a payment that has just been made is waited for', async () => {
  edge.answer(START, () => problem(409, { type: 'payment-processing' }));
  const { navigator } = await open();
  await agree();
  await pay();
  await waitFor(() => expect(navigator.push).toHaveBeenCalled());
  expect(navigator.push.mock.calls[0]?.[0]).toMatchObject({
    search: '?plan=tier2&interval=month&checkout=success',
  });
});

test('an own plan that cannot be read can be asked for again', async () => {
  edge.answer(READ, () => problem(503));
  visitPage(REVIEW);
  await screen.findByText('Payments are not available right now');
  edge.answer(READ, () => Response.json(free));
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
    visitPage(REVIEW);
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(await screen.findByText('£12.99')).toBeInTheDocument();
    expect(screen.getByText(/The country of your account decides what you pay/)).toBeInTheDocument();
    expect([...edge.sent(READ), ...edge.sent(QUOTE)]).toEqual([]);
  },
);

test('who has turned out to be under 18 asks a parent, too', async () => {
  edge.answer(START, () => problem(403, { type: 'parent-pays' }));
  await open();
  await agree();
  await pay();
  expect(await screen.findByText('A parent or guardian pays')).toBeInTheDocument();
  expect(screen.getByLabelText(/Email of your parent/)).toHaveFocus();
});

test('under 18 the price is shown, a parent is asked, and there is no way to pay alone', async () => {
  edge.answer(QUOTE, () => Response.json(makeQuote({ payer: 'parent' })));
  edge.answer(ASK, () => Response.json({ status: 'ok' }));
  visitPage(REVIEW);
  expect(await screen.findByText('€14.99')).toBeInTheDocument();
  expect(screen.getByLabelText(/Email of your parent/)).not.toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Go to payment' })).toBeNull();
  expect(await screen.findByText('A parent or guardian pays')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'I will pay myself' })).toBeNull();
  await userEvent.type(screen.getByLabelText(/Email of your parent/), ' parent@skora.example ');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('We emailed your parent or guardian')).toBeInTheDocument();
  expect(edge.sent(ASK)[0]?.body).toEqual({ ...order, parentEmail: 'parent@skora.example' });
});

test('a wrong address of a parent is shown at its field and stays there', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Ask a parent or guardian by email' }));
  const field = screen.getByLabelText(/Email of your parent/);
  expect(field).toHaveFocus();
  await userEvent.type(field, 'mum');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(field).toHaveAccessibleDescription(/full email address/);
  expect(field).toHaveFocus();
  edge.answer(ASK, () => problem(422, { errors: [{ at: 'body/parentEmail', message: '' }] }));
  await userEvent.type(field, '@skora.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/not your own/));
  expect(field).toHaveValue('mum@skora.example');
  await userEvent.click(screen.getByRole('button', { name: 'I will pay myself' }));
  expect(await screen.findByRole('button', { name: 'Go to payment' })).toBeInTheDocument();
});
