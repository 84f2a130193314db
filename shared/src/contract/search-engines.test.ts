import type { ManifestRoute } from './remote-manifest';
import { briefManifests } from './testing/brief-manifests';

const routes: ManifestRoute[] = briefManifests().flatMap((manifest) => manifest.routes);

const own = routes.filter(({ canonical }) => canonical === undefined);
const listed = own.filter(({ access, noindex }) => access === 'public' && !noindex);

function twins(texts: readonly (string | undefined)[]): (string | undefined)[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

it('no two pages have the same title', () => {
  expect(twins(own.map(({ title }) => title))).toEqual([]);
});

it('every title fits into a search result', () => {
  expect(routes.map(({ title }) => title).filter((title) => title.length > 60)).toEqual([]);
});

it('every page for search engines has a description of its own that fits', () => {
  const pages = listed.filter(({ path }) => !path.includes(':'));
  expect(pages.filter(({ description = '' }) => description.length < 30 || description.length > 160)).toEqual(
    [],
  );
  expect(twins(pages.map(({ description }) => description))).toEqual([]);
});

it('pages that repeat another one point to a page that exists', () => {
  const paths = new Set(own.map(({ path }) => path));
  const lost = routes.filter(({ canonical }) => canonical !== undefined && !paths.has(canonical));
  expect(lost).toEqual([]);
});

it.each(['*', '/auth-action', '/payment-portal', '/unsubscribe-newsletter', '/design-system'])(
  '%s is not for search engines',
  (path) => {
    expect(listed.map((route) => route.path)).not.toContain(path);
  },
);
