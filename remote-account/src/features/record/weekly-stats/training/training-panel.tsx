import { useRequiredUser } from '@skora/shared/session';
import { Heading, Stack, Text } from '@skora/shared/ui';
import { type IsoWeek, TRAININGS_PER_WEEK, type TrainingRow } from '@skora/domain';
import { AddRow } from '../rows/add-row';
import { UnsavedChange } from '../rows/unsaved-change';
import { RowSheet } from '../rows/row-sheet';
import { useCorrectedRows } from '../rows/use-corrected-rows';
import { useRemovals } from '../rows/use-removals';
import { rowDraftKey, useRowForm } from '../rows/use-row-form';
import { lastDay } from '../week/start-day';
import type { WeekAddress } from '../week/use-week-address';
import { sessionName } from './session-name';
import { TrainingFields } from './training-fields';
import {
  checkTraining,
  parseTrainingForm,
  readTraining,
  startTraining,
  type TrainingForm,
} from './training-form';
import { TrainingList } from './training-list';

interface TrainingPanelProps {
  address: WeekAddress;
  week: IsoWeek;
  now: Date;
  /** All sessions of the player. */
  trainings: readonly TrainingRow[];
}

/** The sessions of the week, and the sheet that adds or corrects one. */
export function TrainingPanel({ address, week, now, trainings }: TrainingPanelProps) {
  const { uid } = useRequiredUser();
  const { weeks, rowId, openEntry, closeEntry } = address;
  const isOpen = address.entry === 'training';
  const { corrected, forget } = useCorrectedRows(trainings, isOpen ? rowId : '', (id) =>
    rowDraftKey('trainings', uid, id),
  );
  const removals = useRemovals('trainings', forget);
  const rows = trainings.filter(({ id }) => id.startsWith(`${week.id}-`));
  const onSaved = (saved: TrainingForm, again: boolean) => {
    if (isOpen && rowId === saved.editing && !again) closeEntry(saved.week);
  };
  const adding = useTrainingForm({ address, week, now, trainings, onSaved });
  return (
    <Stack gap={4}>
      <Heading level={2} size="md">
        Training
      </Heading>
      {rows.length === 0 ? (
        <Text tone="muted">No session this week yet. Adding one takes a few taps.</Text>
      ) : (
        <TrainingList
          week={week}
          rows={rows}
          onEdit={({ id }) => openEntry('training', id)}
          removals={removals}
        />
      )}
      {corrected.map((row) => (
        <Correction
          key={row.id}
          {...{ address, week, now, trainings, onSaved }}
          row={row}
          open={isOpen && rowId === row.id}
        />
      ))}
      <AddRow what="session" form={adding} onAdd={() => openEntry('training')} />
      <RowSheet
        what="session"
        {...{ weeks, now }}
        rows={trainings}
        form={adding}
        open={isOpen && rowId === ''}
        onClose={() => closeEntry()}
      >
        <TrainingFields form={adding} />
      </RowSheet>
    </Stack>
  );
}

interface FormOptions extends TrainingPanelProps {
  /** The session that is corrected; none for a new one. */
  row?: TrainingRow;
  onSaved: (saved: TrainingForm, again: boolean) => void;
}

function useTrainingForm({ address, week, now, trainings, row, onSaved }: FormOptions) {
  return useRowForm({
    collection: 'trainings',
    weeks: address.weeks,
    taken: trainings.map(({ id }) => id),
    places: TRAININGS_PER_WEEK,
    start: row ? readTraining(row) : startTraining(latest(trainings), lastDay(week, now)),
    parse: parseTrainingForm,
    check: checkTraining,
    onSaved,
  });
}

function latest(trainings: readonly TrainingRow[]): TrainingRow | undefined {
  return [...trainings].sort((a, b) => +a.monday - +b.monday || a.day - b.day).at(-1);
}

interface CorrectionProps extends FormOptions {
  row: TrainingRow;
  open: boolean;
}

function Correction({ open, ...options }: CorrectionProps) {
  const { address, now, trainings, row } = options;
  const form = useTrainingForm(options);
  const onClose = () => address.closeEntry();
  return (
    <>
      <UnsavedChange
        what={sessionName(row)}
        form={form}
        onOpen={() => address.openEntry('training', row.id)}
      />
      <RowSheet what="session" {...{ form, open, onClose, now }} weeks={address.weeks} rows={trainings}>
        <TrainingFields form={form} />
      </RowSheet>
    </>
  );
}
