import {
  countryName,
  findMetric,
  formatDay,
  inOrder,
  nextPlannedTest,
  showcaseDay,
  type Goal,
  type StatEntry,
  wholeDates,
} from '@skora/domain';
import type { Loaded } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Heading, Stack, Text, TextLink } from '@skora/shared/ui';
import { localDay } from '../../../lib/local-day';
import { useToday } from '../../../lib/use-today';
import { GoalStanding } from '../../record';
import { PanelGate } from '../panel/panel-gate';
import styles from '../panel/panel.module.css';
import type { NextShowcase } from './use-next-showcase';

interface ComingUpProps {
  goals: Loaded<Goal[]>;
  entries: readonly StatEntry[];
  showcase: Loaded<NextShowcase | null>;
  /** Whether the player may add something now. */
  open: boolean;
}

function testSentence(goal: Goal, today: string): string {
  const metric = goal.metric && findMetric(goal.metric.test, goal.metric.key);
  const what = metric?.name ?? goal.title;
  const day = formatDay(new Date(goal.nextTestOn));
  return goal.nextTestOn < today ? `Next test: ${what}, planned for ${day}.` : `Next test: ${what}, ${day}.`;
}

function showcaseWords({ startsAt, timeZone, city, country }: NextShowcase): string {
  const day = formatDay(showcaseDay({ startsAt: startsAt.getTime(), timeZone }));
  return `${wholeDates(day)}, ${city}, ${countryName(country)}`;
}

interface NextGoalProps extends Pick<ComingUpProps, 'entries' | 'open'> {
  goals: readonly Goal[];
}

function NextGoal({ goals, entries, open }: NextGoalProps) {
  const today = localDay(useToday());
  const [first] = inOrder(goals).filter(({ doneAt }) => doneAt === null);
  const planned = nextPlannedTest(goals);
  if (!first) {
    return (
      <Text tone="muted">
        No goal yet.{' '}
        {open ? (
          <TextLink component={Link} to={`${paths.goals()}?goal=new`}>
            Set a goal
          </TextLink>
        ) : null}
      </Text>
    );
  }
  return (
    <Stack gap={2}>
      <p className={styles.what}>
        {first.title} <span className={styles.who}>due {wholeDates(formatDay(new Date(first.dueOn)))}</span>
      </p>
      <GoalStanding goal={first} entries={entries} />
      {planned ? <Text size="small">{testSentence(planned, today)}</Text> : null}
      <TextLink component={Link} to={paths.goals()} arrow>
        All your goals
      </TextLink>
    </Stack>
  );
}

/** What is next: the goal that is due first, and the next showcase for the player's age. */
export function ComingUp({ goals, entries, showcase, open }: ComingUpProps) {
  return (
    <section className={styles.section} aria-labelledby="next-title">
      <Heading level={2} size="sm" id="next-title">
        Coming up
      </Heading>
      <PanelGate loaded={goals} what="your goals">
        {(found) => <NextGoal goals={found} entries={entries} open={open} />}
      </PanelGate>
      {showcase.status === 'ready' && showcase.value ? (
        <p className={styles.event}>
          <TextLink component={Link} to={paths.showcases()}>
            {showcase.value.title}
          </TextLink>
          <span className={styles.who}>{showcaseWords(showcase.value)}</span>
        </p>
      ) : null}
    </section>
  );
}
