import { render, screen } from '@testing-library/react';
import { FormStrip } from './form-strip';
import { Meter } from './meter';
import { ProgressBar } from './progress-bar';
import { Sparkline } from './sparkline';
import { sparklinePath, sparklineRuns } from './sparkline-path';
import { StatTile } from './stat-tile';

test('a missing figure is said in words, never shown as zero', () => {
  render(<StatTile label="Yo-Yo test" value={null} unit="m" />);
  expect(screen.getByText('Not measured')).toBeInTheDocument();
  expect(screen.queryByText(/\bm\b/)).not.toBeInTheDocument();
});

test('zero is a figure', () => {
  render(<StatTile label="Goals" value={0} />);
  expect(screen.getByText('0')).toBeInTheDocument();
});

test('meter and progress are named and say their value in words', () => {
  render(
    <>
      <Meter label="Completeness" value={64} valueText="7 of 11 sections" />
      <ProgressBar label="Player stats" value={2} max={3} valueText="Step 2 of 3" />
    </>,
  );
  expect(screen.getByRole('meter', { name: 'Completeness' })).toHaveAttribute(
    'aria-valuetext',
    '7 of 11 sections',
  );
  expect(screen.getByRole('progressbar', { name: 'Player stats' })).toHaveAttribute(
    'aria-valuetext',
    'Step 2 of 3',
  );
});

test('results are read in words', () => {
  render(
    <FormStrip label="Last match" matches={[{ id: '1', result: 'L', detail: '1–3 against Eastmoor' }]} />,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Loss: 1–3 against Eastmoor');
});

test('a sparkline breaks at missing values instead of drawing zero', () => {
  const runs = sparklineRuns([1, 2, null, 3]);
  expect(runs.map((run) => run.length)).toEqual([2, 1]);
  expect(sparklinePath(runs)).toBe('M3 29L41 16M117 3h0');
});

test('a flat or empty series still draws', () => {
  expect(sparklinePath(sparklineRuns([5, 5]))).toBe('M3 16L117 16');
  expect(sparklinePath(sparklineRuns([null, null]))).toBe('');
  render(<Sparkline values={[null]} label="No weeks yet" />);
  expect(screen.getByRole('img', { name: 'No weeks yet' })).toBeInTheDocument();
});
