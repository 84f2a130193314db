import type { ManifestRoute, RemoteManifest } from './remote-manifest';
import { validateManifests } from './validate-manifests';

function route(path: string): ManifestRoute {
  return { path, view: 'v', access: 'public', background: 'default', title: 'T', prerender: false };
}

function manifest(change: Partial<RemoteManifest>): RemoteManifest {
  return {
    id: 'remote-a',
    owner: 'Team A',
    contractVersion: 1,
    routes: [],
    slots: [],
    navigation: [],
    ...change,
  };
}

const other = { id: 'remote-b', owner: 'Team B' };

describe('validateManifests', () => {
  it('accepts a consistent site', () => {
    const a = manifest({
      routes: [route('/'), route('/blog/:slug'), route('*')],
      navigation: [{ area: 'bar', label: 'Home', to: '/', order: 1 }],
    });
    expect(validateManifests([a, manifest({ ...other, routes: [route('/login')] })])).toEqual([]);
  });

  it('lists every problem at once and names both owners', () => {
    const a = manifest({
      contractVersion: 7,
      routes: [route('/login'), route('relative')],
      slots: [{ name: 'header', view: 'h', prerender: true }],
      navigation: [{ area: 'bar', label: 'Lost', to: '/lost', order: 1 }],
    });
    const b = manifest({
      ...other,
      routes: [route('/login')],
      slots: [{ name: 'header', view: 'h', prerender: true }],
    });
    const errors = validateManifests([a, b]);
    expect(errors).toHaveLength(5);
    expect(errors.join('\n')).toMatch(/contract version 7/);
    expect(errors.join('\n')).toMatch(/"relative"/);
    expect(errors.join('\n')).toMatch(
      /"\/login" of remote-a \(Team A\) overlaps "\/login" of remote-b \(Team B\)/,
    );
    expect(errors.join('\n')).toMatch(
      /Slot "header" is filled by remote-a \(Team A\) and by remote-b \(Team B\)/,
    );
    expect(errors.join('\n')).toMatch(/"Lost" of remote-a \(Team A\) leads to unknown "\/lost"/);
  });

  it.each<[string, Partial<ManifestRoute>, number]>([
    ['/blog/:slug', { prerender: true, pages: './src/pages/blog' }, 0],
    ['/blog/:slug', { prerender: false }, 0],
    ['/blog/:slug', { prerender: true }, 1],
    ['/blog/:slug', { prerender: false, pages: './src/pages/blog' }, 1],
    ['/blog', { prerender: true, pages: './src/pages/blog' }, 1],
    ['/cv/:token', { head: '/shared-cvs/:token/head' }, 0],
    ['/cv/:token', { head: '/shared-cvs/:secret/head' }, 1],
    ['/cv/:token', { head: 'https://elsewhere.example/:token' }, 1],
    ['/cv/:token', { head: '//elsewhere.example/:token' }, 1],
    ['/cv', { head: '/shared-cvs/head' }, 1],
    ['/cv/:token', { head: '/heads/:token', prerender: true, pages: './src/pages/cv' }, 1],
  ])('%s with %j: %i problems', (path, change, count) => {
    expect(validateManifests([manifest({ routes: [{ ...route(path), ...change }] })])).toHaveLength(count);
  });

  it('refuses a second not-found page', () => {
    const errors = validateManifests([
      manifest({ routes: [route('*')] }),
      manifest({ ...other, routes: [route('*')] }),
    ]);
    expect(errors).toHaveLength(1);
  });
});

describe('slots of pages', () => {
  const offering = manifest({
    routes: [
      { ...route('/'), offers: ['home:highlights'] },
      { ...route('/start'), offers: ['home:highlights'] },
    ],
  });
  const slots = [{ name: 'home:highlights', view: 'highlights', prerender: true }];

  it('may be offered by pages of one remote, and filled by one remote or by none', () => {
    expect(validateManifests([offering])).toEqual([]);
    expect(validateManifests([offering, manifest({ ...other, slots })])).toEqual([]);
  });

  it('are filled by one remote only', () => {
    const third = manifest({ id: 'remote-c', owner: 'Team C', slots });
    expect(validateManifests([offering, manifest({ ...other, slots }), third])).toEqual([
      'Slot "home:highlights" is filled by remote-b (Team B) and by remote-c (Team C).',
    ]);
  });

  it('are offered by one remote only', () => {
    const second = manifest({ ...other, routes: [{ ...route('/b'), offers: ['home:highlights'] }] });
    expect(validateManifests([offering, second])).toEqual([
      'Slot "home:highlights" is offered by remote-a (Team A) and by remote-b (Team B). ' +
        'One of the owners has to choose another name.',
    ]);
  });

  it('are not filled before a page offers them', () => {
    expect(validateManifests([manifest({ ...other, slots })])).toEqual([
      'Slot "home:highlights", which remote-b (Team B) fills, is offered by no page. ' +
        'Release the page that offers it first, or take the slot out of the manifest.',
    ]);
  });
});
