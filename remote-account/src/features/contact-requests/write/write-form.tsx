import { CONTACT_BOUNDS, CONTACT_ROLES, type ContactReceiver, type ContactRole } from '@skora/domain';
import { EmailInput, useForm, useFormDraft } from '@skora/kit';
import { FailureNotice, Grid, Heading, Stack, Text } from '@skora/shared/ui';
import {
  Checkbox,
  Field,
  FormErrorSummary,
  Select,
  SubmitButton,
  Textarea,
  TextInput,
} from '@skora/shared/ui/forms';
import { hashText } from '@skora/shared/utils';
import { useEffect, useRef, useState } from 'react';
import { checkRequest, explainRequest, NO_REQUEST, type RequestValues } from './check-request';
import { writeRequest } from './write-api';
import styles from './write.module.css';

interface WriteFormProps {
  /** From the address of the CV. */
  token: string;
  receiver: ContactReceiver;
  /** The player as the CV names them. */
  playerName: string;
  onSent: (email: string) => void;
}

const WORDS = {
  guardian: {
    title: (name: string) => `Contact the parent or guardian of ${name}`,
    lead: 'The player is under 18, so your request goes to a parent or guardian and never to the player. They decide whether to write to you.',
  },
  player: {
    title: (name: string) => `Contact ${name}`,
    lead: 'Your request goes to the player, who decides whether to write to you.',
  },
} as const;

const ROLES = Object.entries(CONTACT_ROLES) as [ContactRole, string][];

/** Asks for contact: who writes, and why. What was typed stays until it was sent. */
export function WriteForm({ token, receiver, playerName, onSent }: WriteFormProps) {
  const [startedAt, setStartedAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    setStartedAt(Date.now());
    heading.current?.focus();
  }, []);
  const form = useForm<RequestValues>({
    initial: { ...NO_REQUEST, startedAt },
    draft: useFormDraft({
      name: `contact-request_${hashText(token)}`,
      empty: NO_REQUEST,
      unkept: ['agrees'],
    }),
    fieldId: (name) => `contact-${name}`,
    check: (values) => checkRequest(values, receiver),
    whileTyping: 'clear',
    send: async ({ role, agrees: _agrees, ...typed }, { forget }) => {
      if (role === '') return;
      const email = typed.email.trim();
      const [name, club, reason] = [typed.name.trim(), typed.club.trim(), typed.reason.trim()];
      const { website, startedAt } = typed;
      await writeRequest(token, { name, club, role, email, reason, website, startedAt });
      forget();
      onSent(email);
    },
    explain: explainRequest,
  });
  const { title, lead } = WORDS[receiver];
  return (
    <form noValidate aria-labelledby="contact-title" onSubmit={form.onSubmit}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading
            ref={heading}
            level={2}
            size="md"
            id="contact-title"
            tabIndex={-1}
            className={styles.title}
          >
            {title(playerName)}
          </Heading>
          <Text tone="muted">{lead}</Text>
        </Stack>
        <FormErrorSummary {...form.summary} />
        <Grid columns={2} gap={5}>
          <Field {...form.field('name')} label="Your name" required>
            <TextInput autoComplete="name" {...form.control('name')} />
          </Field>
          <Field {...form.field('club')} label="Club or organisation" required>
            <TextInput autoComplete="organization" {...form.control('club')} />
          </Field>
          <Field {...form.field('role')} label="You are" required>
            <Select {...form.control('role')}>
              <option value="">Choose</option>
              {ROLES.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            {...form.field('email')}
            label="Your email"
            required
            hint="We send you a link first. They see this address only if they accept."
          >
            <EmailInput autoComplete="email" {...form.control('email')} />
          </Field>
        </Grid>
        <Field
          {...form.field('reason')}
          label="Why would you like to be in touch?"
          required
          hint="For example what you saw, and what you offer. Leave out links, email addresses and phone numbers."
        >
          <Textarea rows={6} limit={CONTACT_BOUNDS.reason} {...form.control('reason')} />
        </Field>
        <div className={styles.trap} aria-hidden="true">
          <label>
            Leave this empty
            <input {...form.control('website')} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Checkbox
          {...form.field('agrees')}
          label="I am 18 or older, this is who I am, and SKORA may pass on what I wrote"
          hint="We keep it for half a year. Somebody at SKORA may read it before it is passed on."
          checked={form.values.agrees}
          onChange={({ target }) => form.change({ agrees: target.checked })}
        />
        <FailureNotice title="Your request was not sent">{form.failure}</FailureNotice>
        <div>
          <SubmitButton busy={form.busy} busyLabel="Sending…">
            Send me the link
          </SubmitButton>
        </div>
      </Stack>
    </form>
  );
}
