import { CURRENT_ORDER_CONSENT, ORDER_CONSENT_TEXTS } from '@skora/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atEdge, problem, type HttpEdge } from '../../../testing/http-edge';
import { visitPage } from '../../../testing/render-page';
import { makeQuote } from '../../../testing/make-quote';
import { boxLabels, CONSENTS } from '../own/testing/order-page';
import { ParentDesk } from './parent-desk';

const LOOK = 'GET payment/parent-requests/tok';
const QUOTE = 'POST payment/parent-requests/tok/quotes';
const START = 'POST payment/parent-requests/tok/checkout-sessions';
const MANAGE = 'POST payment/parent-requests/tok/portal-sessions';
const asked = {
  state: 'open',
  childName: 'Lina T.',
  plan: 'tier1',
  interval: 'month',
  hasInvoices: false,
  expiresAt: '2026-11-28T10:00:00Z',
};
const quote = makeQuote({ plan: 'tier1', amount: 799, payer: 'parent' });
const networkFetch = globalThis.fetch;
let edge: HttpEdge;
const leave = jest.fn();

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  leave.mockReset();
  edge = atEdge();
  edge.answer(LOOK, () => Response.json(asked));
  edge.answer(QUOTE, () => Response.json(quote));
});

afterEach(() => {
  globalThis.fetch = networkFetch;
  jest.restoreAllMocks();
});

const open = () => visitPage(<ParentDesk token="tok" leave={leave} />);

async function pay() {
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: 'Go to payment' }));
}

test('a parent sees who asks, what it costs and how it ends, and pays without an account', async () => {
  edge.answer(START, () => Response.json({ url: 'https://pay.example/p', expiresAt: asked.expiresAt }));
  open();
  expect(await screen.findByText('Lina T. would like')).toBeInTheDocument();
  expect(await screen.findByText('€7.99')).toBeInTheDocument();
  expect(screen.getByText(/Price for Germany, the country of Lina T\.’s account\./)).toBeInTheDocument();
  expect(screen.getByText(/works until 28 November 2026/)).toBeInTheDocument();
  const { guardian, terms, immediateStart } = ORDER_CONSENT_TEXTS[CURRENT_ORDER_CONSENT];
  expect(boxLabels()).toEqual([guardian, terms, immediateStart]);
  await pay();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/p'));
  const [sent] = edge.sent(START);
  expect([sent?.body, sent?.authorization]).toEqual([
    {
      quote: 'signed.quote',
      consents: CONSENTS,
    },
    null,
  ]);
  expect(sent?.key).toMatch(/^[\w-]{8,64}$/);
});

test('who has paid comes to card and invoices', async () => {
  edge.answer(LOOK, () => Response.json({ ...asked, state: 'paid' }));
  edge.answer(MANAGE, () => Response.json({ url: 'https://pay.example/portal' }));
  open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'See card and invoices, or end the plan' }),
  );
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/portal'));
});

test.each([
  ['open', 'Lina T. would like'],
  ['not-needed', 'Lina T. already has a plan'],
  ['over', 'The plan you paid for has ended'],
])('who has paid before comes to the invoices still: %s', async (state, words) => {
  edge.answer(LOOK, () => Response.json({ ...asked, state, hasInvoices: true }));
  edge.answer(MANAGE, () => Response.json({ url: 'https://pay.example/portal' }));
  open();
  expect(await screen.findByText(words)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'See your earlier invoices' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/portal'));
});

test('a player who has a plan needs no payment', async () => {
  edge.answer(LOOK, () => Response.json({ ...asked, state: 'not-needed' }));
  open();
  expect(await screen.findByText('Lina T. already has a plan')).toBeInTheDocument();
});

test.each([
  [410, 'link-expired', /worked for 7 days/],
  [410, 'link-replaced', /asked somebody else/],
  [404, 'about:blank', /Copy the whole link/],
])('a link that is over (%i %s) says why', async (status, type, text) => {
  edge.answer(LOOK, () => problem(status, { type }));
  open();
  expect(await screen.findByText('This link no longer works')).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('a server out of reach can be tried again', async () => {
  edge.answer(LOOK, () => problem(503));
  open();
  await screen.findByText('We could not check your link');
  edge.answer(LOOK, () => Response.json(asked));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Lina T. would like')).toBeInTheDocument();
});

test('a price that cannot be loaded can be asked for again', async () => {
  edge.answer(QUOTE, () => problem(503, { type: 'payments-unavailable' }));
  open();
  await screen.findByText('Payments are not available right now');
  expect(screen.queryByRole('button', { name: 'Go to payment' })).toBeNull();
  edge.answer(QUOTE, () => Response.json(quote));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('€7.99')).toBeInTheDocument();
});

test('what is shown is what is quoted, also when the player has asked for something else meanwhile', async () => {
  edge.answer(QUOTE, () => Response.json({ ...quote, plan: 'tier3', interval: 'year', amount: 24_990 }));
  open();
  expect(await screen.findByText('€249.90')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Pro Path, paid by the year' })).toBeInTheDocument();
});

test('a parent is asked again when the price has changed', async () => {
  edge.answer(START, ({ body }) =>
    (body as { quote: string }).quote === 'new.quote'
      ? Response.json({ url: 'https://pay.example/p', expiresAt: asked.expiresAt })
      : problem(409, { type: 'price-changed' }),
  );
  open();
  await screen.findByText('€7.99');
  edge.answer(QUOTE, () => Response.json({ ...quote, quote: 'new.quote', amount: 899 }));
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent('It was €7.99 and is €8.99 now');
  expect(leave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Go to payment' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.example/p'));
});

test('a player who got a plan since needs no price', async () => {
  edge.answer(QUOTE, () => {
    edge.answer(LOOK, () => Response.json({ ...asked, state: 'not-needed' }));
    return problem(409, { type: 'already-subscribed' });
  });
  open();
  expect(await screen.findByText('Lina T. already has a plan')).toBeInTheDocument();
});

test('a link replaced while the page was open is shown as it is now', async () => {
  edge.answer(START, () => problem(410, { type: 'link-replaced' }));
  open();
  await screen.findByText('Lina T. would like');
  edge.answer(LOOK, () => problem(410, { type: 'link-replaced' }));
  await pay();
  expect(await screen.findByText(/asked somebody else/)).toBeInTheDocument();
});
