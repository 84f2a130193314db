import { BrowserHistory } from './browser-history';

beforeEach(() => window.history.replaceState(null, '', '/'));

it('tells its listener about pushes and replaces with state', () => {
  const history = new BrowserHistory();
  const seen: unknown[] = [];
  history.listen(({ pathname, search, hash, state }, action) =>
    seen.push([action, pathname, search, hash, state]),
  );
  history.navigator.push({ pathname: '/pricing-plans', search: '', hash: '' }, { upgrade: true });
  history.navigator.replace('/story?a=1#b');
  expect(seen).toEqual([
    ['push', '/pricing-plans', '', '', { upgrade: true }],
    ['replace', '/story', '?a=1', '#b', null],
  ]);
});

it('replaces instead of stacking the same address twice', () => {
  const history = new BrowserHistory();
  history.navigator.push('/story');
  const length = window.history.length;
  history.navigator.push('/story');
  expect(window.history.length).toBe(length);
});

it('keeps state over a reload', () => {
  new BrowserHistory().navigator.push('/pricing-plans', { upgrade: true });
  expect(new BrowserHistory().location).toMatchObject({
    pathname: '/pricing-plans',
    state: { upgrade: true },
  });
});

it('reports moves through the visitor’s history', async () => {
  const history = new BrowserHistory();
  history.navigator.push('/a');
  history.navigator.push('/b');
  const popped = new Promise((resolve) =>
    history.listen(({ pathname }, action) => resolve([action, pathname])),
  );
  history.navigator.go(-1);
  expect(await popped).toEqual(['pop', '/a']);
});
