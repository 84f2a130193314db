import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DisclosureMenu } from './disclosure-menu';
import { MenuButton, MenuLink } from './menu-entry';

const onLogout = jest.fn();

function renderMenu() {
  render(
    <>
      <DisclosureMenu label="Hi, Robin">
        <MenuLink href="#cv">My CV</MenuLink>
        <MenuLink href="#edit">Edit Profile</MenuLink>
        <MenuButton onClick={onLogout}>Logout</MenuButton>
      </DisclosureMenu>
      <button>Elsewhere</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Hi, Robin' });
}

const cvLink = () => screen.queryByRole('link', { name: 'My CV' });

test('the button opens and closes the list and says which', async () => {
  const button = renderMenu();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(cvLink()).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(cvLink()).toBeVisible();
  await userEvent.click(button);
  expect(cvLink()).not.toBeInTheDocument();
});

test('arrow keys, Home and End move through the entries and wrap around', async () => {
  renderMenu().focus();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(cvLink()).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(cvLink()).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(cvLink()).toHaveFocus();
});

test('Esc closes and returns focus to the button', async () => {
  const button = renderMenu();
  await userEvent.click(button);
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(cvLink()).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a press outside closes', async () => {
  await userEvent.click(renderMenu());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(cvLink()).not.toBeInTheDocument();
});

test('tabbing out closes', async () => {
  await userEvent.click(renderMenu());
  await userEvent.tab();
  expect(cvLink()).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(cvLink()).not.toBeInTheDocument();
});

test('choosing an entry runs it and closes', async () => {
  await userEvent.click(renderMenu());
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledTimes(1);
  expect(cvLink()).not.toBeInTheDocument();
});
