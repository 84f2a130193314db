import { Notice, Stack } from '@skora/shared/ui';
import { Field, FormErrorSummary, Select, SubmitButton, Textarea, TextInput } from '@skora/shared/ui/forms';
import styles from './contact-form.module.css';
import { MESSAGE_LENGTH } from './message/contact-message';
import { ContactReceipt } from './contact-receipt';
import { PLAIN_HIDDEN, PlainSubmit } from '../../lib/ui/plain-submit';
import { askOperator } from '../../lib/operator/ask-operator';
import { OperatorMail } from '../../lib/operator/operator-mail';
import { TOPICS } from './message/topics';
import { useContactForm } from './use-contact-form';
import { Refusal, waitingTime } from '@skora/shared/api';

/** What happens with a worry, beside the form that carries it. */
function SafeguardingNote() {
  const asked = askOperator('urgentAnswerTime');
  return (
    <Notice title="Your worry goes to the person who protects players" live="polite">
      It does not go to the general inbox, and we read it first. You need no proof, and you do not have to be
      sure. Tell us what you saw, where and when. Give names only if you want to. Is somebody in danger now?
      Call 112 in the European Union, 999 in the United Kingdom, or your own emergency number.
      {asked && <p {...asked.mark}>We answer within {asked.operator.urgentAnswerTime}.</p>}
    </Notice>
  );
}

function words(error: unknown): string {
  if (!(error instanceof Refusal))
    return 'We could not reach the server. Check your connection and send it again.';
  if (error.status === 429)
    return `Too many messages came in just now. Please try again in ${waitingTime(error.retryAfter)}.`;
  if (error.type === 'request-in-progress')
    return 'We are still working on your last try. Please send it again in a few seconds.';
  return 'Something went wrong on our side. Please send it again in a few minutes.';
}

/** Why a message did not arrive, and what to do; the form keeps everything. */
function ContactFailure({ error }: { error: unknown }) {
  return (
    <Notice tone="danger" title="Your message has not arrived" live="assertive">
      {words(error)} Nothing you typed is lost. Is it urgent? Write to <OperatorMail />.
    </Notice>
  );
}

const HINT =
  'Please send no passwords and no health details. Under 18? Let a parent or guardian read it first.';
// The worry may be about the very adult who would read it first.
const WORRY_HINT = 'Write what you can, in your own words. You do not have to ask anybody first.';

/** A message to the people behind the site. What was typed stays until it has arrived. */
export function ContactForm() {
  const { form, receipt, again } = useContactForm();
  const worried = form.values.topic === 'safeguarding';
  if (receipt) return <ContactReceipt receipt={receipt} onAgain={again} />;
  return (
    <form
      onSubmit={form.onSubmit}
      method="post"
      action="/forms/contact"
      noValidate
      aria-label="Message to SKORA"
    >
      <Stack gap={5}>
        <FormErrorSummary {...form.summary} />
        <Field {...form.field('topic')} label="Topic" required>
          <Select {...form.control('topic')}>
            <option value="">Choose</option>
            {TOPICS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {worried ? <SafeguardingNote /> : null}
        <Field {...form.field('name')} label="Name" required>
          <TextInput autoComplete="name" {...form.control('name')} />
        </Field>
        <Field {...form.field('email')} label="Email" required>
          <TextInput type="email" autoComplete="email" {...form.control('email')} />
        </Field>
        <Field {...form.field('message')} label="Message" hint={worried ? WORRY_HINT : HINT} required>
          <Textarea rows={7} limit={MESSAGE_LENGTH.max} {...form.control('message')} />
        </Field>
        <div className={styles.trap} aria-hidden="true">
          <label>
            Leave this empty
            <input {...form.control('website')} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {form.error ? <ContactFailure error={form.error} /> : null}
        <PlainSubmit size="lg">Send message</PlainSubmit>
        <SubmitButton
          size="lg"
          className={PLAIN_HIDDEN}
          disabled={!form.ready}
          busy={form.busy}
          busyLabel="Sending..."
        >
          Send message
        </SubmitButton>
      </Stack>
    </form>
  );
}
