import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tier } from '@skora/shared/contract';
import { tierStore } from '@skora/shared/session';
import { beSignedOut, resetSession, signInAs } from '@skora/shared/testing';
import { renderView } from '../../../testing/render-view';
import { TierBanner } from './tier-banner';

const CHOOSE = 'Choose Your Plan to Access the Premium Features';

afterEach(() => act(resetSession));

const banners: [Tier, string, string, unknown][] = [
  ['tier0', CHOOSE, '/pricing-plans', undefined],
  ['tier1', 'Unlock More with Amateur Path', '/pricing-plans', { upgrade: true }],
  ['tier2', 'Ready to Go Pro? Upgrade Now', '/pricing-plans', { upgrade: true }],
  ['tier3', 'Take the Final Step: Join the Pro League Path', '/pricing-plans', { upgrade: true }],
  ['tier4', "You're on the Pro League Path – Check Showcase Schedule", '/showcases', undefined],
];

it.each(banners)('invites %s: %s', async (tier, text, to, state) => {
  signInAs({}, tier);
  const { visits } = renderView(TierBanner);
  const link = screen.getByRole('link', { name: text });
  expect(link).toHaveTextContent(text);
  await userEvent.click(link);
  expect(visits).toEqual([{ to, state }]);
});

it('asks to choose a plan while the tier is loading', () => {
  renderView(TierBanner);
  expect(screen.getByRole('link', { name: CHOOSE })).toHaveAttribute('href', '/pricing-plans');
});

it('asks nobody to choose a plan who may have one', () => {
  signInAs();
  renderView(TierBanner);
  act(() => tierStore.set({ status: 'unknown', tier: 'tier0' }));
  expect(screen.queryByRole('link', { name: CHOOSE })).toBeNull();
  const link = screen.getByRole('link', { name: 'We cannot check your plan right now' });
  expect(link).toHaveAttribute('href', '/manage-subscription');
});

it('asks visitors to choose a plan', () => {
  beSignedOut();
  renderView(TierBanner);
  expect(screen.getByRole('link', { name: CHOOSE })).toBeVisible();
});

it('offers a parent or guardian no plan of a player', () => {
  signInAs({}, 'tier0', 'active', 'guardian');
  renderView(TierBanner);
  expect(screen.queryByRole('link')).toBeNull();
});

it('follows the tier without losing the focus', () => {
  renderView(TierBanner);
  screen.getByRole('link').focus();
  act(() => void signInAs({}, 'tier4'));
  expect(screen.getByRole('link', { name: /Check Showcase Schedule/ })).toHaveFocus();
});
