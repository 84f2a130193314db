import { COMPARISON_GROUPS, type Comparison, type ComparisonGroup } from '@skora/domain';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Button, Cluster, FailureNotice, Text, TextLink } from '@skora/shared/ui';
import { Checkbox, RadioGroup, SubmitButton } from '@skora/shared/ui/forms';
import styles from './comparison.module.css';
import { useChoice } from './use-choice';

const OPTIONS = Object.entries(COMPARISON_GROUPS).map(([value, label]) => ({ value, label }));

/** Whether and with whom a player is compared. Nothing is chosen beforehand, and both choices stand alone. */
export function ComparisonForm({ stored }: { stored: Comparison | null }) {
  const { form, status, missing, change, save, stop } = useChoice(stored);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <RadioGroup
        id="comparison-group"
        legend="Compare me with"
        name="comparison-group"
        layout="tiles"
        required
        options={OPTIONS}
        value={form.group}
        error={missing ? 'Choose a group, or leave it.' : undefined}
        onValueChange={(group) => change({ group: group as ComparisonGroup })}
      />
      <Checkbox
        id="comparison-counts"
        label="Count my newest results for others"
        hint="Once a week, without your name. Of at least 50 players five rounded values are shown, never one player’s result. You see your own percentiles with or without this."
        checked={form.counts}
        onChange={({ target }) => change({ counts: target.checked })}
      />
      <Text size="small" tone="muted">
        Only you see your percentiles. On your CV they tell group and age with each test, so they are hidden
        there until you{' '}
        <TextLink component={Link} to={`${paths.editProfile()}?section=visibility`}>
          choose who sees them
        </TextLink>
        .
      </Text>
      <FailureNotice title="Not saved">
        {status === 'failed' ? 'The server did not take it. Try again in a moment.' : null}
      </FailureNotice>
      <Cluster>
        <SubmitButton busy={status === 'busy'}>{stored ? 'Save' : 'Compare my tests'}</SubmitButton>
        {stored ? (
          <Button variant="ghost" onClick={() => void stop()}>
            Stop comparing
          </Button>
        ) : null}
      </Cluster>
    </form>
  );
}
