/** Drawing area in user units; `inset` keeps strokes and markers inside. */
export const sparklineBox = { width: 120, height: 32, inset: 3 } as const;

interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * Places values on the box, oldest left, and cuts the line where a value is missing: a gap is a week without
 * data, never a zero.
 *
 * @returns the runs of neighbouring points
 */
export function sparklineRuns(values: readonly (number | null)[]): Point[][] {
  const known = values.filter((value) => value !== null);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const { width, height, inset } = sparklineBox;
  const stepX = (width - 2 * inset) / Math.max(1, values.length - 1);
  const runs: Point[][] = [[]];
  values.forEach((value, index) => {
    if (value === null) return void runs.push([]);
    const share = span === 0 ? 0.5 : (value - low) / span;
    runs.at(-1)?.push({
      x: round(inset + index * stepX),
      y: round(height - inset - share * (height - 2 * inset)),
    });
  });
  return runs.filter((run) => run.length > 0);
}

/** The runs as one SVG path; a lone point becomes a dot through the round line cap. */
export function sparklinePath(runs: readonly (readonly Point[])[]): string {
  return runs
    .map((run) => run.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''))
    .map((path) => (path.includes('L') ? path : `${path}h0`))
    .join('');
}
