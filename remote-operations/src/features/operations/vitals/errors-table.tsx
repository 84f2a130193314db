import { Table, type TableColumn } from '@skora/shared/ui/data';
import type { Vitals } from '../data/api';
import { formatCount } from '../data/format';
import styles from './vitals.module.css';

type ErrorGroup = Vitals['errors'][number];

function Sighting({ seen: { day, release } }: { seen: ErrorGroup['first'] }) {
  return (
    <span className={styles.stacked}>
      <span>{day}</span>
      <span className={styles.mono}>{release}</span>
    </span>
  );
}

const COLUMNS: readonly TableColumn<ErrorGroup>[] = [
  {
    key: 'where',
    header: 'Where',
    rowHeader: true,
    render: ({ source, at }) => <span className={styles.where}>{source ?? at}</span>,
  },
  { key: 'kind', header: 'Class', render: ({ kind, hash }) => `${kind} ${hash}` },
  { key: 'id', header: 'Remote', render: ({ id }) => id },
  {
    key: 'times',
    header: 'Times',
    numeric: true,
    render: ({ times }) => formatCount(times),
  },
  { key: 'first', header: 'First seen', render: ({ first }) => <Sighting seen={first} /> },
  { key: 'last', header: 'Last seen', render: ({ last }) => <Sighting seen={last} /> },
];

interface ErrorsProps {
  caption: string;
  errors: readonly ErrorGroup[];
  /** They are all of one remote, which the page says already. */
  ofOne?: boolean;
}

/** Errors of browsers, handled or not: one row for each class, message and line. */
export function ErrorsTable({ caption, errors, ofOne = false }: ErrorsProps) {
  return (
    <Table
      caption={caption}
      captionHidden
      narrow="cards"
      columns={ofOne ? COLUMNS.filter(({ key }) => key !== 'id') : COLUMNS}
      rows={errors}
      rowKey={({ id, kind, hash, at }) => `${id} ${kind} ${hash} ${at}`}
      empty="No errors in these days."
    />
  );
}
