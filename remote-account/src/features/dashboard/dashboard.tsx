import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import {
  ButtonLink,
  Card,
  Container,
  Grid,
  Heading,
  PageHeader,
  Stack,
  Text,
  TextLink,
} from '@skora/shared/ui';
import { Meter } from '@skora/shared/ui/data';
import { profileSteps } from '../profile/completeness';
import type { PlayerRecord } from '../record/use-player-record';
import { PublicNow } from './public-now';
import { ThisWeek } from './this-week';
import styles from './dashboard.module.css';

/** Where a player stands and what to do next. */
export function Dashboard({ record }: { record: PlayerRecord }) {
  const { profile, entries, matches, trainings } = record;
  const steps = profileSteps(profile, {
    entries: entries.length,
    matches: matches.length,
    trainings: trainings.length,
  });
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  return (
    <Container className={styles.dashboard}>
      <PageHeader
        eyebrow="Your dashboard"
        title={profile.displayName || 'Welcome'}
        lead="Your week, your next step and what others can see."
        size="lg"
      />
      <Grid columns={2}>
        <Card tone={next ? 'accent' : 'solid'} corner padding="lg">
          <Stack gap={4}>
            <Meter
              label="Your record"
              value={done}
              max={steps.length}
              valueText={`${done} of ${steps.length}`}
            />
            {next ? (
              <>
                <Heading level={2} size="md">
                  {next.label}
                </Heading>
                <Text>{next.reason}</Text>
                <div>
                  <ButtonLink component={Link} to={next.to} variant="primary">
                    Do it now
                  </ButtonLink>
                </div>
              </>
            ) : (
              <>
                <Heading level={2} size="md">
                  The basics are all there
                </Heading>
                <Text>
                  From here on it is about keeping it fresh: a week at a time, a test every few months.
                </Text>
              </>
            )}
            <TextLink component={Link} to={paths.cv()} arrow>
              See your CV
            </TextLink>
          </Stack>
        </Card>
        <PublicNow />
      </Grid>
      <ThisWeek matches={matches} trainings={trainings} />
      <section className={styles.section} aria-labelledby="record-title">
        <Heading level={2} size="md" id="record-title">
          What your record holds
        </Heading>
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step.label} data-done={step.done || undefined}>
              <TextLink component={Link} to={step.to} quiet>
                {step.label}
              </TextLink>
              <span className={styles.state}>{step.done ? 'Done' : 'Open'}</span>
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
