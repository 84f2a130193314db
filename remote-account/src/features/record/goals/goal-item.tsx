import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useRequiredUser } from '@skora/shared/session';
import { Badge, Button, ButtonLink, Cluster, Notice, Text } from '@skora/shared/ui';
import { CORNERS, formatDay, type Goal, type StatEntry, wholeDates } from '@skora/domain';
import { useAction } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { NoAnswer } from '@skora/shared/utils';
import { deviceStorage } from '@skora/shared/storage-keys';
import { useDocuments } from '../../../lib/documents/documents-context';
import { removeDocument } from '../../../lib/documents/remove-document';
import { saveFile } from '../../../lib/save-file';
import { CardListItem } from '../../../lib/card-list/card-list-item';
import { RemoveButton } from '../../../lib/card-list/remove-button';
import { readGoal } from './goal-form';
import { goalReminder } from './goal-reminder';
import { GoalStanding } from './goal-standing';
import { changeGoal } from './save-goal';
import { goalDraftKey } from './use-goal-form';
import styles from './goals.module.css';

interface GoalItemProps {
  goal: Goal;
  entries: readonly StatEntry[];
  today: string;
}

const dayName = (day: string) => wholeDates(formatDay(new Date(day)));

function explainRemoval(title: string, error: unknown): string {
  return error instanceof NoAnswer
    ? `We got no answer, so the goal ${title} may be removed later.`
    : `We could not remove the goal ${title}. Try again in a moment.`;
}

function useGoalActions(goal: Goal) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const finishing = useAction();
  const removal = useAction();
  return {
    busy: finishing.busy || removal.busy,
    finishError: finishing.error,
    removeError: removal.error,
    /** @param doneAt ISO day, or null to open it again */
    finish: (doneAt: string | null) => {
      removal.clear();
      return finishing.run(async () => {
        await changeGoal(documents, uid, { ...goal, doneAt }, readGoal(goal));
        showToast('success', doneAt === null ? 'The goal is open again.' : 'Well done.');
      });
    },
    remove: () => {
      finishing.clear();
      const wasOnline = navigator.onLine;
      return removal.run(async () => {
        await removeDocument(documents, `profiles/${uid}/goals/${goal.id}`).catch((error: unknown) => {
          // The store shows the goal as removed until it is refused; by then this goal, and its notice, are new ones.
          if (wasOnline) showToast('error', explainRemoval(goal.title, error));
          throw error;
        });
        // The next goal may have the same id.
        deviceStorage.remove(goalDraftKey(uid, goal.id));
        showToast('success', 'Goal removed.');
      });
    },
  };
}

export function GoalItem({ goal, entries, today }: GoalItemProps) {
  const { uid } = useRequiredUser();
  const { busy, finishError, removeError, finish, remove } = useGoalActions(goal);
  const { id, title, corner, dueOn, nextTestOn, note, doneAt, metric } = goal;
  const open = doneAt === null;
  const testIsDue = open && nextTestOn !== '' && nextTestOn <= today;
  const state = open ? (
    <Badge>{CORNERS[corner]}</Badge>
  ) : (
    <Badge tone="success" icon="check">{`Reached ${dayName(doneAt)}`}</Badge>
  );
  return (
    <CardListItem title={title} size="lg" state={state} quiet={!open}>
      <GoalStanding goal={goal} entries={entries} />
      {note === '' ? null : <p className={styles.note}>{note}</p>}
      {open ? (
        <Text size="small" tone="muted">
          {dueOn < today
            ? `Was due ${dayName(dueOn)}. Choose another day, or remove the goal.`
            : `Due ${dayName(dueOn)}.`}{' '}
          {nextTestOn === ''
            ? ''
            : testIsDue
              ? `The next test was planned for ${dayName(nextTestOn)}.`
              : `Next test ${dayName(nextTestOn)}.`}
        </Text>
      ) : null}
      <Cluster gap={2}>
        {testIsDue && metric ? (
          <ButtonLink component={Link} to={paths.playerStats()} size="sm" variant="secondary">
            Enter the result
          </ButtonLink>
        ) : null}
        {open && nextTestOn > today ? (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Add to calendar: the next test of ${title}`}
            onClick={() =>
              saveFile(`skora-goal-${id}.ics`, goalReminder(goal, uid, new Date()), 'text/calendar')
            }
          >
            Add to calendar
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="ghost"
          busy={busy}
          aria-label={open ? `Reached: ${title}` : `Open again: ${title}`}
          onClick={() => void finish(open ? today : null)}
        >
          {open ? 'Reached' : 'Open again'}
        </Button>
        {open ? (
          <ButtonLink
            component={Link}
            to={`${paths.goals()}?goal=${id}`}
            size="sm"
            variant="ghost"
            aria-label={`Change ${title}`}
          >
            Change
          </ButtonLink>
        ) : null}
        <RemoveButton what={`the goal ${title}`} busy={busy} onRemove={() => void remove()} />
      </Cluster>
      {finishError !== null ? (
        <Notice tone="danger" live="assertive">
          That was not saved. Try again in a moment.
        </Notice>
      ) : null}
      {removeError !== null ? (
        <Notice tone="danger" live="assertive" title="Not removed yet">
          We could not remove it. Check your connection and try again.
        </Notice>
      ) : null}
    </CardListItem>
  );
}
