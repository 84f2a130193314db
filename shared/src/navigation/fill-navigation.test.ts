import type { ManifestNavigationEntry } from '../contract/remote-manifest';
import { NAVIGATION_PLACES } from './navigation-places';
import { fillNavigation } from './fill-navigation';

const [plain, ofTier] = NAVIGATION_PLACES;
const item = (entry: ManifestNavigationEntry | undefined, attributes = '') =>
  `<li${attributes}><a href="${entry?.to}">${entry?.label}</a></li>`;
const LIST = `<ul data-navigation="bar" class="x">${item(plain)}${item(ofTier, ' class="tier"')}</ul>`;

const entry = (label: string, to: string, order: number, more: Partial<ManifestNavigationEntry> = {}) =>
  ({ area: 'bar', label, to, order, ...more }) as const;

it('repeats the places for each entry of the area, in their order', () => {
  const entries = [
    entry('Clips', '/clips', 20),
    entry('Home', '/', 10),
    entry('Terms', '/t&c', 1, { area: 'footer-legal' }),
  ];
  expect(fillNavigation(`<nav>${LIST}</nav>`, entries)).toBe(
    '<nav><ul data-navigation="bar" class="x"><li><a href="/">Home</a></li><li><a href="/clips">Clips</a></li></ul></nav>',
  );
});

it('keeps the look of entries of a tier, and leaves out what is for parents', () => {
  const entries = [
    entry('Pricing', '/pricing', 1, { tiers: ['tier0'] }),
    entry('Family', '/family', 2, { for: 'guardian' }),
    entry('Operations', '/operations', 3, { for: 'admin' }),
  ];
  expect(fillNavigation(LIST, entries)).toBe(
    '<ul data-navigation="bar" class="x"><li class="tier"><a href="/pricing">Pricing</a></li></ul>',
  );
});

it('escapes what a manifest says', () => {
  const html = fillNavigation(LIST, [entry('<b>$&"</b>', '/a?b="&c', 1)]);
  expect(html).toContain('<a href="/a?b=&quot;&amp;c">&lt;b&gt;$&amp;&quot;&lt;/b&gt;</a>');
});

it('leaves lists of older releases as they are', () => {
  const older = '<ul class="x"><li><a href="/">Home</a></li></ul>';
  const strange = '<ul data-navigation="bar"><li><a href="/">Home</a></li></ul>';
  expect(fillNavigation(older + strange, [entry('Clips', '/clips', 1)])).toBe(older + strange);
});

it('shows an empty list where no remote has an entry', () => {
  expect(fillNavigation(LIST, [])).toBe('<ul data-navigation="bar" class="x"></ul>');
});

it('takes no longer than the fragment is for tags that never end', () => {
  const endless = '<ul '.repeat(200_000);
  expect(fillNavigation(endless, [])).toBe(endless);
});
