import { COMPARISON_GROUPS, type Comparison, type ComparisonGroup, comparisonPath } from '@skora/domain';
import { saveFields, useForm } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { showToast } from '@skora/shared/events';
import { Link } from '@skora/shared/router';
import { useRequiredUser } from '@skora/shared/session';
import { Button, Cluster, FailureNotice, Text, TextLink } from '@skora/shared/ui';
import { Checkbox, RadioGroup, SubmitButton } from '@skora/shared/ui/forms';
import { useDocuments } from '../../../lib/documents/documents-context';
import { removeDocument } from '../../../lib/documents/remove-document';
import styles from './comparison.module.css';

const OPTIONS = Object.entries(COMPARISON_GROUPS).map(([value, label]) => ({ value, label }));

interface Choice {
  group: ComparisonGroup | '';
  counts: boolean;
}

/** Whether and with whom a player is compared. Nothing is chosen beforehand, and both choices stand alone. */
export function ComparisonForm({ stored }: { stored: Comparison | null }) {
  const { uid } = useRequiredUser();
  const documents = useDocuments();
  const form = useForm<Choice>({
    initial: stored ?? { group: '', counts: false },
    fieldId: (name) => `comparison-${name}`,
    check: ({ group }) => ({ group: group === '' ? 'Choose who to compare with.' : null }),
    whileTyping: 'keep',
    send: async (values, { forget }) => {
      // Each is one choice: the later one counts, and nobody is counted again by choosing a group.
      const [path, base] = [comparisonPath(uid), stored && { ...stored }];
      await saveFields(documents, { path, base, fields: { ...values }, same: 'later' });
      forget();
      showToast('success', 'Saved.');
    },
    explain: () => 'We could not save it. Try again in a moment.',
  });
  const stop = () =>
    form.run(async () => {
      await removeDocument(documents, comparisonPath(uid));
      form.reset();
      showToast('success', 'Your tests are not compared any more.');
    });
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit}>
      <RadioGroup
        {...form.field('group')}
        legend="Compare me with"
        name="comparison-group"
        layout="tiles"
        required
        options={OPTIONS}
        value={form.values.group}
        onValueChange={(group) => form.change({ group: group as ComparisonGroup })}
      />
      <Checkbox
        id="comparison-counts"
        label="Let my newest results count for others"
        hint="Once a week, without your name. We show five rounded values for a group of at least 50 players, never one player’s result. You see your own percentiles either way."
        checked={form.values.counts}
        onChange={({ target }) => form.change({ counts: target.checked })}
      />
      <Text size="small" tone="muted">
        Only you see your percentiles. On your CV they show your group and age with each test, so they stay
        hidden there until you{' '}
        <TextLink component={Link} to={`${paths.editProfile()}?section=visibility`}>
          choose who sees them
        </TextLink>
        .
      </Text>
      <FailureNotice title="Not saved">{form.failure}</FailureNotice>
      <Cluster>
        <SubmitButton busy={form.busy}>{stored ? 'Save' : 'Compare my tests'}</SubmitButton>
        {stored ? (
          <Button variant="ghost" onClick={() => void stop()}>
            Stop comparing
          </Button>
        ) : null}
      </Cluster>
    </form>
  );
}
