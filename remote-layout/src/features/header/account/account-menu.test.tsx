import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideNavigation } from '@skora/shared/navigation';
import { onEvent, type ToastRequest } from '@skora/shared/events';
import { provideTestConfig, resetSession, signInAs } from '@skora/shared/testing';
import { ACCOUNT_LINKS, NAVIGATION } from '../../../testing/navigation-entries';
import { findBell } from '../../../testing/find-bell';
import { renderView } from '../../../testing/render-view';
import { stubStorageService } from '../../../testing/stub-storage-service';
import { AccountArea } from './account-area';

const button = () => screen.getByRole('button', { name: /^Hi,/ });
/** The bell and the menu come by themselves, each in its own time. */
async function findMenu(): Promise<HTMLElement> {
  await findBell();
  return screen.findByRole('button', { name: /^Hi,/ });
}
const list = () => screen.getByRole('list');

beforeEach(() => {
  provideTestConfig();
  provideNavigation(NAVIGATION);
  stubStorageService();
});

afterEach(() => {
  act(resetSession);
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.restoreAllMocks();
});

async function open() {
  signInAs();
  const view = renderView(AccountArea);
  await findMenu();
  const user = userEvent.setup();
  await user.click(button());
  return { ...view, user };
}

it.each([
  ['<img src=x onerror=alert(1)>', 'Hi, <img src=x'],
  ['محمد صلاح', 'Hi, محمد صلاح'],
  ['', 'Hi, player'],
])('greets %j as text', async (displayName, greeting) => {
  signInAs({ displayName });
  renderView(AccountArea);
  await findBell();
  expect(await screen.findByRole('button', { name: greeting })).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

it('leads to the dashboard until the menu is here', async () => {
  signInAs();
  renderView(AccountArea);
  const link = screen.getByRole('link', { name: 'Your dashboard' });
  expect(link).toHaveAttribute('href', '/profile');
  await findMenu();
  expect(link).not.toBeInTheDocument();
});

it('is closed at first and lists the pages of the account when opened', async () => {
  signInAs();
  renderView(AccountArea);
  await findMenu();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('list')).toBeNull();
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(button()).toHaveAttribute('aria-controls', list().id);
  const links = within(list()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(ACCOUNT_LINKS);
  expect(within(list()).getByRole('button', { name: 'Logout' })).toBeVisible();
});

it('opens with the keyboard, walks with the arrow keys, and Escape returns to the button', async () => {
  signInAs();
  renderView(AccountArea);
  await findMenu();
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveFocus();
  await user.tab();
  expect(button()).toHaveFocus();
  await user.keyboard('{Enter}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'My CV' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'My CV' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
  await user.keyboard('{Home}{Escape}');
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it('closes by a press outside and when the focus leaves', async () => {
  const { user } = await open();
  await user.click(document.body);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  document.body.append(document.createElement('input'));
  await user.click(button());
  await user.keyboard('{End}');
  await user.tab();
  expect(document.querySelector('input')).toHaveFocus();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  document.querySelector('input')?.remove();
});

it('closes once the visitor has gone to an entry', async () => {
  const { user, visits, goTo } = await open();
  await user.click(screen.getByRole('link', { name: 'Academies' }));
  expect(visits).toEqual([{ to: '/academies', state: undefined }]);
  goTo('/academies');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it('shows the default avatar when there is no picture', async () => {
  signInAs();
  renderView(AccountArea);
  await findBell();
  expect(await screen.findByRole('button', { name: /^Hi,/ })).toContainHTML('<svg');
});

it('shows the picture of the player', async () => {
  const { uid } = signInAs();
  stubStorageService([{ path: `profilePictures/${uid}`, token: 'abc' }]);
  // jsdom downloads no pictures and calls each one complete and empty, which is how a failed one looks.
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { container } = renderView(AccountArea);
  await findBell();
  await waitFor(() =>
    expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('token=abc')),
  );
  complete.mockRestore();
});

describe('Logout', () => {
  const toasts: ToastRequest[] = [];
  let stopListening: () => void;

  beforeEach(() => {
    toasts.length = 0;
    stopListening = onEvent('shell:toast-requested', (toast) => toasts.push(toast));
  });

  afterEach(() => stopListening());

  // First in this file to need the identity provider: it reads the broken address once.
  it('stays and can be tried again when it fails', async () => {
    provideTestConfig({
      firebase: {
        projectId: 'demo-skora',
        apiKey: 'demo',
        authDomain: 'demo-skora.firebaseapp.com',
        storageBucket: 'demo-skora.appspot.com',
        emulators: { auth: 'nowhere', firestore: '127.0.0.1:1', storage: '127.0.0.1:1' },
      },
    });
    const { user, visits } = await open();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.message).toBe('Error during logout. Please try again.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled());
    expect(visits).toEqual([]);
  });

  it('signs out, then goes to the login page', async () => {
    const { user, visits } = await open();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(visits).toEqual([{ to: '/login', state: undefined }]));
    expect(toasts).toEqual([{ kind: 'success', message: 'You have successfully signed out!' }]);
  });
});
