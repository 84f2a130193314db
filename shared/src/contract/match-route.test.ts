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
    ['*', '/a', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(patternsOverlap(a, b)).toBe(expected);
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
