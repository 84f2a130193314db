import type { ManifestNavigationEntry, NavigationArea } from '@skora/shared/contract';

function area(
  name: NavigationArea,
  links: readonly (readonly [string, string])[],
): ManifestNavigationEntry[] {
  return links.map(([label, to], order) => ({
    area: name,
    label,
    to,
    order,
    ...(label === 'Pricing' ? { tiers: ['tier0'] } : {}),
  }));
}

/** Links of the bar, in the specification's words. */
export const BAR_LINKS = [
  ['Home', '/'],
  ['SKORAs STORY', '/story'],
  ['Curated Program Path', '/curated-program-path'],
  ['Pricing', '/pricing-plans'],
  ['Success Stories', '/success-story'],
] as const;

export const ACCOUNT_LINKS = [
  ['My CV', '/profile/myprofile'],
  ['Edit Profile', '/settings/edit-profile'],
  ['Add Stats', '/settings/player-stats'],
  ['Add Weekly Stats', '/settings/add-weekly-stats'],
  ['Academies', '/academies'],
  ['Manage Subscription', '/manage-subscription'],
] as const;

export const QUICK_LINKS = [
  ['Home', '/'],
  ["SKORA's Story", '/story'],
  ['Curated Program Path', '/curated-program-path'],
  ['Pricing', '/pricing-plans'],
  ['Success Stories', '/success-story'],
  ['Get SKORED', '/contact-us'],
] as const;

export const LEGAL_LINKS = [
  ['Disclaimer', '/disclaimer'],
  ['Terms & Conditions', '/t&c'],
  ['Privacy Policy', '/privacy-policy'],
  ['Refund Policy', '/refund-policy'],
] as const;

/** What the manifests of a whole site bring along. */
export const NAVIGATION = [
  ...area('bar', BAR_LINKS),
  ...area('account', ACCOUNT_LINKS),
  ...area('footer-quick', QUICK_LINKS),
  ...area('footer-legal', LEGAL_LINKS),
];
