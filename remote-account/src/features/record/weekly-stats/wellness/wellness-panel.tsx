import { useState } from 'react';
import { useAction } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { Heading, Icon, Notice, Stack, Text } from '@skora/shared/ui';
import { withDeadline } from '@skora/shared/utils';
import type { IsoWeek } from '@skora/domain';
import { useDocuments } from '../../../../lib/documents/documents-context';
import { STORE_DEADLINE_MS } from '../../../../lib/documents/player-documents';
import { AddRow } from '../rows/add-row';
import { DayField } from '../rows/day-field';
import { EntrySheet } from '../rows/entry-sheet';
import styles from '../rows/rows.module.css';
import { type FormDay, lastDay, readWeek } from '../week/start-day';
import type { WeekAddress } from '../week/use-week-address';
import { useWellnessForm } from './use-wellness-form';
import type { WellnessDay } from './wellness-day';
import { WellnessFields } from './wellness-fields';
import { WellnessList } from './wellness-list';

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
  const { weeks, openEntry, closeEntry } = address;
  const isOpen = address.entry === 'wellness';
  const [asked, setAsked] = useState<FormDay | null>(null);
  const form = useWellnessForm({
    weeks,
    days,
    on: asked ?? lastDay(week, now),
    onSaved: (saved, again) => {
      if (isOpen && !again) closeEntry(saved.week);
    },
  });
  const remove = ({ id }: WellnessDay) =>
    run(async () => {
      await withDeadline(documents.remove(`profiles/${uid}/wellness/${id}`), STORE_DEADLINE_MS);
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
          We could not remove it. Try again in a moment.
        </Notice>
      ) : null}
      <WellnessList
        week={week}
        days={days.filter(({ id }) => id.startsWith(`${week.id}-`))}
        onEdit={(day) => {
          const on = { week: readWeek(day.id), day: String(day.day) };
          setAsked(on);
          form.openDay(on);
          openEntry('wellness');
        }}
        onRemove={(day) => void remove(day)}
      />
      <AddRow
        what="day"
        form={form}
        onAdd={() => {
          setAsked(null);
          openEntry('wellness');
        }}
      />
      <EntrySheet
        form={form}
        open={isOpen}
        onClose={() => closeEntry()}
        title="How you felt"
        submit="Save day"
      >
        <DayField
          {...form.field('day')}
          weeks={weeks}
          now={now}
          value={form.values}
          onChange={form.showDay}
        />
        <WellnessFields form={form} />
      </EntrySheet>
    </Stack>
  );
}
