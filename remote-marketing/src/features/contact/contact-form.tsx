import { Notice, Stack, TextLink } from '@skora/shared/ui';
import { Field, FormErrorSummary, Select, SubmitButton, Textarea, TextInput } from '@skora/shared/ui/forms';
import { ContactFailure } from './contact-failure';
import styles from './contact-form.module.css';
import { MESSAGE_LENGTH } from './message/contact-message';
import { ContactReceipt } from './contact-receipt';
import { SafeguardingNote } from './safeguarding-note';
import { SUPPORT_ADDRESS } from '../../lib/support-address';
import { TOPICS } from './message/topics';
import { useContactForm } from './use-contact-form';

const HINT = 'No passwords, no health details. Under 18? Let a parent or guardian read it first.';
// The worry may be about the very adult who would read it first.
const WORRY_HINT = 'Write what you can, in your own words. You need not ask anybody first.';

/** A message to the people behind the site. What was typed stays until it has arrived. */
export function ContactForm() {
  const { form, receipt, again } = useContactForm();
  const worried = form.values.topic === 'safeguarding';
  if (receipt) return <ContactReceipt receipt={receipt} onAgain={again} />;
  return (
    <form onSubmit={form.onSubmit} method="post" noValidate aria-label="Message to SKORA">
      <Stack gap={5}>
        <noscript>
          <Notice>
            This form needs JavaScript. Without it, write to{' '}
            <TextLink href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</TextLink>.
          </Notice>
        </noscript>
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
        <Field {...form.field('email')} label="E-mail" required>
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
        <SubmitButton size="lg" disabled={!form.ready} busy={form.busy} busyLabel="Sending...">
          Send message
        </SubmitButton>
      </Stack>
    </form>
  );
}
