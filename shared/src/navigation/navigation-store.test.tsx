import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ManifestNavigationEntry } from '../contract/remote-manifest';
import { provideNavigation, useNavigation } from './navigation-store';

const home: ManifestNavigationEntry = { area: 'bar', label: 'Home', to: '/', order: 20 };
const clips: ManifestNavigationEntry = { area: 'bar', label: 'Clips', to: '/clips', order: 10 };
const legal: ManifestNavigationEntry = { area: 'footer-legal', label: 'Terms', to: '/t&c', order: 1 };

function Live() {
  return (
    <p>
      {useNavigation('bar')
        .map((entry) => entry.label)
        .join(' ')}
    </p>
  );
}

function Bar() {
  return (
    <p>
      {useNavigation('bar', [home])
        .map((entry) => entry.label)
        .join(' ')}
    </p>
  );
}

it('shows the entries of build time until the page names the real ones, in order and by area', () => {
  // A build knows no entries: it renders places for them.
  expect(renderToString(<Live />)).toContain('navigation-label navigation-label');
  render(<Bar />);
  expect(screen.getByText('Home')).toBeVisible();
  act(() => provideNavigation([legal, home, clips]));
  expect(screen.getByText('Clips Home')).toBeVisible();
  // What hydration repeats.
  expect(renderToString(<Live />)).toContain('Clips Home');
});

it('keeps the order of the page where entries have no other', () => {
  act(() => provideNavigation([home, clips].map(({ order: _order, ...entry }) => entry)));
  render(<Live />);
  expect(screen.getByText('Home Clips')).toBeVisible();
});
