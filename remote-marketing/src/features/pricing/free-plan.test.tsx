import { screen, within } from '@testing-library/react';
import { FREE_FOR_ALL, PLAN_NAMES, planLines } from '@skora/domain';
import { ENTITLEMENTS, FREE_IN_EVERY_TIER } from '@skora/shared/contract';
import { signedIn, signedOut } from '../../testing/visitor';
import { visitPage } from '../../testing/render-page';
import { FreePlan } from './free-plan';

test('says once what is free, and exactly what the table of entitlements gives without a plan', () => {
  signedOut();
  visitPage(<FreePlan />);
  const card = screen.getByRole('article');
  // Links to "#free" lead here.
  expect(card).toHaveAttribute('id', 'free');
  expect(within(card).getByRole('heading', { name: PLAN_NAMES.tier0 })).toBeVisible();
  const [own = [], always = []] = within(card)
    .getAllByRole('list')
    .map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
  expect(own).toEqual([...planLines(ENTITLEMENTS.tier0), ...FREE_FOR_ALL]);
  expect(always).toHaveLength(FREE_IN_EVERY_TIER.length);
});

test('it is the plan of somebody whose plan is known to be none, and of nobody else', () => {
  signedIn('tier0');
  visitPage(<FreePlan />);
  expect(screen.getByText('This is your plan now.')).toBeVisible();
  signedIn();
  expect(screen.queryByText('This is your plan now.')).toBeNull();
});
