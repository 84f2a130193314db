import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prerenderPage, visitPage } from '../../../testing/render-page';
import { DemoSection } from './demo-section';
import { PercentileDemo } from './percentile-demo';

test('a distance is placed with its error, its source and its number of players', () => {
  visitPage(<PercentileDemo />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'About 32 of 100 players would be below you.On another day it could be 21 to 45, or even 6 to 72.',
  );
  expect(screen.getByText('An estimate, not a percentile.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '36 high-level Belgian players' })).toHaveAttribute(
    'href',
    'https://doi.org/10.5604/20831862.1127284',
  );
});

test('slider and age group change the place', async () => {
  visitPage(<PercentileDemo />);
  fireEvent.change(screen.getByRole('slider', { name: 'Your distance' }), { target: { value: '2400' } });
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '2,400 metres');
  expect(screen.getByRole('status')).toHaveTextContent('About 79 of 100');
  await userEvent.click(screen.getByRole('radio', { name: 'U17' }));
  expect(screen.getByRole('status')).toHaveTextContent('About 50 of 100');
});

test.each(['505 turn', '10 m sprint', 'Jump'])('%s: no table, no place, and the reason', async (test) => {
  visitPage(<PercentileDemo />);
  await userEvent.click(screen.getByRole('radio', { name: test }));
  expect(screen.getByRole('status')).toHaveTextContent('Not enough data.');
  expect(screen.getByRole('status')).not.toHaveTextContent('of 100');
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByRole('status').querySelector('a')?.href).toMatch(/^https:/);
});

describe('on the home page', () => {
  afterEach(() => {
    delete (window as { IntersectionObserver?: unknown }).IntersectionObserver;
  });

  test('finished HTML and a browser that cannot observe read the same facts', () => {
    expect(prerenderPage(<DemoSection />)).toContain('2,024 ± 470 m at U15');
    visitPage(<DemoSection />);
    expect(screen.getByText(/2,024 ± 470 m at U15/)).toBeInTheDocument();
  });

  test('coming near brings the demonstration, once', async () => {
    const watchers: { arrive: () => void; watching: boolean }[] = [];
    window.IntersectionObserver = class {
      watcher = { arrive: () => undefined as void, watching: false };
      constructor(callback: IntersectionObserverCallback) {
        this.watcher.arrive = () =>
          callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
        watchers.push(this.watcher);
      }
      observe() {
        this.watcher.watching = true;
      }
      disconnect() {
        this.watcher.watching = false;
      }
    } as never;
    visitPage(<DemoSection />);
    expect(screen.queryByRole('slider')).toBeNull();
    act(() => watchers.filter(({ watching }) => watching).forEach(({ arrive }) => arrive()));
    expect(await screen.findByRole('slider', { name: 'Your distance' })).toBeInTheDocument();
    expect(watchers.some(({ watching }) => watching)).toBe(false);
  });
});
