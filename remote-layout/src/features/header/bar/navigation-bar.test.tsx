import { act, fireEvent, screen, within } from '@testing-library/react';
import { TIERS } from '@skora/shared/contract';
import { provideNavigation } from '@skora/shared/navigation';
import { DEVICE_KEYS, deviceStorage } from '@skora/shared/storage-keys';
import { beSignedOut, provideTestConfig, resetSession, signInAs } from '@skora/shared/testing';
import { BAR_LINKS, NAVIGATION } from '../../../testing/navigation-entries';
import { findBell } from '../../../testing/find-bell';
import { renderView } from '../../../testing/render-view';
import { stubStorageService } from '../../../testing/stub-storage-service';
import { NavigationBar } from './navigation-bar';

const pages = () => within(screen.getByRole('navigation', { name: 'Main' }));
const labels = () =>
  pages()
    .getAllByRole('link')
    .map((link) => link.textContent);
const allLabels = BAR_LINKS.map(([label]) => label);

beforeEach(() => {
  provideTestConfig();
  provideNavigation(NAVIGATION);
  stubStorageService();
});

afterEach(() => {
  act(resetSession);
  deviceStorage.remove(DEVICE_KEYS.user);
  jest.restoreAllMocks();
});

it('leads to every page of the bar, in order', () => {
  renderView(NavigationBar);
  const links = pages()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(BAR_LINKS);
});

it.each(TIERS)('offers the prices to %s only without a plan', async (tier) => {
  signInAs({}, tier);
  renderView(NavigationBar);
  await findBell();
  expect(labels()).toEqual(allLabels.filter((label) => label !== 'Pricing' || tier === 'tier0'));
});

it('offers the prices while the tier is loading, and takes them back live', async () => {
  renderView(NavigationBar);
  expect(labels()).toContain('Pricing');
  act(() => void signInAs({}, 'tier2'));
  await findBell();
  expect(labels()).not.toContain('Pricing');
});

it('marks the page one is on, with and without a trailing slash', () => {
  const { goTo } = renderView(NavigationBar, '/story');
  expect(pages().getByRole('link', { current: 'page' })).toHaveTextContent('SKORAs STORY');
  goTo('/success-story/');
  expect(pages().getByRole('link', { current: 'page' })).toHaveTextContent('Success Stories');
  goTo('/profile');
  expect(pages().queryByRole('link', { current: 'page' })).toBeNull();
});

it('shows visitors the ways in', () => {
  beSignedOut();
  renderView(NavigationBar);
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/signup');
  expect(screen.queryByRole('button', { name: /^Hi,/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Your dashboard' })).toBeNull();
});

it('keeps both looks ready while nobody knows who is here', () => {
  renderView(NavigationBar);
  expect(screen.getByRole('link', { name: 'Login' }).parentElement).toHaveClass('unlessReturning');
  expect(screen.getByRole('link', { name: 'Your dashboard' })).toHaveClass('ifReturning');
});

it('greets early whom this browser knew last', async () => {
  deviceStorage.write(
    DEVICE_KEYS.user,
    JSON.stringify({ uid: 'u', displayName: 'Mara F', photoURL: null, email: null, emailVerified: true }),
  );
  renderView(NavigationBar);
  expect(await screen.findByRole('button', { name: 'Hi, Mara F' })).toBeVisible();
  await findBell();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

it('changes its style once the page is scrolled, and back', () => {
  renderView(NavigationBar);
  const bar = screen.getByRole('banner');
  const scrollTo = (scrollY: number) => {
    Object.assign(window, { scrollY });
    fireEvent.scroll(window);
  };
  expect(bar).not.toHaveAttribute('data-scrolled');
  scrollTo(1);
  expect(bar).toHaveAttribute('data-scrolled');
  scrollTo(0);
  expect(bar).not.toHaveAttribute('data-scrolled');
});

describe('the sheet of narrow screens', () => {
  // jsdom has no popovers; the browser suite opens real ones.
  const hide = jest.fn();

  beforeEach(() => {
    hide.mockReset();
    Object.assign(HTMLElement.prototype, { hidePopover: hide });
  });

  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });

  it('is a popover that its buttons open and close without script', () => {
    renderView(NavigationBar);
    const sheet = screen.getByRole('navigation', { name: 'Main' });
    expect(sheet).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', sheet.id);
    const close = screen.getByRole('button', { name: 'Close menu' });
    expect(close).toHaveAttribute('popovertarget', sheet.id);
    expect(close).toHaveAttribute('popovertargetaction', 'hide');
  });

  it('has the focus while it is open, for it lies over the button, and leaves it to the page one goes to', () => {
    const { goTo } = renderView(NavigationBar, '/');
    const sheet = screen.getByRole('navigation', { name: 'Main' });
    fireEvent(sheet, Object.assign(new Event('toggle'), { oldState: 'closed', newState: 'open' }));
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    within(sheet).getByRole('link', { name: 'SKORAs STORY' }).focus();
    goTo('/story', 'second');
    expect(document.body).toHaveFocus();
  });

  it('closes after each navigation, also to the page one is on, and not before', () => {
    const { goTo } = renderView(NavigationBar, '/');
    expect(hide).not.toHaveBeenCalled();
    goTo('/story', 'second');
    goTo('/story', 'third');
    expect(hide).toHaveBeenCalledTimes(2);
  });

  it('closes when the focus moves behind it', () => {
    renderView(NavigationBar);
    const link = pages().getByRole('link', { name: 'Success Stories' });
    fireEvent.blur(link, { relatedTarget: pages().getByRole('link', { name: 'Home' }) });
    expect(hide).not.toHaveBeenCalled();
    fireEvent.blur(link, { relatedTarget: screen.getByRole('link', { name: 'Login' }) });
    expect(hide).toHaveBeenCalledTimes(1);
  });
});
