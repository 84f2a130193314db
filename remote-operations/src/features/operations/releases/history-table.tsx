import { Table, type TableColumn } from '@skora/shared/ui/data';
import type { Remote } from '../data/api';
import { formatMoment } from '../data/format';
import styles from './releases.module.css';

const MOST_LINES = 12;

type Line = Remote['history'][number] & { id: string };

const COLUMNS: readonly TableColumn<Line>[] = [
  { key: 'id', header: 'Remote', rowHeader: true, render: ({ id }) => id },
  { key: 'at', header: 'When', render: ({ at }) => formatMoment(at) },
  { key: 'action', header: 'What', render: ({ action }) => action },
  {
    key: 'release',
    header: 'Release',
    render: ({ release }) => <span className={styles.mono}>{release}</span>,
  },
  { key: 'who', header: 'By', render: ({ who }) => <span className={styles.break}>{who}</span> },
  { key: 'notes', header: 'Why', render: ({ notes }) => <span className={styles.why}>{notes ?? '–'}</span> },
];

/** What was last done, by whom and why. */
export function HistoryTable({ remotes }: { remotes: readonly Remote[] }) {
  const lines = remotes
    .flatMap(({ id, history }) => history.map((event) => ({ ...event, id })))
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, MOST_LINES);
  return (
    <Table
      caption="Last 12 changes"
      narrow="cards"
      columns={COLUMNS}
      rows={lines}
      rowKey={({ id, at, action, release }) => `${id} ${at} ${action} ${release}`}
      empty="No history is kept."
    />
  );
}
