import { screen, waitFor } from '@testing-library/react';
import { addNativeDialog } from '@skora/shared/testing';
import { signOutAtEdge } from '../../../lib/testing/http-edge';
import { jsonReply, problem } from '../../../lib/testing/json-reply';
import {
  findButton,
  inDialog,
  openSubscription,
  PAID,
  planCall,
  planState,
  READ,
  pounds,
} from '../testing/subscription-page';

beforeAll(addNativeDialog);
beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(signOutAtEdge);

const upgrade = {
  effect: 'now',
  effectiveAt: '2026-11-10T10:00:00Z',
  dueNow: pounds(630),
  lines: [
    { description: 'Unused time on Semi-Pro Path', amount: -870 },
    { description: 'Remaining time on Pro Path', amount: 1500 },
  ],
  then: { plan: 'tier3', interval: 'month', price: pounds(2199) },
  tax: 'not-computed',
  taxLabel: 'VAT',
  sample: false,
};
const downgrade = {
  effect: 'at-period-end',
  effectiveAt: '2026-12-01T10:00:00Z',
  dueNow: null,
  lines: [],
  then: { plan: 'tier1', interval: 'month', price: pounds(699) },
  tax: 'not-computed',
  taxLabel: 'VAT',
  sample: false,
};

test('up: every line of the bill is shown before the card is charged', async () => {
  const { http, user } = await openSubscription(planState(PAID));
  http.answer(planCall('preview'), () => jsonReply(upgrade));
  http.answer(planCall('change'), () =>
    jsonReply({ payUrl: null, current: planState({ ...PAID, plan: 'tier3', price: pounds(2199) }) }),
  );
  await user.click(await findButton('Change to Pro Path paid by the month'));
  expect(await inDialog().findByText('-£8.70')).toBeVisible();
  expect(inDialog().getByText('£6.30')).toBeVisible();
  expect(http.sent(planCall('change'))).toEqual([]);
  await user.click(inDialog().getByRole('button', { name: 'Change and pay £6.30' }));
  expect(await screen.findByRole('heading', { name: 'Pro Path' })).toBeVisible();
  expect(http.sent(planCall('change'))[0]?.body).toEqual({ plan: 'tier3', interval: 'month' });
});

test('down: nothing is due, it says what goes, and it can be taken back', async () => {
  const { http, user } = await openSubscription(planState(PAID));
  const scheduledChange = { plan: 'tier1', interval: 'month', at: downgrade.effectiveAt };
  http.answer(planCall('preview'), () => jsonReply(downgrade));
  http.answer(planCall('change'), () =>
    jsonReply({ payUrl: null, current: planState({ ...PAID, scheduledChange }) }),
  );
  http.answer(planCall('resume'), () => jsonReply(planState(PAID)));
  await user.click(await findButton('Change to Amateur Path paid by the month'));
  expect(await inDialog().findByText(/Nothing is due today/)).toBeVisible();
  expect(inDialog().getByText('15 clips, up to 200 MB each')).toBeVisible();
  await user.click(inDialog().getByRole('button', { name: 'Change to Amateur Path' }));
  expect(await screen.findByText('Amateur Path, paid by the month, from 1 December 2026')).toBeVisible();
  await user.click(await findButton('Keep my current plan'));
  await waitFor(() => expect(screen.queryByText(/from 1 December 2026/)).toBeNull());
});

test.each([
  ['up', upgrade, 'Change to Pro Path paid by the month', /then £21\.99 \(sample price\) every month/],
  [
    'down',
    downgrade,
    'Change to Amateur Path paid by the month',
    /costs £6\.99 \(sample price\) every month/,
  ],
])('%s: prices nobody has confirmed are called sample prices', async (_way, preview, button, words) => {
  const { http, user } = await openSubscription(planState(PAID));
  http.answer(planCall('preview'), () => jsonReply({ ...preview, sample: true }));
  await user.click(await findButton(button));
  expect(await inDialog().findByText('Sample prices')).toBeVisible();
  expect(inDialog().getByText(words)).toBeVisible();
  const pays = inDialog().queryByRole('button', { name: /pay/ });
  if (preview.dueNow) expect(pays).toHaveTextContent('Change and pay £6.30 (sample price)');
});

test.each([
  ['up', upgrade, 'Change to Pro Path paid by the month', /then £21\.99 every month plus Sales tax, until/],
  [
    'down',
    downgrade,
    'Change to Amateur Path paid by the month',
    /costs £6\.99 every month plus Sales tax\./,
  ],
])(
  '%s: a tax that is added is named with the price it comes on top of',
  async (_way, preview, button, words) => {
    const { http, user } = await openSubscription(planState(PAID));
    http.answer(planCall('preview'), () => jsonReply({ ...preview, tax: 'added', taxLabel: 'Sales tax' }));
    await user.click(await findButton(button));
    expect(await inDialog().findByText(words)).toBeVisible();
  },
);

test('confirmed prices carry no such label', async () => {
  const { http, user } = await openSubscription(planState(PAID));
  http.answer(planCall('preview'), () => jsonReply(upgrade));
  await user.click(await findButton('Change to Pro Path paid by the month'));
  expect(await inDialog().findByText('£6.30')).toBeVisible();
  expect(inDialog().queryByText(/sample/i)).toBeNull();
});

test('a difference that the bank holds back waits behind a link', async () => {
  const { http, user } = await openSubscription(planState(PAID));
  const pendingChange = { plan: 'tier3', interval: 'month', until: '2026-11-11T10:00:00Z' };
  http.answer(planCall('preview'), () => jsonReply(upgrade));
  http.answer(planCall('change'), () =>
    jsonReply({ payUrl: 'https://pay.example/due', current: planState({ ...PAID, pendingChange }) }),
  );
  await user.click(await findButton('Change to Pro Path paid by the month'));
  await user.click(await screen.findByRole('button', { name: 'Change and pay £6.30' }));
  expect(await screen.findByText('Pro Path is waiting for payment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay the difference' })).toHaveAttribute(
    'href',
    'https://pay.example/due',
  );
});

test('a change without an answer says that nobody knows, and one that was made before is shown', async () => {
  const { http, user } = await openSubscription(planState(PAID));
  http.answer(planCall('preview'), () => jsonReply(upgrade));
  http.answer(planCall('change'), () => problem(503, { type: 'payments-unavailable' }));
  await user.click(await findButton('Change to Pro Path paid by the month'));
  await user.click(await screen.findByRole('button', { name: 'Change and pay £6.30' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/do not know if it worked.*twice is safe/);
  http.answer(planCall('change'), () => problem(409, { type: 'same-plan' }));
  http.answer(READ, () => jsonReply(planState({ ...PAID, plan: 'tier3' })));
  await user.click(inDialog().getByRole('button', { name: 'Change and pay £6.30' }));
  expect(await screen.findByRole('heading', { name: 'Pro Path' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the address of the payment page leads straight to the bill, and closing it clears the address', async () => {
  const { http, user } = await openSubscription(
    planState(PAID),
    '/manage-subscription?plan=tier3&interval=year',
  );
  http.answer(planCall('preview'), () => jsonReply(upgrade));
  expect(await screen.findByRole('dialog', { name: 'Change to Pro Path, paid by the year?' })).toBeVisible();
  await user.click(inDialog().getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByTestId('address')).toHaveTextContent('/manage-subscription');
  expect(screen.getByTestId('address')).not.toHaveTextContent('plan=');
});

test.each([
  [403, 'parent-pays', /only they can change this/],
  [409, 'same-plan', /already have this plan/],
  [409, 'subscription-ending', /keep it first/],
  [409, 'deletion-scheduled', /cancel the deletion in your settings/],
  [409, 'payment-missing', /Pay the open invoice or change your card first/],
  [409, 'change-planned', /keep your current plan first/],
])('a refusal (%i %s) is explained, without a button to press', async (status, type, words) => {
  const { http, user } = await openSubscription(planState(PAID));
  http.answer(planCall('preview'), () => problem(status, { type }));
  await user.click(await findButton('Change to Pro Path paid by the month'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(inDialog().queryByRole('button', { name: /^Change/ })).toBeNull();
});

test('by the year instead of the month, and no button for the present plan', async () => {
  const { user } = await openSubscription(planState(PAID));
  await findButton('Cancel plan');
  await user.click(screen.getByRole('radio', { name: 'Pay yearly' }));
  expect(await findButton('Change to Semi-Pro Path paid by the year')).toBeVisible();
});

test.each([
  ['self', 1],
  ['parent', 0],
])('while a payment is missing, the page of a plan paid by %s says so %i times', async (payer, times) => {
  await openSubscription(planState({ ...PAID, status: 'past-due', payer }));
  await findButton('Cancel plan');
  expect(screen.queryAllByText(/A higher plan can start once you have paid/)).toHaveLength(times);
});
