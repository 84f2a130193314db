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

/** A goal as a form. */
export function GoalEditor({ goal, entries, today, onDone }: GoalEditorProps) {
  const editor = useGoalForm(goal, today, onDone);
  const { form, change } = editor;
  const errorOf = (id: string) => editor.problems.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <form
      noValidate
      className={styles.form}
      aria-labelledby="goal-form-title"
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
    >
      <Heading level={2} size="md" id="goal-form-title">
        {goal ? 'Change this goal' : 'A new goal'}
      </Heading>
      <FormErrorSummary errors={editor.problems} attempt={editor.attempt} />
      <Field
        id="goal-title"
        label="What you work on"
        required
        hint="For example: turn faster to the left, talk more on the pitch."
        error={errorOf('goal-title')}
      >
        <TextInput
          maxLength={GOAL_BOUNDS.title}
          autoComplete="off"
          value={form.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <RadioGroup
        id="goal-corner"
        legend="Which corner of your game"
        name="corner"
        layout="tiles"
        required
        options={OPTIONS}
        value={form.corner}
        error={errorOf('goal-corner')}
        onValueChange={(corner) => change({ corner })}
      />
      <MeasureFields form={form} change={change} errorOf={errorOf} entries={entries} />
      <div className={styles.pair}>
        <Field id="goal-due" label="Reached by" required error={errorOf('goal-due')}>
          <TextInput
            type="date"
            min={today}
            value={form.dueOn}
            onChange={({ target }) => change({ dueOn: target.value })}
          />
        </Field>
        <Field
          id="goal-next-test"
          label="Next test"
          hint="Three times a year is plenty: September, January, May."
          error={errorOf('goal-next-test')}
        >
          <TextInput
            type="date"
            min={today}
            value={form.nextTestOn}
            onChange={({ target }) => change({ nextTestOn: target.value })}
          />
        </Field>
      </div>
      <Field id="goal-note" label="How you get there" error={errorOf('goal-note')}>
        <Textarea
          limit={GOAL_BOUNDS.note}
          value={form.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
      <FailureNotice title="Not saved yet">{editor.failure}</FailureNotice>
      <Cluster>
        <SubmitButton busy={editor.busy}>Save goal</SubmitButton>
        <Button
          variant="ghost"
          onClick={() => {
            editor.discard();
            onDone();
          }}
        >
          Leave it
        </Button>
      </Cluster>
    </form>
  );
}
