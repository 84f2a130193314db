import { array, assert, constantFrom, property } from 'fast-check';
import { findRoute, matchPattern, patternsOverlap } from './match-route';

describe('matchPattern', () => {
  it.each([
    ['/', '/', {}],
    ['/blog', '/blog', {}],
    ['/blog', '/blog/', {}],
    ['/blog/:slug', '/blog/first-touch', { slug: 'first-touch' }],
    ['/cv/:token', '/cv/a%20b', { token: 'a b' }],
    ['/t&c', '/t&c', {}],
  ])('%s matches %s', (pattern, pathname, params) => {
    expect(matchPattern(pattern, pathname)).toEqual(params);
  });

  it.each([
    ['/blog', '/Blog'],
    ['/blog/:slug', '/blog'],
    ['/blog/:slug', '/blog/a/b'],
    ['*', '/anything'],
    ['/blog/:slug', '/blog/%E0%A4%A'],
  ])('%s does not match %s', (pattern, pathname) => {
    expect(matchPattern(pattern, pathname)).toBeNull();
  });
});

describe('patternsOverlap', () => {
  it.each([
    ['/login', '/login', true],
    ['/blog/:slug', '/blog/:id', true],
    ['/blog/:slug', '/blog/tags', false],
    ['/a', '/b', false],
    ['/foo/:slug', '/:section/bar', true],
    ['/:section/:slug', '/blog/:slug', false],
    ['*', '/a', false],
    ['*', '/:page', false],
    ['*', '*', true],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(patternsOverlap(a, b)).toBe(expected);
  });
});

describe('patternsOverlap and findRoute', () => {
  const pattern = array(constantFrom('a', 'b', ':x', ':y'), { maxLength: 4 }).map(
    (parts) => `/${parts.join('/')}`,
  );
  const pathname = array(constantFrom('a', 'b', 'c'), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);

  it('patterns that do not overlap give every address the same route in either order', () => {
    assert(
      property(pattern, pattern, pathname, (a, b, address) => {
        if (patternsOverlap(a, b)) return;
        const first = findRoute([{ path: a }, { path: b }], address);
        expect(findRoute([{ path: b }, { path: a }], address)).toEqual(first);
      }),
      { numRuns: 2_000 },
    );
  });

  it('patterns that overlap share an address that the order of the routes decides', () => {
    assert(
      property(pattern, pattern, (a, b) => {
        if (!patternsOverlap(a, b)) return;
        const parts = b.split('/');
        const shared = a
          .split('/')
          .map((part, index) => (part.startsWith(':') ? (parts[index] ?? '') : part));
        const address = shared.map((part) => (part.startsWith(':') ? 'c' : part)).join('/');
        const routes = [
          { path: a, name: 'a' },
          { path: b, name: 'b' },
        ];
        expect(findRoute(routes, address)?.route.name).toBe('a');
        expect(findRoute(routes.reverse(), address)?.route.name).toBe('b');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('findRoute', () => {
  const routes = [{ path: '/blog/:slug' }, { path: '/blog/tags' }, { path: '*' }];

  it('prefers static segments', () => {
    expect(findRoute(routes, '/blog/tags')?.route.path).toBe('/blog/tags');
    expect(findRoute(routes, '/blog/x')).toEqual({ route: { path: '/blog/:slug' }, params: { slug: 'x' } });
  });

  it('falls back to the not-found route, and to null without one', () => {
    expect(findRoute(routes, '/nowhere')?.route.path).toBe('*');
    expect(findRoute([{ path: '/' }], '/nowhere')).toBeNull();
  });
});
