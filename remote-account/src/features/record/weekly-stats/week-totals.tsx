import { Grid, Notice, Stack, Text } from '@skora/shared/ui';
import { StatTile } from '@skora/shared/ui/data';
import { Toggletip } from '@skora/shared/ui/overlay';
import {
  computeLoad,
  dayLikeness,
  formatNumber,
  LOAD_DEFINITION,
  LOAD_UNIT,
  type MatchRow,
  type TrainingRow,
} from '@skora/domain';
import { uncountedSentence } from './uncounted-sentence';

const MANY_MATCH_MINUTES = 400;

/** What a week adds up to: minutes, load with its definition, and how alike its days were. */
export function WeekTotals({ matches, trainings }: { matches: MatchRow[]; trainings: TrainingRow[] }) {
  const matchMinutes = matches.reduce((sum, row) => sum + row.minutes, 0);
  const trainingMinutes = trainings.reduce((sum, row) => sum + row.minutes, 0);
  const load = computeLoad({ matches, trainings });
  const likeness = dayLikeness(load.days);
  return (
    <Stack gap={4}>
      <Grid columns={4} gap={4}>
        <StatTile
          label="Match minutes"
          value={formatNumber(matchMinutes)}
          source={count(matches.length, 'match', 'matches')}
        />
        <StatTile
          label="Training minutes"
          value={formatNumber(trainingMinutes)}
          source={count(trainings.length, 'session', 'sessions')}
        />
        <StatTile
          label="Training load"
          // A dash, not a zero, where the only matches cannot be counted.
          value={load.total === null && load.uncounted.length > 0 ? '–' : formatNumber(load.total ?? 0)}
          source={
            <>
              {LOAD_UNIT}, with matches <Toggletip label="About training load">{LOAD_DEFINITION}</Toggletip>
            </>
          }
        />
        <StatTile
          label="How alike days were"
          value={likeness ?? '–'}
          source={
            <>
              {likeness === null ? 'Shown once your days differ' : 'The higher, the more alike'}{' '}
              <Toggletip label="About how alike days were">
                The average load of a day, divided by how much the days differ. The higher, the more alike. It
                says nothing about injuries.
              </Toggletip>
            </>
          }
        />
      </Grid>
      {load.uncounted.length > 0 ? (
        <Text size="small" tone="muted">
          {uncountedSentence(load.uncounted)}
        </Text>
      ) : null}
      {matchMinutes > MANY_MATCH_MINUTES ? (
        <Notice tone="warning" title="A lot of football">
          More than {MANY_MATCH_MINUTES} match minutes in one week is a lot, especially under 16. If the
          numbers are right, talk to your coach about rest.
        </Notice>
      ) : null}
    </Stack>
  );
}

function count(value: number, one: string, many: string): string {
  return `${value} ${value === 1 ? one : many}`;
}
