import { paths } from '@skora/shared/contract';
import { Link, useNavigate, useSearchParams } from '@skora/shared/router';
import { ButtonLink, EmptyState, Stack, Text, TextLink } from '@skora/shared/ui';
import { GOAL_BOUNDS, inOrder, type Goal, type StatEntry } from '@skora/domain';
import { localDay } from '../../../lib/local-day';
import { useToday } from '../../../lib/use-today';
import { GoalEditor } from './goal-editor';
import { GoalItem } from './goal-item';
import styles from './goals.module.css';

interface GoalsProps {
  goals: readonly Goal[];
  entries: readonly StatEntry[];
}

/** What a player works on, and the form for one of it. Which goal is open is part of the address. */
export function Goals({ goals, entries }: GoalsProps) {
  const today = localDay(useToday());
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const asked = parameters.get('goal');
  const goal = goals.find(({ id }) => id === asked) ?? null;
  const add = (
    <ButtonLink component={Link} to={`${paths.goals()}?goal=new`} variant="primary">
      Add a goal
    </ButtonLink>
  );
  return (
    <Stack gap={6} className={styles.page}>
      {asked === 'new' || goal ? (
        <GoalEditor
          key={asked}
          goal={goal}
          entries={entries}
          today={today}
          onDone={() => void navigate(paths.goals())}
        />
      ) : null}
      {asked !== 'new' && !goal && goals.length === 0 ? (
        <EmptyState title="What do you want to be better at in three months?" action={add}>
          One technical, one physical, one mental and one for the team are more than enough. Only you see your
          goals.
        </EmptyState>
      ) : null}
      {asked !== 'new' && !goal && goals.length > 0 ? (
        <Stack gap={6}>
          {goals.length < GOAL_BOUNDS.goals ? (
            <div>{add}</div>
          ) : (
            <Text tone="muted">
              You can have {GOAL_BOUNDS.goals} goals. Remove one that is done to add another.
            </Text>
          )}
          <Stack gap={4} component="ul">
            {inOrder(goals).map((one) => (
              <GoalItem key={one.id} goal={one} entries={entries} today={today} />
            ))}
          </Stack>
        </Stack>
      ) : null}
      <TextLink component={Link} to={paths.dashboard()}>
        Back to your dashboard
      </TextLink>
    </Stack>
  );
}
