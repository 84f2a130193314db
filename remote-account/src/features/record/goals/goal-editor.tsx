import { ChangedElsewhere, NotSaved } from '@skora/kit';
import { Button, Cluster, FailureNotice, Heading } from '@skora/shared/ui';
import {
  Field,
  FormErrorSummary,
  RadioGroup,
  SubmitButton,
  Textarea,
  TextInput,
} from '@skora/shared/ui/forms';
import { CORNERS, GOAL_BOUNDS, type Goal, type StatEntry } from '@skora/domain';
import { MeasureFields } from './measure-fields';
import { useGoalForm } from './use-goal-form';
import styles from './goals.module.css';

interface GoalEditorProps {
  /** Null for a new one. */
  goal: Goal | null;
  entries: readonly StatEntry[];
  today: string;
  onDone: () => void;
}

const OPTIONS = Object.entries(CORNERS).map(([value, label]) => ({ value, label }));

export function GoalEditor({ goal, entries, today, onDone }: GoalEditorProps) {
  const form = useGoalForm(goal, today, onDone);
  const isConflict = form.error instanceof NotSaved && form.error.reason === 'conflict';
  return (
    <form noValidate className={styles.form} aria-labelledby="goal-form-title" onSubmit={form.onSubmit}>
      <Heading level={2} size="md" id="goal-form-title">
        {goal ? 'Change this goal' : 'A new goal'}
      </Heading>
      <FormErrorSummary {...form.summary} />
      <Field
        {...form.field('title')}
        label="What do you want to work on?"
        required
        hint="For example, turn faster to the left, or talk more on the pitch."
      >
        <TextInput maxLength={GOAL_BOUNDS.title} autoComplete="off" {...form.control('title')} />
      </Field>
      <RadioGroup
        {...form.field('corner')}
        legend="Which part of your game?"
        name="corner"
        layout="tiles"
        required
        options={OPTIONS}
        value={form.values.corner}
        onValueChange={(corner) => form.change({ corner })}
      />
      <MeasureFields form={form} entries={entries} />
      <div className={styles.pair}>
        <Field {...form.field('dueOn')} label="Reach it by" required>
          <TextInput type="date" min={today} {...form.control('dueOn')} />
        </Field>
        <Field
          {...form.field('nextTestOn')}
          label="Next test"
          hint="Three times a year is plenty: September, January, May."
        >
          <TextInput type="date" min={today} {...form.control('nextTestOn')} />
        </Field>
      </div>
      <Field {...form.field('note')} label="How you will get there">
        <Textarea limit={GOAL_BOUNDS.note} {...form.control('note')} />
      </Field>
      {isConflict ? (
        <ChangedElsewhere onUseStored={() => form.reset()} onKeepMine={form.keepMine} />
      ) : (
        <FailureNotice title="Not saved yet">{form.failure}</FailureNotice>
      )}
      <Cluster>
        <SubmitButton busy={form.busy}>Save goal</SubmitButton>
        <Button
          variant="ghost"
          onClick={() => {
            form.reset();
            onDone();
          }}
        >
          Cancel
        </Button>
      </Cluster>
    </form>
  );
}
