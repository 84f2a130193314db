import { Stack } from '@skora/shared/ui';
import { Field, FormErrorSummary, Select, SubmitButton, Textarea, TextInput } from '@skora/shared/ui/forms';
import { useState, type FormEvent } from 'react';
import {
  contactProblems,
  MESSAGE_LENGTH,
  type ContactMessage,
  type ContactProblems,
} from './contact-message';
import { ReadyMail } from './ready-mail';
import { TOPICS } from './topics';

const EMPTY: ContactMessage = { topic: '', name: '', email: '', message: '' };
const FIELDS = ['topic', 'name', 'email', 'message'] as const;

function fieldId(field: keyof ContactMessage): string {
  return `contact-${field}`;
}

/** Composes a message and hands it to the visitor's own mail program. What was typed stays. */
export function ContactForm() {
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [ready, setReady] = useState<ContactMessage | null>(null);
  const change = (field: keyof ContactMessage) => (event: { target: { value: string } }) => {
    setTyped({ ...typed, [field]: event.target.value });
    setReady(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = contactProblems(typed);
    setProblems(found);
    setAttempt(attempt + 1);
    setReady(Object.keys(found).length === 0 ? typed : null);
  };
  const errors = FIELDS.flatMap((field) => {
    const message = problems[field];
    return message ? [{ fieldId: fieldId(field), message }] : [];
  });
  return (
    <form onSubmit={submit} noValidate aria-label="Message to SKORA">
      <Stack gap={5}>
        <FormErrorSummary errors={errors} attempt={attempt} />
        <Field id={fieldId('topic')} label="Topic" required error={problems.topic}>
          <Select name="topic" value={typed.topic} onChange={change('topic')}>
            <option value="">Choose</option>
            {TOPICS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field id={fieldId('name')} label="Name" required error={problems.name}>
          <TextInput name="name" autoComplete="name" value={typed.name} onChange={change('name')} />
        </Field>
        <Field id={fieldId('email')} label="E-mail" required error={problems.email}>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            value={typed.email}
            onChange={change('email')}
          />
        </Field>
        <Field
          id={fieldId('message')}
          label="Message"
          hint="No passwords, no health details. Under 18? Let a parent or guardian read it first."
          required
          error={problems.message}
        >
          <Textarea
            name="message"
            rows={7}
            limit={MESSAGE_LENGTH.max}
            value={typed.message}
            onChange={change('message')}
          />
        </Field>
        <SubmitButton size="lg">Prepare my message</SubmitButton>
        {ready ? <ReadyMail message={ready} /> : null}
      </Stack>
    </form>
  );
}
