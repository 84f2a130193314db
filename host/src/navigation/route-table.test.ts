import type { PageRemote, RouteTableFile } from '@skora/shared/contract';
import { SiteUpdated } from '../update/check-file';
import { RouteTable } from './route-table';

const remote: PageRemote = {
  id: 'remote-tests',
  release: 'aaaaaa111111',
  contractVersion: 1,
  entry: '/remotes/remote-tests/entry.js',
  routes: [
    { path: '/story', access: 'public', title: 'Story' },
    { path: '/t&c', view: 'terms', access: 'public', background: 'cv', title: 'Terms' },
  ],
  slots: [],
};

it('knows what a page leaves out because it goes without saying', () => {
  const routes = new RouteTable([remote]);
  expect(routes.find('/story')?.route).toMatchObject({ view: 'story', background: 'default' });
  expect(routes.find('/t&c')?.route).toMatchObject({ view: 'terms', background: 'cv' });
});

it('finds the route of an address in any spelling, as links in a page may have it', () => {
  expect(new RouteTable([remote]).find('/t%26c')?.route).toMatchObject({ view: 'terms' });
});

describe('a page that names only what it shows', () => {
  const ADDRESS = '/routes.json?v=0123456789abcdef';
  const edge = jest.fn<Promise<Response>, [string]>();
  let remotes: PageRemote[];

  beforeEach(() => {
    const [story, terms] = remote.routes;
    const other = { ...remote, id: 'remote-other', entry: '/remotes/remote-other/entry.js', routes: [] };
    remotes = [{ ...remote, routes: [story!] }, other];
    const table: RouteTableFile = {
      'remote-tests': { integrity: 'sha256-a', routes: [terms!, story!] },
      'remote-other': {
        integrity: 'sha256-b',
        routes: [{ path: '/news', access: 'public', title: 'News' }],
      },
    };
    edge.mockReset().mockImplementation(async () => new Response(JSON.stringify(table)));
    Object.assign(globalThis, { fetch: edge });
    window.history.replaceState(null, '', '/story');
  });

  it('can find its own route, and no other before the table is here', async () => {
    const routes = new RouteTable(remotes, ADDRESS);
    expect(routes.canFind('/story')).toBe(true);
    expect(routes.canFind('/news')).toBe(false);
    await routes.complete();
    expect(routes.canFind('/news')).toBe(true);
    expect(routes.find('/news')?.route).toMatchObject({
      view: 'news',
      remote: { id: 'remote-other', integrity: 'sha256-b' },
    });
    expect(edge.mock.calls.map(([address]) => address)).toEqual([ADDRESS]);
  });

  it('cannot find its own address when its route is that of another one', () => {
    window.history.replaceState(null, '', '/elsewhere');
    expect(new RouteTable(remotes, ADDRESS).canFind('/elsewhere')).toBe(false);
  });

  it('has the same route for what is shown, before and after', async () => {
    const routes = new RouteTable(remotes, ADDRESS);
    const shown = routes.find('/story')?.route;
    await routes.complete();
    expect(routes.find('/story')?.route).toBe(shown);
  });

  it('asks once, for all who wait, and never again', async () => {
    const routes = new RouteTable(remotes, ADDRESS);
    await Promise.all([routes.complete(), routes.complete()]);
    await routes.complete();
    expect(edge).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['does not come', TypeError, () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is that of another release', SiteUpdated, async () => new Response('{}', { status: 404 })],
  ])('tells of a table that %s, and asks again', async (_what, kind, fail) => {
    edge.mockImplementationOnce(fail);
    const routes = new RouteTable(remotes, ADDRESS);
    await expect(routes.complete()).rejects.toBeInstanceOf(kind);
    expect(routes.canFind('/news')).toBe(false);
    await routes.complete();
    expect(routes.knows('/news')).toBe(true);
  });
});
