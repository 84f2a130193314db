import { useForm, useFormDraft } from '@skora/kit';
import { Button, Cluster } from '@skora/shared/ui';
import { Field, focusField, SubmitButton, Textarea } from '@skora/shared/ui/forms';
import { useEffect, type KeyboardEvent } from 'react';
import { decide, type DecisionName } from '../data/api';
import { explainDecision } from '../data/explain';
import { DECISIONS } from './decision-words';
import styles from './decisions.module.css';

const REASON = { shortest: 5, longest: 200 };
const NO_REASON = { reason: '' };

interface DecisionFormProps {
  name: DecisionName;
  id: string;
  release: string;
  /** What a rollback goes back to. */
  to: string | null;
  onBack: () => void;
  onDone: () => void;
}

function reasonProblem(written: string): string | null {
  const { length } = written.trim();
  if (length < REASON.shortest) return `Say why, in ${REASON.shortest} characters at least.`;
  return length > REASON.longest ? `Use at most ${REASON.longest} characters.` : null;
}

/** The question in place of the button: a reason, and the press that does it. */
export function DecisionForm({ name, id, release, to, onBack, onDone }: DecisionFormProps) {
  const { question, confirm, busy } = DECISIONS[name];
  const fieldId = `reason-${id}`;
  const form = useForm({
    initial: NO_REASON,
    draft: useFormDraft({ name: `operations-${name}-${id}`, empty: NO_REASON }),
    fieldId: () => fieldId,
    check: ({ reason }) => ({ reason: reasonProblem(reason) }),
    whileTyping: 'clear',
    explain: (error) => ({ reason: explainDecision(error) }),
    send: async ({ reason }, { forget }) => {
      await decide(name, id, release, reason.trim());
      forget();
      onDone();
    },
  });
  const { attempt, errors } = form.summary;
  useEffect(() => {
    focusField(fieldId);
  }, [fieldId, attempt, errors.length]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !form.busy) onBack();
  };
  return (
    // Escape goes back, as in a dialog; the button does the same.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      noValidate
      className={styles.form}
      aria-label={question(id, release, to)}
      onSubmit={form.onSubmit}
      onKeyDown={onKeyDown}
    >
      <p className={styles.question}>{question(id, release, to)}</p>
      <Field {...form.field('reason')} label="Reason" required hint="Teams read it in the history.">
        <Textarea rows={2} limit={REASON.longest} {...form.control('reason')} />
      </Field>
      <Cluster gap={2}>
        <SubmitButton variant={name === 'promote' ? 'primary' : 'danger'} busy={form.busy} busyLabel={busy}>
          {confirm}
        </SubmitButton>
        <Button variant="ghost" aria-disabled={form.busy} onClick={onBack}>
          Go back
        </Button>
      </Cluster>
    </form>
  );
}
