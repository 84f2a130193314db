import { Refusal } from '@skora/shared/api';
import { paths } from '@skora/shared/contract';
import { showToast } from '@skora/shared/events';
import { Link } from '@skora/shared/router';
import { Card, FailureNotice, Heading, Notice, Text, TextLink } from '@skora/shared/ui';
import { Field, focusField, RadioGroup, Select, SubmitButton, TextInput } from '@skora/shared/ui/forms';
import { useState, type FormEvent } from 'react';
import { useAction } from '@skora/kit';
import { makeLink, type LinkChoice } from './api/make-link';
import type { Sharing } from './api/read-sharing';
import { AUDIENCE_WORDS, audiencesFor } from './audience-words';
import { NamelessHint } from './nameless-hint';
import styles from './sharing.module.css';

const LABEL_LENGTH = 60;
const DURATIONS: readonly (readonly [days: number, words: string])[] = [
  [7, 'One week'],
  [30, '30 days'],
  [90, '90 days'],
  [180, 'Half a year'],
  [365, 'One year'],
];

interface LinkFormProps {
  sharing: Sharing;
  /** Reads the links anew. @param id of the new link; null when there is none */
  onMade: (id: string | null) => void;
}

/** Makes a link: a name for oneself, who it is for, how long it works. */
export function LinkForm({ sharing, onMade }: LinkFormProps) {
  const [label, setLabel] = useState('');
  const [audience, setAudience] = useState<LinkChoice['audience']>('link');
  const [days, setDays] = useState(90);
  const [asked, setAsked] = useState(false);
  const { busy, failure, run } = useAction();
  const live = sharing.links.filter(({ state }) => state === 'live').length;
  const full = live >= sharing.limit;
  const name = label.trim().replace(/\s+/g, ' ');
  const problem = name === '' ? 'Give the link a name, so that you know whom you sent it to.' : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (problem) {
      focusField('link-label');
      return;
    }
    void run(
      async () => {
        const { id } = await makeLink({ label: name, audience, days });
        setLabel('');
        setAsked(false);
        showToast('success', 'Your link is ready.');
        onMade(id);
      },
      (error) => {
        // Another tab was faster; the reloaded list shows its link.
        if (!(error instanceof Refusal) || error.type !== 'plan-limit') return false;
        onMade(null);
        return true;
      },
    );
  };

  if (full) {
    return (
      <Notice
        title={`Your plan has room for ${sharing.limit} live ${sharing.limit === 1 ? 'link' : 'links'}`}
        action={
          <TextLink component={Link} to={paths.manageSubscription()}>
            Look at your plan
          </TextLink>
        }
      >
        End one below to make another. What a link shows changes with your CV, so one link is enough for many
        people.
      </Notice>
    );
  }
  return (
    <Card component="section" className={styles.make}>
      <div>
        <Heading level={2} size="md">
          Make a link
        </Heading>
        <Text size="small" tone="muted">
          {live} of {sharing.limit} in use.
        </Text>
      </div>
      <form noValidate className={styles.form} onSubmit={submit}>
        <Field
          id="link-label"
          label="Name of the link"
          hint="Only you see it. For example whom it is for."
          required
          error={asked ? problem : undefined}
        >
          <TextInput
            value={label}
            maxLength={LABEL_LENGTH}
            autoComplete="off"
            onChange={(event) => setLabel(event.target.value)}
          />
        </Field>
        <RadioGroup
          legend="Who is it for?"
          name="link-audience"
          mark="none"
          value={audience}
          onValueChange={setAudience}
          options={audiencesFor(sharing.isAdult).map((value) => ({ value, ...AUDIENCE_WORDS[value] }))}
        />
        {audience === 'public' ? <NamelessHint /> : null}
        <Field id="link-days" label="It works for" mark="none">
          <Select value={String(days)} onChange={(event) => setDays(Number(event.target.value))}>
            {DURATIONS.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <FailureNotice title="There is no new link">{failure}</FailureNotice>
        <div>
          <SubmitButton busy={busy} busyLabel="Making…">
            Make the link
          </SubmitButton>
        </div>
      </form>
    </Card>
  );
}
