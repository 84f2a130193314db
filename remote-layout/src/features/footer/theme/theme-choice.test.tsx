import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeChoice } from './theme-choice';

const choice = () => screen.getByRole('combobox', { name: 'Theme' });
const chosen = () => document.documentElement.dataset['theme'];
const media = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('media');

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#000000">';
});

afterEach(() => {
  delete document.documentElement.dataset['theme'];
  document.cookie = 'skora_theme=; Max-Age=0; Path=/';
  document.head.innerHTML = '';
});

test('the system decides at first', () => {
  render(<ThemeChoice />);
  expect(choice()).toHaveDisplayValue('System');
  expect(document.cookie).not.toContain('skora_theme');
});

test.each([
  ['Light', 'light', 'all'],
  ['Dark', 'dark', 'not all'],
])('%s is shown at once, and kept in a cookie', async (label, theme, when) => {
  render(<ThemeChoice />);
  await userEvent.selectOptions(choice(), label);
  expect(chosen()).toBe(theme);
  expect(document.cookie).toContain(`skora_theme=${theme}`);
  expect(media()).toBe(when);
  expect(choice()).toHaveDisplayValue(label);
});

test('System takes the choice back and keeps nothing', async () => {
  document.documentElement.dataset['theme'] = 'dark';
  document.cookie = 'skora_theme=dark; Path=/';
  render(<ThemeChoice />);
  expect(choice()).toHaveDisplayValue('Dark');
  await userEvent.selectOptions(choice(), 'System');
  expect(chosen()).toBeUndefined();
  expect(document.cookie).not.toContain('skora_theme');
  expect(media()).toBe('(prefers-color-scheme: light)');
});
