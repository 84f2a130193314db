import { ticks } from 'd3-array';

export interface LinearScale {
  (value: number): number;
  ticks: readonly number[];
}

/**
 * A scale from a range of values to a range of places.
 * @param values lowest and greatest value that must fit; equal ones get some air
 * @param places where they are drawn
 * @param count how many lines are wanted, roughly
 */
export function linearScale(
  values: readonly [low: number, high: number],
  places: readonly [from: number, to: number],
  count = 4,
): LinearScale {
  const [low, high] = values[0] === values[1] ? [values[0] - 1, values[1] + 1] : values;
  const [from, to] = places;
  const scale = (value: number) => from + ((value - low) / (high - low)) * (to - from);
  return Object.assign(scale, { ticks: ticks(low, high, count) });
}
