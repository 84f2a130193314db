import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProgressChart } from './progress-chart';
import { RadarChart } from './radar-chart';
import { TrendChart } from './trend-chart';

const weeks = [
  { tick: 'W45', label: 'Week 45', value: 450, mean: null },
  { tick: 'W46', label: 'Week 46', value: null, mean: null },
  { tick: 'W47', label: 'Week 47', value: 300, mean: 375 },
];

function trend() {
  return render(<TrendChart title="Load" unit="minutes × effort" meanLabel="Mean" points={weeks} />)
    .container;
}

test('a gap has no column and breaks the line', () => {
  const container = trend();
  expect(container.querySelectorAll('rect')).toHaveLength(2);
  expect(screen.getByRole('row', { name: 'Week 46 Nothing recorded –' })).toBeInTheDocument();
});

test('arrow keys walk through the points, one tab stop for all of them', async () => {
  const user = userEvent.setup();
  trend();
  await user.tab();
  const plot = screen.getByRole('slider', { name: 'Load' });
  expect(plot).toHaveFocus();
  expect(plot).toHaveAttribute('aria-valuetext', 'Week 47: 300 minutes × effort, mean 375 minutes × effort');
  await user.keyboard('{ArrowLeft}');
  expect(plot).toHaveAttribute('aria-valuetext', 'Week 46: nothing recorded');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(plot).toHaveAttribute('aria-valuetext', 'Week 45: 450 minutes × effort');
  await user.keyboard('{End}');
  expect(plot).toHaveAttribute('aria-valuenow', '2');
});

test('pointing at a place reads its point out', () => {
  trend();
  const plot = screen.getByRole('slider', { name: 'Load' });
  jest.spyOn(plot, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 300 } as DOMRect);
  fireEvent(plot, new MouseEvent('pointermove', { clientX: 10, bubbles: true }));
  expect(plot).toHaveAttribute('aria-valuetext', 'Week 45: 450 minutes × effort');
});

const result = {
  id: 'a',
  at: new Date('2026-09-01'),
  label: '1 Sep 2026',
  value: 1.95,
  error: 0.08,
  note: '',
};

test('the error band is drawn only where the error is known', () => {
  const later = {
    ...result,
    id: 'b',
    at: new Date('2026-10-01'),
    label: '1 Oct 2026',
    value: 1.9,
    note: 'Within error',
  };
  const known = render(<ProgressChart title="Sprint 10 m" unit="s" lowerIsBetter points={[result, later]} />);
  expect(screen.getByText('Could be chance')).toBeVisible();
  expect(screen.getByText('Lower is better')).toBeVisible();
  expect(
    within(screen.getByRole('table')).getByRole('row', { name: '1 Oct 2026 1.9 ± 0.08 Within error' }),
  ).toBeInTheDocument();
  expect(known.container.querySelectorAll('circle')).toHaveLength(2);
  known.unmount();
  const unknown = [result, later].map((point) => ({ ...point, error: null }));
  render(<ProgressChart title="Sprint 10 m" unit="s" lowerIsBetter points={unknown} />);
  expect(screen.queryByText('Could be chance')).not.toBeInTheDocument();
});

test('one result alone is drawn as well', () => {
  const { container } = render(<ProgressChart title="Sprint" unit="s" lowerIsBetter points={[result]} />);
  expect(container.querySelector('circle')?.getAttribute('cx')).toMatch(/^\d/);
  expect(container.innerHTML).not.toContain('NaN');
});

const axes = ['Pace', 'Passing', 'Pressing'].map((label, index) => ({
  label,
  value: index + 5,
  before: index + 4,
}));

test('a radar says the same in its table, with the comparison when there is one', () => {
  const first = render(
    <RadarChart title="Ratings" axes={axes} max={10} valueLabel="Now" beforeLabel="Before" />,
  );
  expect(screen.getByRole('row', { name: 'Passing 6 of 10 5 of 10' })).toBeInTheDocument();
  first.unmount();
  const alone = axes.map((axis) => ({ ...axis, before: null }));
  render(<RadarChart title="Ratings" axes={alone} max={10} valueLabel="Now" beforeLabel="Before" />);
  expect(screen.getByRole('row', { name: 'Passing 6 of 10' })).toBeInTheDocument();
  expect(screen.queryByText('Before')).not.toBeInTheDocument();
});
