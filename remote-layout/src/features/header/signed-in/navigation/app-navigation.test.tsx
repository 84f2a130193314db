import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@skora/shared/contract';
import { resetSession, signInAs } from '@skora/shared/testing';
import { renderView } from '../../../../testing/render-view';
import { AppNavigation } from './app-navigation';
import { itemsFor } from './items';

const bar = () => screen.getByRole('navigation', { name: 'Your pages' });
const labels = () => itemsFor('player').map(({ label }) => label);
/** jsdom has no popovers: a sheet is always there for it. */
const sheet = (name: string) => screen.getByRole('list', { name });

afterEach(() => act(resetSession));

it('has five places for a player, and three for a guardian', () => {
  signInAs();
  renderView(AppNavigation, '/profile');
  expect(labels()).toEqual(['Home', 'Add', 'CV', 'Discover', 'Me']);
  for (const name of labels()) {
    expect(within(bar()).getByRole(/Home|CV/.test(name) ? 'link' : 'button', { name })).toBeVisible();
  }
  act(() => void signInAs({}, 'tier0', 'active', 'guardian'));
  expect(within(bar()).getByRole('link', { name: 'Family' })).toHaveAttribute('href', '/family');
  expect(within(bar()).queryByRole('button', { name: 'Add' })).toBeNull();
});

it('leads to pages that there are', () => {
  const known: string[] = Object.values(paths).map((path) => path());
  const addresses = itemsFor('player').flatMap((item) =>
    'to' in item ? [item.to] : item.entries.map(({ to }) => to.replace(/[?#].*/, '')),
  );
  expect(addresses.filter((address) => !known.includes(address))).toEqual([]);
});

it('adds each of four things with one press more', async () => {
  signInAs();
  const { visits } = renderView(AppNavigation, '/profile');
  for (const name of [/^Match/, /^Training/, /^How I felt/, /^Test/]) {
    await userEvent.click(within(sheet('Add')).getByRole('link', { name }));
  }
  expect(visits.map(({ to }) => to)).toEqual([
    '/settings/add-weekly-stats?add=match',
    '/settings/add-weekly-stats?add=training',
    '/settings/add-weekly-stats?add=wellness',
    '/settings/player-stats?add=test',
  ]);
});

it('marks the page one is on, and the place it belongs to', () => {
  signInAs();
  const { goTo } = renderView(AppNavigation, '/profile');
  expect(within(bar()).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  goTo('/academies/fc-sample');
  expect(within(bar()).getByRole('button', { name: 'Discover' })).toHaveAttribute('aria-current', 'true');
  expect(within(bar()).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  goTo('/map');
  expect(within(sheet('Discover')).getByRole('link', { name: /^Player map/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it('gives the focus to the first choice of an opened sheet, from where the arrow keys walk', () => {
  signInAs();
  renderView(AppNavigation, '/profile');
  const me = sheet('Me');
  fireEvent(me, Object.assign(new Event('toggle'), { oldState: 'closed', newState: 'open' }));
  const links = within(me).getAllByRole('link');
  expect(links[0]).toHaveFocus();
  fireEvent.keyDown(links[0] as HTMLElement, { key: 'ArrowDown' });
  expect(links[1]).toHaveFocus();
});
