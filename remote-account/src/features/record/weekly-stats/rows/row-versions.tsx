import { useCallback, useState } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { isPlainObject, memoize, readDate } from '@skora/domain';
import { useWatched } from '../../../../lib/documents/use-watched';
import styles from './rows.module.css';

type Fields = Readonly<Record<string, unknown>>;

interface RowVersionsProps {
  collection: 'matches' | 'trainings';
  row: { id: string; revision: number };
  describe: (before: Fields) => string;
}

const NEWEST = 20;
const moment = memoize(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }));

export function RowVersions(props: RowVersionsProps) {
  const [open, setOpen] = useState(false);
  const changes = props.row.revision - 1;
  if (changes < 1) return null;
  return (
    <details className={styles.versions} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{changes === 1 ? 'Changed once' : `Changed ${changes} times`}</summary>
      {open ? <Versions {...props} /> : null}
    </details>
  );
}

function Versions({ collection, row, describe }: RowVersionsProps) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const path = `profiles/${uid}/${collection}/${row.id}/versions`;
  const loaded = useWatched<Fields[]>(
    useCallback(
      (next, failed) =>
        documents.watchNewest(
          path,
          'updatedAt',
          NEWEST,
          (rows) => next(rows.map(({ fields }) => fields)),
          failed,
        ),
      [documents, path],
    ),
  );
  if (loaded.status === 'failed') return <p role="alert">We could not load the history.</p>;
  if (loaded.status === 'loading') return <p role="status">Loading the history</p>;
  return (
    <ol className={styles.versionList}>
      {loaded.value.map(({ before, changedBy, updatedAt }) => {
        const at = readDate(updatedAt);
        const was = isPlainObject(before) && before.removed !== true ? describe(before) : 'removed';
        return (
          <li key={at?.getTime() ?? 0}>
            {at ? moment().format(at) : 'Just now'}, by {changedBy === uid ? 'you' : 'somebody else'}. Before:{' '}
            {was}.
          </li>
        );
      })}
    </ol>
  );
}
