import { useState } from 'react';
import { useSearchParams } from '@skora/shared/router';
import { Cluster, IconButton, Stack } from '@skora/shared/ui';
import { Field, Select } from '@skora/shared/ui/forms';
import {
  type IsoWeek,
  type MatchRow,
  newestMatches,
  openWeeks,
  type PositionCode,
  type TrainingRow,
  weekLabel,
} from '@skora/domain';
import { LoadTrend } from './load-trend';
import { MatchSection } from './matches/match-section';
import { TrainingSection } from './training/training-section';
import { WeekTotals } from './week-totals';
import type { WellnessDay } from './wellness/wellness-day';
import { WellnessSection } from './wellness/wellness-section';
import styles from './rows/weekly-stats.module.css';

interface WeeklyStatsProps {
  position: PositionCode | null;
  matches: readonly MatchRow[];
  trainings: readonly TrainingRow[];
  days: readonly WellnessDay[];
}

/** One week of matches and training; which week is part of the address. */
export function WeeklyStats({ position, matches, trainings, days }: WeeklyStatsProps) {
  const [now] = useState(() => new Date());
  const [parameters, setParameters] = useSearchParams();
  const weeks = openWeeks(now);
  const asked = weeks.findIndex((week) => week.id === parameters.get('week'));
  const index = Math.max(0, asked);
  const week = weeks[index];
  if (!week) return null;
  const open = (next: number) => setParameters({ week: weeks[next]?.id ?? '' });
  const inWeek = (row: { id: string }) => row.id.startsWith(`${week.id}-`);
  const ofWeek = { matches: matches.filter(inWeek), trainings: trainings.filter(inWeek) };
  return (
    <Stack gap={6}>
      <Cluster className={styles.picker}>
        <IconButton
          icon="arrow-left"
          label="Previous week"
          disabled={index === weeks.length - 1}
          onClick={() => open(index + 1)}
        />
        <Field id="week" label="Week" mark="none" className={styles.week}>
          <Select value={week.id} onChange={(event) => setParameters({ week: event.target.value })}>
            {weeks.map((one, back) => (
              <option key={one.id} value={one.id}>
                {weekLabel(one)}
                {back === 0 ? ' (this week)' : ''}
                {describeRows(countIn(matches, one), countIn(trainings, one))}
              </option>
            ))}
          </Select>
        </Field>
        <IconButton
          icon="arrow-right"
          label="Next week"
          disabled={index === 0}
          onClick={() => open(index - 1)}
        />
      </Cluster>
      <WeekTotals matches={ofWeek.matches} trainings={ofWeek.trainings} />
      <LoadTrend matches={matches} trainings={trainings} now={now} />
      <MatchSection
        key={`m-${week.id}`}
        week={week}
        now={now}
        rows={ofWeek.matches}
        last={newestMatches(matches, 1)[0]}
        position={position}
      />
      <TrainingSection key={`t-${week.id}`} week={week} now={now} rows={ofWeek.trainings} />
      <WellnessSection key={`w-${week.id}`} week={week} now={now} days={days.filter(inWeek)} />
    </Stack>
  );
}

function countIn(rows: readonly { id: string }[], week: IsoWeek): number {
  return rows.filter((row) => row.id.startsWith(`${week.id}-`)).length;
}

/** What a week holds, behind its name. @example ' · 1 match, 3 sessions' */
function describeRows(matches: number, sessions: number): string {
  const parts = [
    matches > 0 ? `${matches} ${matches === 1 ? 'match' : 'matches'}` : '',
    sessions > 0 ? `${sessions} ${sessions === 1 ? 'session' : 'sessions'}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? ` · ${parts.join(', ')}` : '';
}
