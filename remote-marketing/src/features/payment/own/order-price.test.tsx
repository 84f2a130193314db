import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, signOutAtEdge, type HttpEdge } from '../../../testing/http-edge';
import { makeQuote } from '../../../testing/make-quote';
import {
  agree,
  beBuyer,
  CONSENTS,
  openOrder,
  ORDER,
  PAGE,
  pay,
  QUOTE,
  START,
  visitOrder,
} from './testing/order-page';

const ASK = 'POST payment/parent-requests';

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

const refuseOld = ({ body }: { body: unknown }) =>
  (body as { quote: string }).quote === 'new.quote'
    ? Response.json(PAGE)
    : problem(409, { type: 'price-changed' });

test('the price is the account’s, with its country, whatever the place looks like', async () => {
  await openOrder(leave);
  expect(edge.sent(QUOTE).map(({ body }) => body)).toEqual([ORDER]);
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
  await openOrder(leave);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryByText(/included/)).toBeNull();
});

test('no price of anybody is shown before the account’s is known', async () => {
  let answer: (response: Response) => void = () => undefined;
  edge.answer(QUOTE, () => new Promise((resolve) => (answer = resolve)));
  visitOrder(leave);
  expect(screen.getByText('Shown once the price is loaded')).toBeInTheDocument();
  await waitFor(() => expect(edge.sent(QUOTE)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Go to payment' })).toBeNull();
  answer(Response.json(makeQuote()));
  expect(await screen.findByText('€14.99')).toBeInTheDocument();
});

test('a price that cannot be loaded can be asked for again; until then nothing can be paid', async () => {
  edge.answer(QUOTE, () => problem(503, { type: 'payments-unavailable' }));
  visitOrder(leave);
  await screen.findByText('Payments are not available right now');
  expect(screen.queryByRole('button', { name: 'Go to payment' })).toBeNull();
  edge.answer(QUOTE, () => Response.json(makeQuote()));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('€14.99')).toBeInTheDocument();
});

test('a quote that is over is replaced unseen while the price stays the same', async () => {
  edge.answer(START, refuseOld);
  await openOrder(leave);
  edge.answer(QUOTE, () => Response.json(makeQuote({ quote: 'new.quote' })));
  await agree();
  await pay();
  await waitFor(() => expect(leave).toHaveBeenCalledWith(PAGE.url));
  expect(screen.queryByText('The price has changed')).toBeNull();
  expect(edge.sent(START).map(({ body }) => body)).toEqual([
    { quote: 'signed.quote', consents: CONSENTS },
    { quote: 'new.quote', consents: CONSENTS },
  ]);
});

test.each([
  ['amount', { amount: 1599 }, 'It was €14.99 and is €15.99 now.'],
  ['currency', { currency: 'GBP' }, 'It was €14.99 and is £14.99 now.'],
  ['tax', { tax: 'added' }, 'is €14.99 (VAT is added where it applies) now.'],
] as const)(
  'another %s is shown beside the old price, and bought after another press only',
  async (_name, change, words) => {
    edge.answer(START, refuseOld);
    await openOrder(leave);
    edge.answer(QUOTE, () => Response.json(makeQuote({ quote: 'new.quote', ...change })));
    await agree();
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent('The price has changed');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(leave).not.toHaveBeenCalled();
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
    await pay();
    await waitFor(() => expect(leave).toHaveBeenCalledWith(PAGE.url));
    expect(edge.sent(START)).toHaveLength(2);
  },
);

test('a price that never fits is a failure, not a loop', async () => {
  edge.answer(START, () => problem(409, { type: 'price-changed' }));
  await openOrder(leave);
  await agree();
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not confirm the price');
  expect(edge.sent(START)).toHaveLength(2);
});

test('under 18 the price is shown, a parent is asked, and there is no way to pay alone', async () => {
  edge.answer(QUOTE, () => Response.json(makeQuote({ payer: 'parent' })));
  edge.answer(ASK, () => Response.json({ status: 'ok' }));
  visitOrder(leave);
  expect(await screen.findByText('€14.99')).toBeInTheDocument();
  expect(screen.getByLabelText(/Email of your parent/)).not.toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Go to payment' })).toBeNull();
  expect(await screen.findByText('A parent or guardian pays')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'I will pay myself' })).toBeNull();
  await userEvent.type(screen.getByLabelText(/Email of your parent/), ' parent@skora.example ');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('We emailed your parent or guardian')).toBeInTheDocument();
  expect(edge.sent(ASK)[0]?.body).toEqual({ ...ORDER, parentEmail: 'parent@skora.example' });
});
