import { isCountry } from '@skora/domain';
import type { CsvRow } from './read-csv';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is an ISO date that exists. */
export function isDay(text: string): boolean {
  const time = ISO_DATE.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Reads the cells of one row and collects every fault with its line and column. */
export class RowReader {
  constructor(
    private readonly row: CsvRow,
    private readonly errors: string[],
  ) {}

  /** What the cell holds; empty when it is blank. */
  raw(column: string): string {
    return this.row.cells[column] ?? '';
  }

  fault(column: string, message: string): void {
    this.errors.push(`line ${this.row.line}, ${column}: ${message}`);
  }

  text(column: string, max = 120): string {
    const value = this.optionalText(column, max);
    if (value === null) this.fault(column, 'is missing');
    return value ?? '';
  }

  optionalText(column: string, max = 300): string | null {
    const value = this.raw(column);
    if (value.length > max) this.fault(column, `has ${value.length} characters, at most ${max} fit`);
    // eslint-disable-next-line no-control-regex -- they are what must not be there
    if (/[\u0000-\u001f\u007f]/.test(value)) this.fault(column, 'holds a control character');
    return value || null;
  }

  number(column: string, min: number, max: number): number {
    const written = this.raw(column);
    const value = Number(written);
    if (written !== '' && value >= min && value <= max) return value;
    this.fault(column, written === '' ? 'is missing' : `"${written}" is no number from ${min} to ${max}`);
    return min;
  }

  whole(column: string, min: number, max: number): number {
    const value = this.number(column, min, max);
    if (!Number.isInteger(value)) this.fault(column, `"${this.raw(column)}" is not a whole number`);
    return value;
  }

  oneOf<Value extends string>(column: string, values: readonly Value[]): Value | null {
    const written = this.raw(column);
    if (written === '') return null;
    const value = values.find((known) => known === written);
    if (value === undefined) this.fault(column, `"${written}" is none of ${values.join(', ')}`);
    return value ?? null;
  }

  /** yes, no or blank for unknown. */
  yesNo(column: string): boolean | null {
    const value = this.oneOf(column, ['yes', 'no']);
    return value && value === 'yes';
  }

  country(column: string): string {
    const code = this.text(column, 2);
    if (code !== '' && !isCountry(code))
      this.fault(column, `"${code}" is no country code of two capital letters`);
    return code;
  }

  /** An ISO date that exists. */
  date(column: string): string {
    return this.text(column, 10) && this.checkDate(column);
  }

  /** The same, or blank. */
  optionalDate(column: string): string | null {
    return this.optionalText(column, 10) && this.checkDate(column);
  }

  private checkDate(column: string): string {
    const written = this.raw(column);
    if (!isDay(written)) this.fault(column, `"${written}" is no date like 2026-11-21`);
    return written;
  }

  website(column: string): string | null {
    const written = this.optionalText(column, 200);
    if (written !== null && (!URL.canParse(written) || new URL(written).protocol !== 'https:')) {
      this.fault(column, `"${written}" is no https address`);
    }
    return written;
  }
}
