import { useState } from 'react';
import { failureMessage, useAction } from '@skora/kit';
import { showToast } from '@skora/shared/events';
import { Button, Cluster, FailureNotice, Notice, Text } from '@skora/shared/ui';
import { formatMoment } from '../../../lib/format-time';
import { saveFile } from '../../../lib/save-file';
import { DeletionDialog, useHasPassword } from '../../settings';
import { type ChildDetails, keepChild, readChildExport, scheduleChildDeletion } from '../api/family-api';
import { Section } from './section';

interface ChildDataProps {
  child: ChildDetails;
  onChanged: () => void;
}

/** A copy of the child's data, and deleting the account: for the parent who agreed to it. */
export function ChildData({ child, onChanged }: ChildDataProps) {
  const { id, name, deletion } = child;
  const hasPassword = useHasPassword();
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useAction();
  const download = () =>
    void run(async () =>
      saveFile('skora-data.json', JSON.stringify(await readChildExport(id), null, 2), 'application/json'),
    );
  return (
    <Section title="Data and deletion">
      <Text tone="muted">
        The copy holds what {name} entered and what was agreed to. Sleep, mood, weight, how hard training
        felt, messages, the path, saved academies and clips that nobody else sees are left out: they are{' '}
        {name}’s alone.
      </Text>
      <FailureNotice>{failure}</FailureNotice>
      {deletion ? (
        <PlannedDeletion child={child} deletion={deletion} onChanged={onChanged} />
      ) : (
        <Text tone="muted">
          Deleting takes 7 days. We tell {name} by email, and nobody else sees the CV from then on. Until the
          end you can keep the account with one press.
        </Text>
      )}
      <Cluster gap={3}>
        <Button variant="secondary" busy={busy} busyLabel="Collecting…" onClick={download}>
          Download the data
        </Button>
        {deletion?.byGuardian ? null : (
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete the account of {name}
          </Button>
        )}
      </Cluster>
      {asking ? (
        <DeletionDialog
          onClose={() => setAsking(false)}
          hasPassword={hasPassword}
          words={{
            title: `Delete the account of ${name}?`,
            text: deletion
              ? `${name} has asked for it already. The day stays. After that only you can keep the account, on this page.`
              : 'We delete it in 7 days, with everything in it. Until then you can change your mind on this page.',
            button: 'Delete the account',
          }}
          schedule={(password) => scheduleChildDeletion(id, password)}
          onPlanned={() => {
            setAsking(false);
            showToast('success', 'The deletion is planned.');
            onChanged();
          }}
        />
      ) : null}
    </Section>
  );
}

interface PlannedDeletionProps extends ChildDataProps {
  deletion: NonNullable<ChildDetails['deletion']>;
}

function PlannedDeletion({ child, deletion, onChanged }: PlannedDeletionProps) {
  const { busy, failure, run } = useAction({
    words: (error) => `Nothing has been changed. ${failureMessage(error)}`,
  });
  const keep = () =>
    void run(async () => {
      await keepChild(child.id);
      showToast('success', 'The account stays.');
      onChanged();
    });
  return (
    <Notice
      tone="warning"
      title="The account will be deleted"
      action={
        deletion.byGuardian ? (
          <Button variant="secondary" size="sm" busy={busy} busyLabel="One moment…" onClick={keep}>
            Keep the account
          </Button>
        ) : undefined
      }
    >
      <p>
        On <strong>{formatMoment(deletion.dueAt)}</strong> we delete everything in it for good.{' '}
        {deletion.byGuardian
          ? 'You asked for it.'
          : `${child.name} asked for it, and can cancel it until then.`}
      </p>
      <FailureNotice>{failure}</FailureNotice>
    </Notice>
  );
}
