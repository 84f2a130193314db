import { useState } from 'react';
import { useForm, useFormDraft } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Heading, Notice, Text, TextLink } from '@skora/shared/ui';
import { Field, FormErrorSummary, Select, SubmitButton, Textarea } from '@skora/shared/ui/forms';
import { REPORT_SUBJECTS, reportAcademy, type ReportSubject } from '../api/academies-api';
import styles from '../academy/academy-page.module.css';

const SHORTEST = 10;
const LONGEST = 500;

function messageProblem(message: string): string | null {
  const { length } = message.trim();
  if (length < SHORTEST) return `Write at least ${SHORTEST} characters, so that we know what to look for.`;
  return length > LONGEST ? `Use at most ${LONGEST} characters.` : null;
}

interface ReportFormProps {
  id: string;
  /** What it is about until somebody chooses something else; empty where nothing is likelier than the rest. */
  start: ReportSubject | '';
}

/** Tells us what is wrong about an academy, or that it is one's own. A person reads it. */
export function ReportForm({ id, start }: ReportFormProps) {
  const [sent, setSent] = useState(false);
  const form = useForm({
    initial: { about: start, message: '' },
    draft: useFormDraft({ name: `academy-report_${id}`, empty: { about: start, message: '' } }),
    fieldId: (name) => `report-${name}`,
    check: ({ about, message }) => ({
      about: about === '' ? 'Choose what it is about.' : null,
      message: messageProblem(message),
    }),
    send: async ({ about, message }, { forget }) => {
      if (about === '') return;
      await reportAcademy(id, about, message.trim());
      forget();
      setSent(true);
    },
  });
  const isClaim = form.values.about === 'claim';
  const { errors, attempt } = form.summary;
  const failed = form.failure === null ? [] : [{ fieldId: 'report-message', message: form.failure }];
  return (
    <details className={styles.report}>
      <summary>
        <Heading level={2} size="sm">
          {start === 'claim' ? 'Is this your club? Tell us' : 'Spotted a mistake, or is this your club?'}
        </Heading>
      </summary>
      {sent ? (
        <Notice tone="success" title="Thank you" live="polite">
          Your message is on our list. Nothing changes until a person has checked it.
        </Notice>
      ) : (
        <form noValidate onSubmit={form.onSubmit} className={styles.form}>
          <FormErrorSummary errors={[...errors, ...failed]} attempt={attempt} />
          <Field {...form.field('about')} label="What is it about?" required>
            <Select {...form.control('about')}>
              <option value="">Choose</option>
              {Object.entries(REPORT_SUBJECTS).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            {...form.field('message')}
            label={isClaim ? 'Who are you, and where can we read more?' : 'What should it say?'}
            hint={
              isClaim
                ? 'Your role at the club, and a link to a page of the club. We can only show what such a page says.'
                : 'If you know a page that says so, add its link.'
            }
            required
          >
            <Textarea rows={3} limit={LONGEST} {...form.control('message')} />
          </Field>
          <Text size="small" tone="muted">
            We keep your message with your account, so that we can ask you about it.
          </Text>
          {isClaim ? (
            <Text size="small" tone="muted">
              Your club can also write to us without an account. It can use our{' '}
              <TextLink component={Link} to={`${paths.contactUs()}?topic=academy-listing#write`}>
                contact form
              </TextLink>{' '}
              and name the academy.
            </Text>
          ) : null}
          <div>
            <SubmitButton variant="secondary" busy={form.busy}>
              {isClaim ? 'Send message' : 'Send report'}
            </SubmitButton>
          </div>
        </form>
      )}
    </details>
  );
}
