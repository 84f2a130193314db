import { PER_90_MINUTES, wholeDates, type CvView } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, EmptyState, Text } from '@skora/shared/ui';
import { FormStrip } from '@skora/shared/ui/data';
import { ChartSuspense } from '../../../../lib/charts/chart-suspense';
import { TrendChart } from '../../../../lib/charts/lazy-charts';
import { CvSection } from '../section/cv-section';
import styles from './cv-season.module.css';
import { NumberTile, NumberTiles } from './number-tile';

const FEWEST_WEEKS = 2;

export function CvSeason({ view }: { view: CvView }) {
  const { season, audience } = view;
  if (!season || (season.matches === 0 && audience !== 'me')) return null;
  const { numbers, form, weeks, minutes, period } = season;
  const recorded = weeks.filter(({ value }) => value !== null).length;
  return (
    <CvSection
      title="Matches"
      note={`${wholeDates(period)}. Only matches the player recorded.`}
      empty={season.matches === 0}
    >
      {season.matches === 0 ? (
        <EmptyState
          level={3}
          title="No match in the last twelve months"
          action={
            <ButtonLink component={Link} to={paths.weeklyStats()} variant="secondary">
              Add a match
            </ButtonLink>
          }
        >
          Your minutes and the numbers for your position appear here, added up from your weekly stats. From{' '}
          {PER_90_MINUTES} minutes on you also see them per 90 minutes.
        </EmptyState>
      ) : (
        <>
          <div className={styles.form}>
            <FormStrip label={`Last ${form.length} recorded matches`} matches={form} />
            <Text size="small" tone="muted">
              Last {form.length}, newest on the right
            </Text>
          </div>
          <NumberTiles>
            {numbers.map((number) => (
              <NumberTile key={number.key} number={number} />
            ))}
          </NumberTiles>
          {minutes < PER_90_MINUTES ? (
            <Text size="small" tone="muted">
              Numbers per 90 minutes appear from {PER_90_MINUTES} minutes on; before that they would say more
              about chance than about the player.
            </Text>
          ) : null}
          {recorded >= FEWEST_WEEKS ? (
            <ChartSuspense>
              <TrendChart
                title="Minutes played by week"
                unit="min"
                meanLabel="Four-week average"
                points={weeks}
              />
            </ChartSuspense>
          ) : null}
        </>
      )}
    </CvSection>
  );
}
