import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, EmptyState, Grid, Heading } from '@skora/shared/ui';
import { StatTile } from '@skora/shared/ui/data';
import { formatDay, latestValues, MEASURERS, STAT_STEPS, type StatEntry, statLabel } from '@skora/football';
import styles from './cv.module.css';

/** Tests that a CV shows. Weight, pulse and growth stay between the player and the page they were typed on. */
const SHOWN_KINDS = ['sprint', 'topSpeed', 'agility', 'jump', 'longJump', 'endurance', 'vo2max'];

const SECTIONS = STAT_STEPS.flatMap((step) => step.sections).filter(({ kind }) => SHOWN_KINDS.includes(kind));

/** Latest result of each test, with who, when and how. */
export function CvTests({ entries }: { entries: StatEntry[] }) {
  const latest = latestValues(entries);
  const results = SECTIONS.flatMap((section) =>
    section.fields.flatMap((field) => {
      const found = latest.get(`${section.kind}.${field.key}`);
      return found ? [{ section, field, ...found }] : [];
    }),
  );
  return (
    <section className={styles.section} aria-labelledby="cv-tests">
      <Heading level={2} size="md" id="cv-tests">
        Tests
      </Heading>
      {results.length === 0 ? (
        <EmptyState
          level={3}
          title="No test recorded yet"
          action={
            <ButtonLink component={Link} to={paths.playerStats()} variant="secondary">
              Add a test result
            </ButtonLink>
          }
        >
          A 10 m sprint is a good first one. Each result shows its date, its method and who measured it.
        </EmptyState>
      ) : (
        <Grid columns={4} gap={4}>
          {results.map(({ section, field, value, entry }) => (
            <StatTile
              key={`${section.kind}.${field.key}`}
              label={statLabel(section.kind, field.key)}
              value={value}
              unit={field.unit}
              source={describeSource(entry, section.methods?.[entry.method])}
            />
          ))}
        </Grid>
      )}
    </section>
  );
}

function describeSource(entry: StatEntry, method: string | undefined): string {
  const by = MEASURERS[entry.measuredBy as keyof typeof MEASURERS]?.toLowerCase() ?? entry.measuredBy;
  return ['Self-reported', `measured by ${by}`, method, formatDay(entry.measuredOn)]
    .filter(Boolean)
    .join(' · ');
}
