import { Grid, Notice } from '@skora/shared/ui';
import { StatTile } from '@skora/shared/ui/data';
import { LOAD_UNIT, type MatchRow, trainingLoad, type TrainingRow } from '@skora/domain';
import { monotony } from './weekly-series';

const MANY_MATCH_MINUTES = 400;

export function WeekTotals({ matches, trainings }: { matches: MatchRow[]; trainings: TrainingRow[] }) {
  const matchMinutes = matches.reduce((sum, row) => sum + row.minutes, 0);
  const trainingMinutes = trainings.reduce((sum, row) => sum + row.minutes, 0);
  const load = trainings.reduce((sum, row) => sum + trainingLoad(row), 0);
  return (
    <>
      <Grid columns={4} gap={4}>
        <StatTile
          label="Match minutes"
          value={matchMinutes}
          source={count(matches.length, 'match', 'matches')}
        />
        <StatTile
          label="Training minutes"
          value={trainingMinutes}
          source={count(trainings.length, 'session', 'sessions')}
        />
        <StatTile label="Training load" value={load} source={LOAD_UNIT} />
        <StatTile
          label="How alike your days were"
          value={monotony(trainings)}
          source="The higher, the more alike: average load of a day, divided by how much the days differ"
        />
      </Grid>
      {matchMinutes > MANY_MATCH_MINUTES ? (
        <Notice tone="warning" title="A lot of football">
          More than {MANY_MATCH_MINUTES} match minutes in one week is a lot, especially under 16. If the
          numbers are right, talk to your coach about rest.
        </Notice>
      ) : null}
    </>
  );
}

function count(value: number, one: string, many: string): string {
  return `${value} ${value === 1 ? one : many}`;
}
