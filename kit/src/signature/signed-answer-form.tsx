import type { ReactNode } from 'react';
import { Button, FailureNotice, Stack } from '@skora/shared/ui';
import {
  Checkbox,
  Field,
  FormErrorSummary,
  RadioGroup,
  SubmitButton,
  TextInput,
} from '@skora/shared/ui/forms';
import styles from './signed-answer-form.module.css';
import type { AnswerForm, SignedAnswer } from './use-signed-answer';

const relationships = [
  { value: 'parent', label: 'the parent' },
  { value: 'legal-guardian', label: 'the legal guardian' },
] as const;

interface SignedAnswerFormProps {
  answer: AnswerForm;
  /** Of the form, for screen readers. */
  label: string;
  /** The text that is answered. */
  children: ReactNode;
  /** What is offered beside sharing a CV; null: nothing. */
  contact?: { text: string } | null;
  /** Leaves the form without an answer, where nobody asked. Absent: the second button declines. */
  onLeave?: () => void;
}

/** A text, who answers it, and two buttons that weigh the same. */
export function SignedAnswerForm({ answer, label, children, contact, onLeave }: SignedAnswerFormProps) {
  const { id, form, choice } = answer;
  const submit = (decision: SignedAnswer['decision'], words: string) => (
    <SubmitButton
      variant="secondary"
      size="lg"
      block
      busy={form.busy && choice.current === decision}
      onClick={() => (choice.current = decision)}
    >
      {words}
    </SubmitButton>
  );
  return (
    <form noValidate aria-label={label} onSubmit={form.onSubmit}>
      <Stack gap={5}>
        <FormErrorSummary {...form.summary} />
        {children}
        <Field
          {...form.field('name')}
          label="Your name"
          required
          hint="Kept with your answer, together with the date and the version of the text."
        >
          <TextInput {...form.control('name')} autoComplete="name" />
        </Field>
        <RadioGroup
          {...form.field('relationship')}
          legend="You are"
          name={`${id}-relationship`}
          options={relationships}
          layout="tiles"
          required
          value={form.values.relationship}
          onValueChange={(relationship) => form.change({ relationship })}
        />
        {contact ? (
          <Checkbox
            id={`${id}-contact`}
            label="I would like to take contact requests about this player (optional)"
            hint={contact.text}
            checked={form.values.contact}
            onChange={({ target }) => form.change({ contact: target.checked })}
          />
        ) : null}
        <FailureNotice>{form.failure}</FailureNotice>
        <div className={styles.choices}>
          {submit('approve', onLeave ? 'Agree' : 'Approve')}
          {onLeave ? (
            <Button variant="secondary" size="lg" block onClick={onLeave}>
              Not now
            </Button>
          ) : (
            submit('decline', 'Decline')
          )}
        </div>
      </Stack>
    </form>
  );
}
