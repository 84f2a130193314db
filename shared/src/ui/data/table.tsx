import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../lib/class-names';
import { TableHeaderCell } from './table-header-cell';
import styles from './table.module.css';
import type { TableColumn, TableSort } from './table-types';

/** Rows in the order of `sort`; without one, or for an unsortable column, as given. Stable. */
function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | undefined,
): readonly Row[] {
  const sortValue = columns.find((column) => column.key === sort?.key)?.sortValue;
  if (!sort || !sortValue) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((left, right) => {
    const a = sortValue(left);
    const b = sortValue(right);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
}

/** Props of {@link Table}. */
interface TableProps<Row> {
  /** What the table shows; visible unless `captionHidden`. */
  caption: ReactNode;
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  initialSort?: TableSort;
  /** On a phone: `scroll` sideways (compare columns) or `cards`, one per row (read rows). */
  narrow?: 'scroll' | 'cards';
  /** Shown instead of the body when there are no rows. */
  empty?: ReactNode;
  className?: string;
}

/** A data table with real headers, sortable columns and a scroll region the keyboard can reach. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowKey, initialSort, narrow = 'scroll', empty } = props;
  const [sort, setSort] = useState(initialSort);
  const captionId = useId();
  return (
    <div
      className={classNames(styles.region, props.className)}
      role="region"
      aria-labelledby={captionId}
      // The region scrolls sideways on narrow screens, so it must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={classNames(styles.table, styles[narrow])}>
        <caption id={captionId} className={captionHidden ? styles.captionHidden : styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <TableHeaderCell key={column.key} column={column} sort={sort} onSort={setSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && empty ? (
            <tr>
              <td colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          ) : null}
          {sortRows(rows, columns, sort).map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => {
                const Cell = column.rowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    scope={column.rowHeader ? 'row' : undefined}
                    className={column.numeric ? styles.numeric : undefined}
                    data-label={typeof column.header === 'string' ? column.header : undefined}
                  >
                    {column.render(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
