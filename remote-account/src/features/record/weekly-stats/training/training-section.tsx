import { Button, Cluster, Heading, Text } from '@skora/shared/ui';
import {
  begunDays,
  dayLabel,
  type IsoWeek,
  TRAINING_TYPES,
  rowLoad,
  type TrainingRow,
  TRAININGS_PER_WEEK,
} from '@skora/domain';
import { RemoveButton } from '../../../../lib/card-list/remove-button';
import { RowForm } from '../rows/row-form';
import { RowVersions } from '../rows/row-versions';
import { TrainingFields } from './training-fields';
import { checkTraining, emptyTraining, parseTrainingForm, readTraining } from './training-form';
import { useRowForm } from '../rows/use-row-form';
import styles from '../rows/weekly-stats.module.css';

interface TrainingSectionProps {
  week: IsoWeek;
  now: Date;
  rows: readonly TrainingRow[];
}

/** The sessions of the week and the form that adds one. */
export function TrainingSection({ week, now, rows }: TrainingSectionProps) {
  const days = begunDays(week, now);
  const row = useRowForm({
    collection: 'trainings',
    week,
    taken: rows.map(({ id }) => id),
    places: TRAININGS_PER_WEEK,
    empty: emptyTraining(days.at(-1) ?? 1),
    parse: parseTrainingForm,
    check: checkTraining,
  });
  const editedRow = rows.find(({ id }) => id === row.values.editing);
  const ordered = [...rows].sort((a, b) => a.day - b.day);
  return (
    <section className={styles.section} aria-labelledby="trainings-title">
      <Heading level={2} size="md" id="trainings-title">
        Training
      </Heading>
      {rows.length === 0 ? (
        <Text tone="muted">No session this week yet. Adding one takes two taps and a number.</Text>
      ) : (
        <ul className={styles.rows}>
          {ordered.map((session) => {
            const type = TRAINING_TYPES[session.type as keyof typeof TRAINING_TYPES];
            return (
              <li key={session.id} className={styles.row}>
                <p className={styles.score}>{session.minutes}′</p>
                <div>
                  <p className={styles.rowTitle}>{type}</p>
                  <p className={styles.rowDetail}>
                    {dayLabel(week, session.day)} · effort {session.rpe} of 10 · load {rowLoad(session)}
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
                    aria-label={`Correct ${type}, ${dayLabel(week, session.day)}`}
                    onClick={() => row.reset(readTraining(session))}
                  >
                    Correct
                  </Button>
                  <RemoveButton
                    what={`${type}, ${dayLabel(week, session.day)}`}
                    onRemove={() => void row.remove(session)}
                  />
                </Cluster>
              </li>
            );
          })}
        </ul>
      )}
      {row.full ? (
        <Text tone="muted">You can add {TRAININGS_PER_WEEK} sessions a week.</Text>
      ) : (
        <RowForm
          row={row}
          title={row.values.editing ? 'Correct this session' : 'Add a session'}
          submit="Save session"
          stored={editedRow && readTraining(editedRow)}
        >
          <TrainingFields week={week} days={days} form={row} />
        </RowForm>
      )}
    </section>
  );
}
