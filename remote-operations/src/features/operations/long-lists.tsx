import { Heading } from '@skora/shared/ui';
import type { Overview, Vitals } from './data/api';
import { formatCount } from './data/format';
import { Fold } from './fold/fold';
import styles from './operations-page.module.css';
import { HistoryTable } from './remotes/history-table';
import { TasksTable } from './tasks/tasks-table';
import { DaysField, type DaysChoice } from './vitals/days-field';
import { ErrorsTable } from './vitals/errors-table';

function Summary({ title, note }: { title: string; note: string }) {
  return (
    <span className={styles.listSummary}>
      <Heading level={2} size="sm">
        {title}
      </Heading>
      <span className={styles.quiet}>{note}</span>
    </span>
  );
}

interface LongListsProps {
  overview: Overview;
  /** Of the chosen days; null while they are not known. */
  vitals: Vitals | null;
  days: DaysChoice;
}

/** Lists over all remotes, closed at first: what needs somebody stands at the top of the page already. */
export function LongLists({ overview, vitals, days }: LongListsProps) {
  const { host, remotes, tasks } = overview;
  const parts = host ? [host, ...remotes] : remotes;
  const bad = tasks.filter(({ overdue, error }) => overdue || error !== null).length;
  return (
    <div className={styles.lists}>
      {parts.length === 0 ? null : (
        <>
          <Fold id="changes" summary={<Summary title="Last 12 changes" note="of the host and all remotes" />}>
            <HistoryTable caption="Last 12 changes" remotes={parts} />
          </Fold>
          <Fold
            id="errors"
            summary={
              <Summary
                title="Most frequent errors"
                note={vitals ? `${formatCount(vitals.errors.length)} in these days` : 'not read'}
              />
            }
          >
            <DaysField {...days} />
            <ErrorsTable caption="Most frequent errors" errors={vitals?.errors ?? []} />
          </Fold>
        </>
      )}
      <Fold
        id="tasks"
        summary={
          <Summary title="Tasks" note={bad === 0 ? `${tasks.length} in order` : `${bad} late or failed`} />
        }
      >
        <TasksTable tasks={tasks} />
      </Fold>
    </div>
  );
}
