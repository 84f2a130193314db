import { useEffect, useRef, useState } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { Button, Skeleton, Text } from '@skora/shared/ui';
import type { Loaded } from '../documents/loaded';
import styles from './account-security.module.css';
import type { Account } from './api/read-account';
import { DeletionDialog } from './deletion-dialog';
import { keepDeletion } from './own-account-store';
import { PlannedDeletion } from './planned-deletion';
import { SecuritySection } from './security-section';

interface DeletionSectionProps {
  account: Loaded<Account>;
  hasPassword: boolean;
}

const GOES = [
  'Your log-in: name, e-mail and password.',
  'Your profile, with picture, positions and everything you wrote.',
  'All stats and weekly stats.',
  'Your plan, if you have one, and your entry in the newsletter list.',
  'What we know about your parent or guardian.',
];

/** What deleting means, and the way to it. */
export function DeletionSection({ account, hasPassword }: DeletionSectionProps) {
  const { uid } = useRequiredUser();
  const [asking, setAsking] = useState(false);
  // An account that cannot be read can be deleted nevertheless; asking twice moves no date.
  const deletion = account.status === 'ready' ? account.value.deletion : null;
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = useRef(false);
  const planned = (due: string) => {
    setAsking(false);
    keepDeletion(uid, { requestedAt: new Date().toISOString(), dueAt: due });
    changed.current = true;
  };
  const kept = () => {
    changed.current = true;
  };
  // After the dialog is gone: it gives the focus back to its button, which is gone as well.
  useEffect(() => {
    if (changed.current) heading.current?.focus();
    changed.current = false;
  }, [deletion]);
  return (
    <SecuritySection id="delete-account" title="Delete account" headingRef={heading}>
      {account.status === 'loading' ? (
        <Skeleton lines={3} />
      ) : deletion === null ? (
        <>
          <Text tone="muted">This is what goes, 7 days after you ask for it:</Text>
          <ul className={styles.goes}>
            {GOES.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
          <Text tone="muted">
            Until then everything works as before and you can keep your account with one press. After that
            nobody can bring it back, we included. Download your data first if you want to keep it.
          </Text>
          <div>
            <Button variant="danger" onClick={() => setAsking(true)}>
              Delete my account
            </Button>
          </div>
        </>
      ) : (
        <PlannedDeletion dueAt={deletion.dueAt} onKept={kept} />
      )}
      <DeletionDialog
        open={asking}
        onClose={() => setAsking(false)}
        hasPassword={hasPassword}
        onPlanned={planned}
      />
    </SecuritySection>
  );
}
