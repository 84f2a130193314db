import { Table, type TableColumn } from '@skora/shared/ui/data';
import type { Remote } from '../data/api';
import { formatMoment } from '../data/format';
import styles from './remotes.module.css';

const MAX_LINES = 12;

type Line = Remote['history'][number] & { id: string };

const COLUMNS: readonly TableColumn<Line>[] = [
  { key: 'action', header: 'What', render: ({ action }) => action },
  {
    key: 'release',
    header: 'Release',
    render: ({ release }) => <span className={styles.mono}>{release}</span>,
  },
  { key: 'who', header: 'By', render: ({ who }) => <span className={styles.break}>{who}</span> },
  { key: 'notes', header: 'Why', render: ({ notes }) => <span className={styles.why}>{notes ?? '–'}</span> },
];

const when = (rowHeader: boolean): TableColumn<Line> => {
  return { key: 'at', header: 'When', rowHeader, render: ({ at }) => formatMoment(at) };
};
const OF_ONE = [when(true), ...COLUMNS];
const OF_ALL: readonly TableColumn<Line>[] = [
  { key: 'id', header: 'Remote', rowHeader: true, render: ({ id }) => id },
  when(false),
  ...COLUMNS,
];

interface HistoryProps {
  caption: string;
  remotes: readonly Remote[];
}

/** What was last done, by whom and why: of one remote, or of all. */
export function HistoryTable({ caption, remotes }: HistoryProps) {
  const lines = remotes
    .flatMap(({ id, history }) => history.map((event) => ({ ...event, id })))
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, MAX_LINES);
  return (
    <Table
      caption={caption}
      captionHidden
      narrow="cards"
      columns={remotes.length === 1 ? OF_ONE : OF_ALL}
      rows={lines}
      rowKey={({ id, at, action, release }) => `${id} ${at} ${action} ${release}`}
      empty="No history is kept."
    />
  );
}
