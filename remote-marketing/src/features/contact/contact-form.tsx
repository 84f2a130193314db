import { Notice, Stack, TextLink } from '@skora/shared/ui';
import { Field, FormErrorSummary, Select, SubmitButton, Textarea, TextInput } from '@skora/shared/ui/forms';
import { ContactFailure } from './contact-failure';
import styles from './contact-form.module.css';
import { CONTACT_FIELDS, MESSAGE_LENGTH } from './message/contact-message';
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
  const form = useContactForm();
  const { values, change, problems } = form;
  if (form.receipt) return <ContactReceipt receipt={form.receipt} onAgain={form.again} />;
  const errors = CONTACT_FIELDS.flatMap((field) => {
    const message = problems[field];
    return message ? [{ fieldId: `contact-${field}`, message }] : [];
  });
  const bind = (field: (typeof CONTACT_FIELDS)[number]) => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  });
  return (
    <form onSubmit={form.submit} method="post" noValidate aria-label="Message to SKORA">
      <Stack gap={5}>
        <noscript>
          <Notice>
            This form needs JavaScript. Without it, write to{' '}
            <TextLink href={`mailto:${SUPPORT_ADDRESS}`}>{SUPPORT_ADDRESS}</TextLink>.
          </Notice>
        </noscript>
        <FormErrorSummary errors={errors} attempt={form.attempt} />
        <Field id="contact-topic" label="Topic" required error={problems.topic}>
          <Select {...bind('topic')}>
            <option value="">Choose</option>
            {TOPICS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        {values.topic === 'safeguarding' ? <SafeguardingNote /> : null}
        <Field id="contact-name" label="Name" required error={problems.name}>
          <TextInput autoComplete="name" {...bind('name')} />
        </Field>
        <Field id="contact-email" label="E-mail" required error={problems.email}>
          <TextInput type="email" autoComplete="email" {...bind('email')} />
        </Field>
        <Field
          id="contact-message"
          label="Message"
          hint={values.topic === 'safeguarding' ? WORRY_HINT : HINT}
          required
          error={problems.message}
        >
          <Textarea rows={7} limit={MESSAGE_LENGTH.max} {...bind('message')} />
        </Field>
        <div className={styles.trap} aria-hidden="true">
          <label>
            Leave this empty
            <input
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={form.website}
              onChange={(event) => form.setWebsite(event.target.value)}
            />
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
