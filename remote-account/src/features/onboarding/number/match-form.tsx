import {
  EFFORT_WORDS,
  FORMATS,
  MATCHES_PER_WEEK,
  POSITION_NAMES,
  ROLES,
  VENUES,
  type MatchRow,
  type PositionCode,
} from '@skora/domain';
import { saveVersioned, useForm, useDraft } from '@skora/kit';
import { useRequiredUser } from '@skora/shared/session';
import { Text } from '@skora/shared/ui';
import { Field, FormErrorSummary, Select, SubmitButton, TextInput } from '@skora/shared/ui/forms';
import { useDocuments } from '../../../lib/documents/documents-context';
import { useNewRowPlaces } from '../../../lib/documents/use-new-row-places';
import { useToday } from '../../../lib/use-today';
import { StepNotices } from '../frame/step-notices';
import styles from '../frame/steps.module.css';
import { draftKey } from './draft-keys';
import { checkValues, emptyValues, matchDays, parseValues, type MatchField } from './match-values';

interface MatchFormProps {
  position: PositionCode | null;
  matches: readonly MatchRow[];
  onSaved: () => void;
}

const COUNT = { inputMode: 'numeric', autoComplete: 'off' } as const;

const options = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** The last match in a few taps. It is a match of its week like any other, and can be completed there. */
export function MatchForm({ position, matches, onSaved }: MatchFormProps) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const rows = useNewRowPlaces(draftKey('match', uid));
  const days = matchDays(useToday());
  const initial = emptyValues(days[0]?.value ?? '');
  const form = useForm<typeof initial, MatchField>({
    initial,
    draft: useDraft(draftKey('match', uid), parseValues),
    fieldId: (name) => `first-match-${name}`,
    check: (values) => checkValues(values, days, position).problems,
    offline: draftKey('match', uid),
    whileTyping: 'clear',
    send: async (values, { forget }) => {
      const { week, fields } = checkValues(values, days, position);
      if (!week) return;
      const taken = matches.map(({ id }) => id);
      const places = Array.from({ length: MATCHES_PER_WEEK }, (_, index) => `${week.id}-${index + 1}`);
      const free = places.filter((id) => !taken.includes(id));
      await rows.store(values, free, (ids) =>
        saveVersioned(documents, {
          paths: ids.map((id) => `profiles/${uid}/matches/${id}`),
          base: 'new',
          fields: { ...fields, monday: week.monday },
          changedBy: uid,
        }),
      );
      forget();
      onSaved();
    },
  });
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit}>
      <FormErrorSummary {...form.summary} />
      <div className={styles.fields}>
        <Field {...form.field('opponent')} label="Opponent" required className={styles.whole}>
          <TextInput {...form.control('opponent')} autoComplete="off" />
        </Field>
        <Field {...form.field('when')} label="When" mark="none" className={styles.whole}>
          <Select {...form.control('when')}>
            {options(days.map(({ value, label }) => [value, label] as const))}
          </Select>
        </Field>
        <Field {...form.field('goalsFor')} label="Your team’s goals" required>
          <TextInput {...COUNT} {...form.control('goalsFor')} />
        </Field>
        <Field {...form.field('goalsAgainst')} label="Opponent’s goals" required>
          <TextInput {...COUNT} {...form.control('goalsAgainst')} />
        </Field>
        <Field {...form.field('minutes')} label="Your minutes" required>
          <TextInput {...COUNT} {...form.control('minutes')} />
        </Field>
        <Field {...form.field('role')} label="Your part" mark="none">
          <Select {...form.control('role')}>
            {options(Object.entries(ROLES).filter(([role]) => role !== 'unused'))}
          </Select>
        </Field>
        <Field {...form.field('venue')} label="Where" mark="none">
          <Select {...form.control('venue')}>{options(Object.entries(VENUES))}</Select>
        </Field>
        <Field {...form.field('format')} label="Players a side" mark="none">
          <Select {...form.control('format')}>
            {options(FORMATS.map((format) => [String(format), `${format} against ${format}`] as const))}
          </Select>
        </Field>
        <Field
          {...form.field('rpe')}
          label="How hard was it?"
          hint="With it, the match counts in your training load."
          className={styles.whole}
        >
          <Select {...form.control('rpe')}>
            <option value="">Not said</option>
            {options(EFFORT_WORDS.map((word, effort) => [String(effort), `${effort} – ${word}`] as const))}
          </Select>
        </Field>
      </div>
      <Text size="small" tone="muted">
        Saved as a league match{position ? ` at ${POSITION_NAMES[position].toLowerCase()}` : ''}. You can
        change that and add more numbers in your week.
      </Text>
      <StepNotices waiting={form.waiting} error={form.error} />
      <div className={styles.actions}>
        <SubmitButton busy={form.busy} busyLabel="Saving…">
          Save and continue
        </SubmitButton>
      </div>
    </form>
  );
}
