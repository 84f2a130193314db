import { render } from '@testing-library/react';
import { CornerMinutes } from './corner-minutes';
import { CORNERS, PHASES } from './program/phases';

test.each(PHASES.map((phase) => [phase.name, phase] as const))(
  'in %s the areas of the corners are as the minutes',
  (_name, { steps }) => {
    const { container } = render(<CornerMinutes steps={steps} />);
    const arcs = container.querySelector('path')?.getAttribute('d') ?? '';
    const radii = [...arcs.matchAll(/A(\d+) /g)].map(([, radius]) => Number(radius));
    expect(radii).toHaveLength(CORNERS.length);
    CORNERS.forEach((corner, index) => {
      const squared = (radii[index] ?? 0) ** 2 / steps[corner].minutes;
      expect(squared).toBeGreaterThan(4.5);
      expect(squared).toBeLessThan(7);
    });
  },
);
