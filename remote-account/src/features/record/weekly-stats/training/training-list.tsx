import { Button, Cluster } from '@skora/shared/ui';
import { dayLabel, formatNumber, type IsoWeek, rowLoad, type TrainingRow } from '@skora/domain';
import { RemoveRow } from '../rows/remove-row';
import type { Removals } from '../rows/use-removals';
import { RowVersions } from '../rows/row-versions';
import styles from '../rows/rows.module.css';
import { sessionName, sessionType } from './session-name';

interface TrainingListProps {
  week: IsoWeek;
  rows: readonly TrainingRow[];
  onEdit: (row: TrainingRow) => void;
  removals: Removals;
}

export function TrainingList({ week, rows, onEdit, removals }: TrainingListProps) {
  const ordered = [...rows].sort((a, b) => a.day - b.day);
  return (
    <ul className={styles.rows}>
      {ordered.map((session) => {
        const name = sessionName(session);
        return (
          <li key={session.id} className={styles.row}>
            <p className={styles.score}>{session.minutes}′</p>
            <div>
              <p className={styles.rowTitle}>{sessionType(session)}</p>
              <p className={styles.rowDetail}>
                <span className={styles.date}>{dayLabel(week, session.day)}</span> · effort {session.rpe} of
                10 · load {formatNumber(rowLoad(session) ?? 0)}
              </p>
              <RowVersions
                collection="trainings"
                row={session}
                describe={(before) => `${before.minutes} minutes, effort ${before.rpe}`}
              />
            </div>
            <Cluster gap={2}>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Correct ${name}`}
                onClick={() => onEdit(session)}
              >
                Correct
              </Button>
              <RemoveRow row={session} what={name} removals={removals} />
            </Cluster>
          </li>
        );
      })}
    </ul>
  );
}
