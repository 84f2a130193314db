import { useState } from 'react';
import { useForm } from '@skora/kit';
import { Heading, Notice, Text } from '@skora/shared/ui';
import { Field, FormErrorSummary, Select, SubmitButton, Textarea } from '@skora/shared/ui/forms';
import { REPORT_SUBJECTS, reportAcademy, type ReportSubject } from '../api/academies-api';
import styles from '../academy/academy-page.module.css';

const SHORTEST = 10;
const LONGEST = 500;

const EMPTY: { about: ReportSubject; message: string } = { about: 'place', message: '' };

function messageProblem(message: string): string | null {
  const { length } = message.trim();
  if (length < SHORTEST) return `Write at least ${SHORTEST} characters, so that we know what to look for.`;
  return length > LONGEST ? `Keep it to ${LONGEST} characters.` : null;
}

/** Tells us what is wrong about an academy. A person reads it. */
export function ReportForm({ id }: { id: string }) {
  const [sent, setSent] = useState(false);
  const form = useForm({
    initial: EMPTY,
    fieldId: (name) => `report-${name}`,
    check: ({ message }) => ({ message: messageProblem(message) }),
    send: async ({ about, message }) => {
      await reportAcademy(id, about, message.trim());
      setSent(true);
    },
  });
  const { errors, attempt } = form.summary;
  const failed = form.failure === null ? [] : [{ fieldId: 'report-message', message: form.failure }];
  return (
    <section className={styles.report} aria-labelledby="report-title">
      <Heading level={2} size="sm" id="report-title">
        Something is wrong here?
      </Heading>
      {sent ? (
        <Notice tone="success" title="Thank you" live="polite">
          We have your report and will check it. Nothing changes until somebody has looked.
        </Notice>
      ) : (
        <form noValidate onSubmit={form.onSubmit} className={styles.form}>
          <FormErrorSummary errors={[...errors, ...failed]} attempt={attempt} />
          <Field {...form.field('about')} label="What is it about?" required>
            <Select {...form.control('about')}>
              {Object.entries(REPORT_SUBJECTS).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field {...form.field('message')} label="What should it say?" required>
            <Textarea rows={3} limit={LONGEST} {...form.control('message')} />
          </Field>
          <Text size="small" tone="muted">
            We keep your report with your account so that we can ask you back.
          </Text>
          <div>
            <SubmitButton variant="secondary" busy={form.busy}>
              Send report
            </SubmitButton>
          </div>
        </form>
      )}
    </section>
  );
}
