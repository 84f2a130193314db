import { screen } from '@testing-library/react';
import { addNativeDialog } from '@skora/shared/testing';
import { signOutAtEdge } from '../../../lib/testing/http-edge';
import { findButton, openSubscription, PAID, planState } from '../testing/subscription-page';

beforeAll(addNativeDialog);
beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(signOutAtEdge);

const byParent = (changes: object = {}) => planState({ ...PAID, payer: 'parent', ...changes });
const changes = () =>
  screen.queryAllByRole('button', { name: /^Change to/ }).map(({ textContent }) => textContent);

test('of a parent’s monthly plan only lower ones are offered, and none by the year', async () => {
  await openSubscription(byParent());
  await findButton('Cancel plan');
  expect(screen.getByText(/decides about everything that costs more/)).toBeVisible();
  expect(changes()).toEqual(['Change to Amateur Path paid by the month']);
  expect(screen.queryByRole('radio', { name: 'Pay yearly' })).toBeNull();
});

test('of a parent’s yearly plan lower ones are offered, also by the month', async () => {
  const { user } = await openSubscription(byParent({ interval: 'year' }));
  await findButton('Cancel plan');
  expect(changes()).toEqual(['Change to Amateur Path paid by the year']);
  await user.click(screen.getByRole('radio', { name: 'Pay monthly' }));
  expect(changes()).toEqual(['Change to Amateur Path paid by the month']);
});
