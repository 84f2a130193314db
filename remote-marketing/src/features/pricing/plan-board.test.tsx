import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerPricing, makePrices } from '../../testing/answer-pricing';
import { visitPage } from '../../testing/render-page';
import { signedIn, signedOut } from '../../testing/visitor';
import { PlanBoard } from './plan-board';

const networkFetch = globalThis.fetch;

beforeEach(() => {
  signedOut();
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(() => {
  globalThis.fetch = networkFetch;
  jest.restoreAllMocks();
});

function card(name: string): HTMLElement {
  const found = screen
    .getAllByRole('article')
    .find((article) => within(article).queryByRole('heading', { name }) !== null);
  if (!found) throw new Error(`No plan ${name}`);
  return found;
}

test('monthly prices first, then the whole yearly sum; the choice travels in the link', async () => {
  answerPricing(() => makePrices());
  visitPage(<PlanBoard />);
  expect(await screen.findByText('£12.99')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Pay yearly' }));
  expect(within(card('Semi-Pro Path')).getByText('£129.90')).toBeInTheDocument();
  expect(within(card('Semi-Pro Path')).getByText(/£155\.88/)).toBeInTheDocument();
  expect(within(card('Semi-Pro Path')).getByRole('link')).toHaveAttribute(
    'href',
    '/payment-portal?plan=tier2&interval=year',
  );
  expect(
    screen.getByText(/Prices for United Kingdom, VAT included, valid since 1 November 2026/),
  ).toBeInTheDocument();
});

test('prices that nobody has confirmed are called samples, at each price too', async () => {
  answerPricing(() => makePrices({ sample: true }));
  visitPage(<PlanBoard />);
  expect(await screen.findAllByText(/^Sample price, VAT included/)).toHaveLength(4);
  expect(screen.getByText(/Sample prices for United Kingdom/)).toHaveTextContent('no real money is taken.');
  expect(screen.getByText(/Sample prices for United Kingdom/)).toHaveTextContent(
    'You buy from Sample operator, not a real company.',
  );
});

test.each([
  ['included', 'VAT included.'],
  ['added', 'VAT is added where it applies.'],
  ['not-computed', 'No tax is added.'],
] as const)('of tax that is %s each price says "%s"', async (tax, words) => {
  answerPricing(() => makePrices({ tax }));
  visitPage(<PlanBoard />);
  expect(await screen.findAllByText(words)).toHaveLength(4);
  expect(screen.queryAllByText(/VAT included/)).toHaveLength(tax === 'included' ? 5 : 0);
});

test('confirmed prices are called prices', async () => {
  answerPricing(() => makePrices());
  visitPage(<PlanBoard />);
  expect(await screen.findByText('£12.99')).toBeInTheDocument();
  expect(screen.queryByText(/sample price/i)).toBeNull();
});

test('a fallback price list says so', async () => {
  answerPricing(() => makePrices({ fallback: true }));
  visitPage(<PlanBoard />);
  expect(await screen.findByText(/it has no price list of its own/)).toBeInTheDocument();
});

test('without prices the plans stay readable and a retry brings the prices', async () => {
  let up = false;
  answerPricing(() => (up ? makePrices() : null));
  visitPage(<PlanBoard />);
  expect(await screen.findByText('We could not load the prices')).toBeInTheDocument();
  expect(within(card('Pro League Path')).getByText(/waiting list/)).toBeInTheDocument();
  expect(within(card('Free')).getByText('a month, always')).toBeInTheDocument();
  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('£34.99')).toBeInTheDocument();
  expect(screen.queryByText('We could not load the prices')).toBeNull();
});

test('a plan that the country does not sell says so', async () => {
  answerPricing(() => makePrices({ plans: makePrices().plans.slice(0, 3) }));
  visitPage(<PlanBoard />);
  expect(await screen.findByText('£6.99')).toBeInTheDocument();
  expect(within(card('Pro League Path')).getByText('Not sold in your country')).toBeInTheDocument();
});

test('the prices of another country can be looked at', async () => {
  answerPricing(() => makePrices());
  visitPage(<PlanBoard />);
  const select = await screen.findByRole('combobox', { name: 'Prices for' });
  await screen.findByText('£12.99');
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Germany', 'Japan', 'United Kingdom']);
  const japan = { country: 'JP', currency: 'JPY', minorUnit: 0 };
  answerPricing(() => makePrices(japan));
  await userEvent.selectOptions(select, 'Japan');
  expect(await screen.findByText('JP¥1,299')).toBeInTheDocument();
  expect(screen.getByText('in JPY')).toBeInTheDocument();
  expect(select).toHaveValue('JP');
});

test('an upgrading player sees which plan is theirs now', async () => {
  answerPricing(() => makePrices());
  signedIn('tier2');
  visitPage(<PlanBoard />, { state: { upgrade: true } });
  expect(await screen.findByText('£12.99')).toBeInTheDocument();
  expect(within(card('Semi-Pro Path')).getByText('Your plan now.')).toBeInTheDocument();
  expect(screen.getAllByText('Your plan now.')).toHaveLength(1);
});
