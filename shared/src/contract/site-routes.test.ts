import { findRoute } from './match-route';
import { briefManifests } from './testing/brief-manifests';

const routes = briefManifests().flatMap((manifest) => manifest.routes);

/** The route table of the product brief. */
const PUBLIC = [
  '/',
  '/story',
  '/curated-program-path',
  '/success-story',
  '/pricing-plans',
  '/contact-us',
  '/blog',
  '/clips',
  '/unsubscribe-newsletter',
  '/payment-portal',
  '/refund-policy',
  '/privacy-policy',
  '/disclaimer',
  '/t&c',
  '/path',
  '/contact',
  '/auth-action',
];
const PUBLIC_ONLY = ['/login', '/signup', '/reset-password', '/forgot-password', '/email-verification'];
const PROTECTED = [
  '/profile/myprofile',
  '/profile',
  '/settings',
  '/settings/player-stats',
  '/settings/add-weekly-stats',
  '/settings/edit-profile',
  '/manage-subscription',
  '/academies',
  '/map',
  '/welcome',
  '/profile/sharing',
  '/profile/goals',
  '/settings/confirmations',
  '/settings/account',
  '/complete-account',
  '/notifications',
  '/family',
  '/showcases',
];

function find(path: string) {
  return findRoute(routes, path)?.route;
}

it.each(PUBLIC)('%s is a page for everybody', (path) => {
  expect(find(path)).toMatchObject({ path, access: 'public' });
});

it.each(PUBLIC_ONLY)('%s is for signed-out visitors only', (path) => {
  expect(find(path)).toMatchObject({ path, access: 'public-only' });
});

it.each(PROTECTED)('%s is for signed-in players only', (path) => {
  expect(find(path)).toMatchObject({ path, access: 'protected' });
});

it('an unknown path leads to the not-found page', () => {
  expect(find('/nowhere')).toMatchObject({ path: '*', view: 'not-found', access: 'public' });
});

it('the contact page is called Get SKORED', () => {
  expect(find('/contact-us')?.title).toBe('Get SKORED');
});

it('the background is a gradient of its own under /settings and under /profile, the dark one elsewhere', () => {
  for (const { path, background } of routes) {
    if (/^\/settings(\/|$)/.test(path)) expect([path, background]).toEqual([path, 'internal']);
    else if (/^\/(profile(\/|$)|cv\/)/.test(path)) expect([path, background]).toEqual([path, 'cv']);
    else expect([path, background]).toEqual([path, 'default']);
  }
});
