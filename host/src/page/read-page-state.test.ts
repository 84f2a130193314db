import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RouteTable } from '../navigation/route-table';
import { readPageState } from './read-page-state';

/** As the server of an earlier host wrote it. */
const EARLIER = join(__dirname, '../../../e2e/fixtures/skew/host/page-state.json');

function readPage(state: string): ReturnType<typeof readPageState> {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'skora-page';
  block.textContent = state;
  document.body.replaceChildren(block);
  return readPageState();
}

it('reads the page of an earlier host', () => {
  const { remotes, navigation, config, missing } = readPage(readFileSync(EARLIER, 'utf8'));
  const routes = new RouteTable(remotes);
  expect(routes.find('/login')?.route).toMatchObject({
    view: 'login',
    access: 'public-only',
    background: 'default',
    remote: { id: 'remote-auth', contractVersion: 1 },
  });
  expect(navigation.map(({ to }) => to)).toContain('/story');
  expect(config.environment).toBe('local');
  expect(missing).toEqual([]);
});

it('passes over what only a later host writes', () => {
  const state = JSON.parse(readFileSync(EARLIER, 'utf8')) as { remotes: object[] };
  const remotes = state.remotes.map((remote) => ({ ...remote, laterMember: {} }));
  const later = readPage(JSON.stringify({ ...state, remotes, laterMember: {} }));
  expect(new RouteTable(later.remotes).knows('/login')).toBe(true);
});

it('says when the server of the host has not composed the page', () => {
  document.body.replaceChildren();
  expect(() => readPageState()).toThrow('The page carries no state');
});
