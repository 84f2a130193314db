import { Refusal } from '@skora/shared/api';
import { paths } from '@skora/shared/contract';
import { showToast } from '@skora/shared/events';
import { Link } from '@skora/shared/router';
import { Card, FailureNotice, Heading, Notice, Stack, Text, TextLink } from '@skora/shared/ui';
import { Field, RadioGroup, Select, SubmitButton, TextInput } from '@skora/shared/ui/forms';
import { useForm, useFormDraft } from '@skora/kit';
import { type LinkChoice, makeLink, type Sharing } from './links-api';
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

interface LinkValues {
  label: string;
  audience: LinkChoice['audience'];
  days: string;
}

const NEW_LINK: LinkValues = { label: '', audience: 'link', days: '90' };

const readName = (label: string) => label.trim().replace(/\s+/g, ' ');

/** @returns null when another tab was faster and took the last place: the reloaded list shows its link */
async function makeUnlessFull(choice: LinkChoice): Promise<string | null> {
  try {
    return (await makeLink(choice)).id;
  } catch (error) {
    if (error instanceof Refusal && error.type === 'plan-limit') return null;
    throw error;
  }
}

/** Makes a link: a name for oneself, who it is for, how long it works. */
export function LinkForm({ sharing, onMade }: LinkFormProps) {
  // A sleeping link keeps its room: the plan has none for another.
  const live = sharing.links.filter(({ state }) => state === 'live' || state === 'asleep').length;
  const full = live >= sharing.limit;
  const tooMany = live - sharing.limit + 1;
  const form = useForm<LinkValues>({
    initial: NEW_LINK,
    draft: useFormDraft({ name: 'share-link', empty: NEW_LINK }),
    fieldId: (name) => `link-${name}`,
    check: ({ label }) => ({
      label: readName(label) === '' ? 'Give the link a name, so that you know who you sent it to.' : null,
    }),
    send: async ({ label, audience, days }) => {
      const id = await makeUnlessFull({ label: readName(label), audience, days: Number(days) });
      if (id !== null) {
        form.change({ label: '' });
        showToast('success', 'Your link is ready.');
      }
      onMade(id);
    },
  });
  const { audience } = form.values;

  if (full) {
    return (
      <Notice
        title={`Your plan has room for ${sharing.limit} live ${sharing.limit === 1 ? 'link' : 'links'}`}
        action={
          <TextLink component={Link} to={paths.manageSubscription()}>
            See your plan
          </TextLink>
        }
      >
        {tooMany === 1
          ? 'End one below to make another.'
          : `To make another link, end ${tooMany} of those below: links that are asleep count too.`}{' '}
        A link always shows your current CV, so you can send the same one to many people.
      </Notice>
    );
  }
  return (
    <Card component="section" className={styles.make}>
      <Stack gap={1}>
        <Heading level={2} size="md">
          Make a link
        </Heading>
        <Text size="small" tone="muted">
          {live} of {sharing.limit} in use.
        </Text>
      </Stack>
      <form noValidate className={styles.form} onSubmit={form.onSubmit}>
        <Field
          {...form.field('label')}
          label="Name of the link"
          hint="Only you see it. For example, who it is for."
          required
        >
          <TextInput {...form.control('label')} maxLength={LABEL_LENGTH} autoComplete="off" />
        </Field>
        <RadioGroup
          legend="Who is it for?"
          name="link-audience"
          mark="none"
          value={audience}
          onValueChange={(chosen) => form.change({ audience: chosen })}
          options={audiencesFor(sharing.isAdult).map((value) => ({ value, ...AUDIENCE_WORDS[value] }))}
        />
        {audience === 'public' ? <NamelessHint /> : null}
        <Field {...form.field('days')} label="It works for" mark="none">
          <Select {...form.control('days')}>
            {DURATIONS.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <FailureNotice title="We could not make the link">{form.failure}</FailureNotice>
        <div>
          <SubmitButton busy={form.busy} busyLabel="Making…">
            Make the link
          </SubmitButton>
        </div>
      </form>
    </Card>
  );
}
