import type { ReactNode } from 'react';

/** One column of a `Table` over rows of type `Row`. */
export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  render: (row: Row) => ReactNode;
  /** Figures: right-aligned, digits of equal width. */
  numeric?: boolean;
  /** Names the row for screen readers; exactly one column. */
  rowHeader?: boolean;
  /** Value to sort by; its presence makes the column sortable. `null` always goes last. */
  sortValue?: (row: Row) => string | number | null;
}

/** Which column orders the rows, and which way. */
export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}
