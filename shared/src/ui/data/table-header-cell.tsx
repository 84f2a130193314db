import { Icon } from '../icon/icon';
import styles from './table.module.css';
import type { TableColumn, TableSort } from './table-types';

interface TableHeaderCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
}

/** A column header, with a button when the column can be sorted. */
export function TableHeaderCell<Row>({ column, sort, onSort }: TableHeaderCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const className = column.numeric ? styles.numeric : undefined;
  if (!column.sortValue) {
    return (
      <th scope="col" className={className}>
        {column.header}
      </th>
    );
  }
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  const icon = direction ? (direction === 'ascending' ? 'arrow-up' : 'arrow-down') : 'sort';
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ key: column.key, direction: next })}
      >
        {column.header}
        <Icon name={icon} className={direction ? styles.sorted : undefined} />
      </button>
    </th>
  );
}
