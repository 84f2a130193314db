import { hashText } from '@skora/shared/utils';
import { CONTACT_BOUNDS } from '@skora/domain';
import { failureMessage, useForm, useFormDraft } from '@skora/kit';
import { Button, Cluster, FailureNotice, Heading, Text } from '@skora/shared/ui';
import { Field, SubmitButton, Textarea } from '@skora/shared/ui/forms';
import { useEffect, useRef } from 'react';
import styles from './answer.module.css';

interface StopFormProps {
  kind: 'block' | 'report';
  writer: string;
  /** Rejects when nothing was sent. */
  onSend: (report: string) => Promise<void>;
  onBack: () => void;
}

const WORDS = {
  block: {
    title: (writer: string) => `Block ${writer}?`,
    text: 'This person cannot write to you again. We do not tell them.',
    button: 'Yes, block',
    busy: 'Blocking…',
  },
  report: {
    title: (writer: string) => `Report ${writer}?`,
    text: 'This person is blocked, and all their other requests stop until somebody at SKORA has looked. We do not tell them that it was you.',
    button: 'Send the report',
    busy: 'Sending…',
  },
} as const;

const NO_REPORT = { report: '' };

/** The last look before a writer is stopped. */
export function StopForm({ kind, writer, onSend, onBack }: StopFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useForm({
    initial: NO_REPORT,
    draft: useFormDraft({ name: `contact-report_${hashText(writer)}`, empty: NO_REPORT }),
    fieldId: (name) => `stop-${name}`,
    check: ({ report }) => ({
      report:
        report.length > CONTACT_BOUNDS.report ? `Use at most ${CONTACT_BOUNDS.report} characters.` : null,
    }),
    send: async ({ report }, { forget }) => {
      await onSend(report.trim());
      forget();
    },
    explain: (error) => `Nothing has been sent. ${failureMessage(error)}`,
  });
  const { title, text, button, busy } = WORDS[kind];
  return (
    <form noValidate aria-labelledby="stop-title" className={styles.stop} onSubmit={form.onSubmit}>
      <Heading ref={heading} level={3} size="sm" id="stop-title" tabIndex={-1} className={styles.title}>
        {title(writer)}
      </Heading>
      <Text>{text}</Text>
      {kind === 'report' ? (
        <Field {...form.field('report')} label="What happened?" mark="optional">
          <Textarea rows={4} limit={CONTACT_BOUNDS.report} {...form.control('report')} />
        </Field>
      ) : null}
      <FailureNotice>{form.failure}</FailureNotice>
      <Cluster gap={3}>
        <SubmitButton variant="danger" busy={form.busy} busyLabel={busy}>
          {button}
        </SubmitButton>
        <Button variant="ghost" onClick={onBack}>
          Go back
        </Button>
      </Cluster>
    </form>
  );
}
