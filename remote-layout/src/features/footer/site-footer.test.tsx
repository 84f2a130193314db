import { act, screen, within } from '@testing-library/react';
import { TIERS } from '@skora/shared/contract';
import { provideNavigation } from '@skora/shared/navigation';
import { LOADING_TIER, tierStore } from '@skora/shared/session';
import { beSignedOut, provideTestConfig, resetSession, signInAs } from '@skora/shared/testing';
import { LEGAL_LINKS, NAVIGATION, QUICK_LINKS } from '../../testing/navigation-entries';
import { renderView } from '../../testing/render-view';
import { SiteFooter } from './site-footer';

beforeEach(() => {
  provideTestConfig();
  provideNavigation(NAVIGATION);
});

afterEach(() => act(resetSession));

function listLinks(name: string) {
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

it('holds the quick and the legal links, in order', () => {
  beSignedOut();
  renderView(SiteFooter);
  expect(listLinks('Quick links')).toEqual(QUICK_LINKS);
  expect(listLinks('Legal')).toEqual(LEGAL_LINKS);
});

it.each(TIERS)('offers the prices to %s only without a plan', (tier) => {
  signInAs({}, tier);
  renderView(SiteFooter);
  const labels = listLinks('Quick links').map(([label]) => label);
  expect(labels.includes('Pricing')).toBe(tier === 'tier0');
});

it('does not offer the prices to a player while the plan loads', () => {
  signInAs();
  tierStore.set(LOADING_TIER);
  renderView(SiteFooter);
  expect(listLinks('Quick links').map(([label]) => label)).not.toContain('Pricing');
  act(() => void signInAs({}, 'tier0'));
  expect(listLinks('Quick links').map(([label]) => label)).toContain('Pricing');
});

it('has the prices ready for visitors while nobody knows who is here, hidden where somebody was signed in', () => {
  renderView(SiteFooter);
  expect(screen.getByRole('link', { name: 'Pricing' }).parentElement).toHaveClass('unlessReturning');
  act(beSignedOut);
  expect(screen.getByRole('link', { name: 'Pricing' }).parentElement).not.toHaveClass('unlessReturning');
});

it.each([
  ['Facebook', 'https://www.facebook.com/club'],
  ['Instagram', 'https://www.instagram.com/club'],
  ['YouTube', 'https://www.youtube.com/@club'],
  ['LinkedIn', 'https://www.linkedin.com/company/club'],
])('leads to %s at the configured address', (name, href) => {
  provideTestConfig({
    social: {
      facebook: 'https://www.facebook.com/club',
      instagram: 'https://www.instagram.com/club',
      youtube: 'https://www.youtube.com/@club',
      linkedin: 'https://www.linkedin.com/company/club',
    },
  });
  renderView(SiteFooter);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('has no link to a network without an address, and no list without links', () => {
  provideTestConfig({ social: { youtube: 'https://www.youtube.com/@club' } });
  const { container, unmount } = renderView(SiteFooter);
  const links = container.querySelectorAll('a[href^="https:"], a[href="#"]');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['https://www.youtube.com/@club']);
  unmount();
  provideTestConfig({ social: {} });
  renderView(SiteFooter);
  expect(document.querySelectorAll('ul')).toHaveLength(2);
});

it('names the digest and the way out of it, the tagline and the year', () => {
  renderView(SiteFooter);
  expect(screen.getByRole('heading', { name: 'Playbook Digest' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Unsubscribe' })).toHaveAttribute(
    'href',
    '/unsubscribe-newsletter',
  );
  expect(screen.getByText('Data. Direction. Destiny.')).toBeVisible();
  expect(screen.getByText('© 2025 SKORA. All rights reserved.')).toBeVisible();
});
