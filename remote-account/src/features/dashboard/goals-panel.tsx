import { useState } from 'react';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Card, Heading, Stack, Text, TextLink } from '@skora/shared/ui';
import { formatDay, inOrder, findMetric, nextPlannedTest, type Goal, type StatEntry } from '@skora/domain';
import { GoalStanding } from '../record';
import { localDay } from '../../lib/local-day';
import styles from './dashboard.module.css';

const SHOWN = 3;

function nextTestSentence(goal: Goal, today: string): string {
  const metric = goal.metric && findMetric(goal.metric.test, goal.metric.key);
  const what = metric?.name ?? goal.title;
  const day = formatDay(new Date(goal.nextTestOn));
  return goal.nextTestOn < today ? `Next test: ${what}, planned for ${day}.` : `Next test: ${what}, ${day}.`;
}

export function GoalsPanel({ goals, entries }: { goals: readonly Goal[]; entries: readonly StatEntry[] }) {
  const [today] = useState(() => localDay(new Date()));
  const open = inOrder(goals).filter(({ doneAt }) => doneAt === null);
  const next = nextPlannedTest(goals);
  return (
    <Card padding="lg">
      <Stack gap={4}>
        <Heading level={2} size="md">
          What you are working on
        </Heading>
        {open.length === 0 ? (
          <>
            <Text tone="muted">
              No goals yet. Choose one thing to work on, a day and a test, and you will see if you got better.
            </Text>
            <div>
              <ButtonLink component={Link} to={`${paths.goals()}?goal=new`} variant="secondary">
                Set a goal
              </ButtonLink>
            </div>
          </>
        ) : (
          <>
            <ul className={styles.goals}>
              {open.slice(0, SHOWN).map((goal) => (
                <li key={goal.id}>
                  <p className={styles.what}>
                    {goal.title} <span className={styles.who}>due {formatDay(new Date(goal.dueOn))}</span>
                  </p>
                  <GoalStanding goal={goal} entries={entries} />
                </li>
              ))}
            </ul>
            <Text size="small">{next ? nextTestSentence(next, today) : 'No test is planned yet.'}</Text>
            <TextLink component={Link} to={paths.goals()} arrow>
              All your goals
            </TextLink>
          </>
        )}
      </Stack>
    </Card>
  );
}
