import { formatDay, type CvView } from '@skora/domain';
import { Grid, Heading } from '@skora/shared/ui';
import { Meter } from '@skora/shared/ui/data';
import { ChartSlot } from '../../../../lib/charts/chart-slot';
import { RadarChart } from '../../../../lib/charts/lazy-charts';
import styles from './cv-ratings.module.css';
import { CvSection } from '../section/cv-section';

const MOST = 10;

/** How the player sees the own game; nothing is shown before the first rating. */
export function CvRatings({ view }: { view: CvView }) {
  const { ratings } = view;
  if (!ratings || ratings.groups.length === 0) return null;
  return (
    <CvSection
      title="Self-ratings"
      note="The player’s own view on a scale of ten. Self-reported; a coach may see it differently."
    >
      {ratings.axes.length > 0 ? (
        <ChartSlot>
          <RadarChart
            title="What matters in this position"
            axes={ratings.axes}
            max={MOST}
            valueLabel="Now"
            beforeLabel="Before"
          />
        </ChartSlot>
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
                  max={MOST}
                  valueText={`${value} of ${MOST}, ${formatDay(new Date(on))}`}
                />
              ))}
            </div>
          ))}
        </Grid>
      </details>
    </CvSection>
  );
}
