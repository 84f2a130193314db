import type { PageRemote } from '@skora/shared/contract';
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
