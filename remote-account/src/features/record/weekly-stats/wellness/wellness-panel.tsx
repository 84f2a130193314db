import { useAction } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { Heading, Icon, Notice, Stack, Text } from '@skora/shared/ui';
import { dayLabel, type IsoWeek } from '@skora/domain';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { removeDocument } from '../../../../lib/documents/remove-document';
import { AddRow } from '../rows/add-row';
import { DayField } from '../rows/day-field';
import styles from '../rows/rows.module.css';
import { UnsavedChange } from '../rows/unsaved-change';
import { useCorrectedRows } from '../rows/use-corrected-rows';
import { lastDay, readWeek } from '../week/start-day';
import type { WeekAddress } from '../week/use-week-address';
import { useWellnessForm, wellnessDraftKey } from './use-wellness-form';
import type { WellnessDay } from './wellness-day';
import { WellnessList } from './wellness-list';
import { WellnessSheet } from './wellness-sheet';

interface WellnessPanelProps {
  address: WeekAddress;
  week: IsoWeek;
  now: Date;
  /** All days the player told of. */
  days: readonly WellnessDay[];
}

/** How the days of the week felt: optional, and for nobody but the player. */
export function WellnessPanel({ address, week, now, days }: WellnessPanelProps) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const { error, run } = useAction();
  const { weeks, rowId, openEntry, closeEntry } = address;
  const isOpen = address.entry === 'wellness';
  const { corrected, forget } = useCorrectedRows(days, isOpen ? rowId : '', (id) =>
    wellnessDraftKey(uid, id),
  );
  const adding = useWellnessForm({
    weeks,
    days,
    on: lastDay(week, now),
    editing: '',
    onSaved: (saved, again) => {
      if (isOpen && rowId === '' && !again) closeEntry(saved.week);
    },
  });
  const change = ({ id, day }: WellnessDay) => {
    const { values, edited } = adding;
    // What was typed for this day while days were added goes on there.
    const isBegun = edited && values.week === readWeek(id) && values.day === String(day);
    openEntry('wellness', isBegun ? undefined : id);
  };
  const remove = ({ id }: WellnessDay) =>
    run(async () => {
      await removeDocument(documents, `profiles/${uid}/wellness/${id}`);
      forget(id);
      showToast('success', 'Removed.');
    });
  return (
    <Stack gap={4}>
      <Heading level={2} size="md">
        How you felt
      </Heading>
      <Text tone="muted" className={styles.private}>
        <Icon name="lock" className={styles.lock} />
        Only you ever see this: no coach, no parent or guardian, and it is never on your CV. Leave it out
        whenever you like. If you remove a day, it is gone for good.
      </Text>
      {error !== null ? (
        <Notice tone="danger" live="assertive" title="Not removed yet">
          We could not remove it. Check your connection and try again.
        </Notice>
      ) : null}
      <WellnessList
        week={week}
        days={days.filter(({ id }) => id.startsWith(`${week.id}-`))}
        onEdit={change}
        onRemove={(day) => void remove(day)}
      />
      {corrected.map((row) => (
        <Correction key={row.id} {...{ address, days, row }} open={isOpen && rowId === row.id} />
      ))}
      <AddRow what="day" form={adding} onAdd={() => openEntry('wellness')} />
      <WellnessSheet
        form={adding}
        open={isOpen && rowId === ''}
        onClose={() => closeEntry()}
        title="How you felt"
      >
        <DayField
          {...adding.field('day')}
          {...{ weeks, now }}
          value={adding.values}
          onChange={adding.showDay}
        />
      </WellnessSheet>
    </Stack>
  );
}

interface CorrectionProps {
  address: WeekAddress;
  days: readonly WellnessDay[];
  row: WellnessDay;
  open: boolean;
}

/** Changes a day that was told. It stays that day: its draft is kept under the day's id. */
function Correction({ address, days, row, open }: CorrectionProps) {
  const { weeks, openEntry, closeEntry } = address;
  const { id, day } = row;
  const form = useWellnessForm({
    weeks,
    days,
    on: { week: readWeek(id), day: String(day) },
    editing: id,
    onSaved: (saved, again) => {
      if (open && !again) closeEntry(saved.week);
    },
  });
  const name = dayLabel(row, day);
  return (
    <>
      <UnsavedChange what={name} form={form} onOpen={() => openEntry('wellness', id)} />
      <WellnessSheet {...{ form, open }} title={`How you felt on ${name}`} onClose={() => closeEntry()} />
    </>
  );
}
