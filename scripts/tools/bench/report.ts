/** One measured figure beside its budget. */
export interface Figure {
  name: string;
  value: number;
  unit: 'KB' | 'ms' | 's' | '';
  /** Highest value that is fine; figures without one are for the record. */
  budget?: number;
}

function shown(value: number, unit: Figure['unit']): string {
  return `${unit === '' ? value : value.toFixed(1)} ${unit}`.trim();
}

/** True when a figure has a budget and exceeds it. */
export function isOver({ value, budget }: Figure): boolean {
  return budget !== undefined && value > budget;
}

/** One line of the report. @example "home, HTML and styles      13.2 KB   budget 14.0 KB" */
export function line(figure: Figure): string {
  const { name, value, unit, budget } = figure;
  const limit = budget === undefined ? '' : `budget ${shown(budget, unit)}${isOver(figure) ? '  OVER' : ''}`;
  return `${name.padEnd(44)}${shown(value, unit).padStart(12)}   ${limit}`.trimEnd();
}
