import { CsvError, parse } from 'csv-parse/sync';

/** One line of a table; cells by column, trimmed, empty when blank. */
export interface CsvRow {
  /** Of the file, where the row begins; the header is line 1. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** The rows of a table, or why there are none. */
export interface CsvTable {
  rows: CsvRow[];
  errors: string[];
}

function headerFaults(header: readonly string[], columns: readonly string[]): string[] {
  const missing = columns.filter((column) => !header.includes(column));
  const unknown = header.filter((column) => !columns.includes(column));
  return [
    ...missing.map((column) => `line 1: the column ${column} is missing`),
    ...unknown.map((column) => `line 1: the column ${column} is not known`),
  ];
}

/** Reads comma-separated text with a header line that names exactly these columns, in any order. */
export function readCsv(text: string, columns: readonly string[]): CsvTable {
  try {
    let faults: string[] = [];
    const records = parse(text, {
      bom: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
      columns: (header: string[]) => {
        faults = headerFaults(header, columns);
        return header;
      },
    }) as unknown as { info: { lines: number }; record: Record<string, string> }[];
    if (faults.length > 0) return { rows: [], errors: faults };
    return { rows: records.map(({ info, record }) => ({ line: info.lines, cells: record })), errors: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows: [], errors: [error.message] };
  }
}
