import { Grid, Heading, Text } from '@skora/shared/ui';
import { Meter } from '@skora/shared/ui/data';
import { formatDay, latestValues, PRIVATE_RATINGS, STAT_STEPS, type StatEntry } from '@skora/football';
import styles from './cv.module.css';

const GROUPS = STAT_STEPS.flatMap((step) =>
  step.ratings.map((group) => ({ kind: step.sections[0]?.kind ?? step.id, ...group })),
);

/** How the player rates himself or herself; nothing is shown before the first rating. */
export function CvRatings({ entries }: { entries: StatEntry[] }) {
  const latest = latestValues(entries);
  const groups = GROUPS.map(({ kind, title, ratings }) => ({
    id: `${kind}.${title}`,
    title,
    rated: ratings.flatMap(([key, label]) => {
      const found =
        PRIVATE_RATINGS.includes(key) && kind === 'technical' ? undefined : latest.get(`${kind}.${key}`);
      return found ? [{ key, label, ...found }] : [];
    }),
  })).filter(({ rated }) => rated.length > 0);
  if (groups.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="cv-ratings">
      <div>
        <Heading level={2} size="md" id="cv-ratings">
          Self-ratings
        </Heading>
        <Text size="small" tone="muted">
          The player’s own view on a scale of ten. A coach may see it differently.
        </Text>
      </div>
      <Grid columns={2} gap={6}>
        {groups.map(({ id, title, rated }) => (
          <div key={id} className={styles.ratings}>
            <Heading level={3} size="sm">
              {title}
            </Heading>
            {rated.map(({ key, label, value, entry }) => (
              <Meter
                key={key}
                label={label}
                value={value}
                max={10}
                valueText={`${value} of 10, ${formatDay(entry.measuredOn)}`}
              />
            ))}
          </div>
        ))}
      </Grid>
    </section>
  );
}
