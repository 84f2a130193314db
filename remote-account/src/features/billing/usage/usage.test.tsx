import { screen } from '@testing-library/react';
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
  USAGE,
} from '../testing/subscription-page';

beforeAll(addNativeDialog);
beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(signOutAtEdge);

test('a paid plan shows how many clips and live links it holds', async () => {
  await openSubscription(planState(PAID));
  expect(await screen.findByRole('meter', { name: 'Clips' })).toHaveAttribute('aria-valuetext', '3 of 15');
  expect(screen.getByRole('meter', { name: 'Live links' })).toHaveAttribute('value', '2');
  expect(screen.getByText('2 of 20')).toBeVisible();
  expect(screen.getByText(/A smaller plan deletes nothing/)).toBeVisible();
});

test('more than a smaller plan has room for is said to sleep', async () => {
  const { http, user } = await openSubscription(planState(PAID));
  await screen.findByText('3 of 15');
  const usage = { clips: { used: 3, limit: 2 }, shareLinks: { used: 1, limit: 1 } };
  http.answer(USAGE, () => jsonReply(usage));
  http.answer(planCall('withdraw'), () => jsonReply(planState(null)));
  await user.click(await findButton('Withdraw from the purchase'));
  await user.click(inDialog().getByRole('button', { name: 'Confirm withdrawal' }));
  expect(await screen.findByText('3 (your plan has room for 2)')).toBeVisible();
  expect(
    screen.getByText(
      /Nothing is deleted\. Of the links and clips you show, those above its number are asleep/,
    ),
  ).toBeVisible();
});

test('a count that fails can be asked for again', async () => {
  const { http, user } = await openSubscription(planState(PAID));
  await screen.findByText('3 of 15');
  http.answer(USAGE, () => problem(503));
  http.answer(planCall('cancel'), () => jsonReply(planState(PAID)));
  await user.click(await findButton('Cancel plan'));
  await user.click(inDialog().getByRole('button', { name: 'Cancel plan' }));
  expect(await screen.findByText('We could not count what you use')).toBeVisible();
  const usage = { clips: { used: 4, limit: 15 }, shareLinks: { used: 2, limit: 20 } };
  http.answer(USAGE, () => jsonReply(usage));
  await user.click(await findButton('Try again'));
  expect(await screen.findByText('4 of 15')).toBeVisible();
});
