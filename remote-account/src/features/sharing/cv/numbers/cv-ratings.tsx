import { formatDay, wholeDates, type CvView } from '@skora/domain';
import { Grid, Heading } from '@skora/shared/ui';
import { Meter } from '@skora/shared/ui/data';
import { ChartSuspense } from '../../../../lib/charts/chart-suspense';
import { RadarChart } from '../../../../lib/charts/lazy-charts';
import styles from './cv-ratings.module.css';
import { CvSection } from '../section/cv-section';

const MAX_RATING = 10;

type Groups = NonNullable<CvView['ratings']>['groups'];

/** The day all ratings are from; null when they are from several. */
function findOnlyDay(groups: Groups): string | null {
  const days = new Set(groups.flatMap(({ ratings }) => ratings.map(({ on }) => on)));
  const [day] = days;
  return days.size === 1 && day ? day : null;
}

const dayText = (on: string) => wholeDates(formatDay(new Date(on)));

/** How the player sees the own game; nothing is shown before the first rating. */
export function CvRatings({ view }: { view: CvView }) {
  const { ratings } = view;
  if (!ratings || ratings.groups.length === 0) return null;
  const onlyDay = findOnlyDay(ratings.groups);
  const when = onlyDay ? ` From ${dayText(onlyDay)}.` : '';
  return (
    <CvSection
      title="Self-ratings"
      note={`The player’s own view on a scale of ten. Self-reported; a coach may see it differently.${when}`}
    >
      {ratings.axes.length > 0 ? (
        <ChartSuspense>
          <RadarChart
            title="What matters in this position"
            axes={ratings.axes}
            max={MAX_RATING}
            valueLabel="Now"
            beforeLabel="Before"
          />
        </ChartSuspense>
      ) : null}
      <details className={styles.all} open={ratings.axes.length === 0}>
        <summary>All self-ratings</summary>
        <Grid columns={2} gap={6}>
          {ratings.groups.map(({ title, ratings: rated }) => (
            <div key={title} className={styles.group}>
              <Heading level={3} size="sm">
                {title}
              </Heading>
              {rated.map(({ key, label, value, on }) => (
                <Meter
                  key={key}
                  label={label}
                  value={value}
                  max={MAX_RATING}
                  valueText={`${value} of ${MAX_RATING}${onlyDay ? '' : `, ${dayText(on)}`}`}
                />
              ))}
            </div>
          ))}
        </Grid>
      </details>
    </CvSection>
  );
}
