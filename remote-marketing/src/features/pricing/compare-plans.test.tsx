import { FREE_FOR_ALL, PLAN_NAMES, PLAN_WORDS } from '@skora/domain';
import { ENTITLEMENTS, FREE_IN_EVERY_TIER, TIERS } from '@skora/shared/contract';
import { render, screen, within } from '@testing-library/react';
import { ComparePlans } from './compare-plans';

test('a row per entitlement and per thing that is never sold, a column per plan, all with headers', () => {
  render(<ComparePlans />);
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(Object.values(PLAN_NAMES));
  expect(within(table).getAllByRole('rowheader')).toHaveLength(
    Object.keys(PLAN_WORDS).length + FREE_FOR_ALL.length + FREE_IN_EVERY_TIER.length,
  );
});

test('the values are those of the contract', () => {
  render(<ComparePlans />);
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Clips')).toEqual(TIERS.map((tier) => String(ENTITLEMENTS[tier].clips)));
  expect(cells('Registering for showcases')).toEqual(['No', 'No', 'No', 'No', 'Yes']);
  expect(cells('Deletion')).toEqual(['Yes', 'Yes', 'Yes', 'Yes', 'Yes']);
});

test('the keyboard can scroll the table where it is wider than the screen', () => {
  render(<ComparePlans />);
  expect(screen.getByRole('region', { name: 'Compare the plans' })).toHaveAttribute('tabindex', '0');
});
