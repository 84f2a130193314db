import { useState } from 'react';
import { Heading, Stack, Text } from '@skora/shared/ui';
import { Tabs } from '@skora/shared/ui/data';
import type { MatchRow, PositionCode, TrainingRow } from '@skora/domain';
import { useToday } from '../../../lib/use-today';
import { LoadTrend } from './load-trend';
import { MatchPanel } from './matches/match-panel';
import { TrainingPanel } from './training/training-panel';
import { type EntryKind, useWeekAddress } from './week/use-week-address';
import { WeekPicker } from './week/week-picker';
import { WeekTotals } from './week-totals';
import type { WellnessDay } from './wellness/wellness-day';
import { WellnessPanel } from './wellness/wellness-panel';
import styles from './week/week.module.css';

interface WeeklyStatsProps {
  position: PositionCode | null;
  matches: readonly MatchRow[];
  trainings: readonly TrainingRow[];
  days: readonly WellnessDay[];
}

/** One week, one thing of it at a time; week and open sheet are part of the address. */
export function WeeklyStats({ position, matches, trainings, days }: WeeklyStatsProps) {
  const now = useToday();
  const address = useWeekAddress(now);
  const [tab, setTab] = useState<EntryKind>(address.entry ?? 'match');
  const [opened, setOpened] = useState(address.entry);
  if (address.entry !== opened) {
    setOpened(address.entry);
    if (address.entry) setTab(address.entry);
  }
  const week = address.weeks[address.index];
  if (!week) return null;
  const inWeek = (row: { id: string }) => row.id.startsWith(`${week.id}-`);
  const common = { address, week, now };
  return (
    <Stack gap={6}>
      <WeekPicker address={address} />
      <Tabs
        label="What the week is made of"
        value={tab}
        onValueChange={(id) => setTab(id as EntryKind)}
        items={[
          {
            id: 'match',
            label: <Counted label="Match" count={matches.filter(inWeek).length} />,
            content: <MatchPanel {...common} matches={matches} position={position} />,
          },
          {
            id: 'training',
            label: <Counted label="Training" count={trainings.filter(inWeek).length} />,
            content: <TrainingPanel {...common} trainings={trainings} />,
          },
          {
            id: 'wellness',
            label: <Counted label="How I felt" count={days.filter(inWeek).length} />,
            content: <WellnessPanel {...common} days={days} />,
          },
        ]}
      />
      <section className={styles.section} aria-labelledby="totals-title">
        <Heading level={2} size="md" id="totals-title">
          The week in numbers
        </Heading>
        {matches.some(inWeek) || trainings.some(inWeek) ? (
          <WeekTotals matches={matches.filter(inWeek)} trainings={trainings.filter(inWeek)} />
        ) : (
          <Text tone="muted">They appear with the first match or session of the week.</Text>
        )}
        <LoadTrend matches={matches} trainings={trainings} now={now} />
      </section>
    </Stack>
  );
}

function Counted({ label, count }: { label: string; count: number }) {
  return (
    <>
      {label} <span className={styles.count}>{count}</span>
    </>
  );
}
