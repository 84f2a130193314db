import { useEffect, useRef, useState } from 'react';
import { useRequiredUser } from '@skora/shared/session';
import { Skeleton } from '@skora/shared/ui';
import type { Loaded, OwnAccount } from '@skora/kit';
import { scheduleDeletion } from '../api/security-api';
import { keepDeletion } from './kept-deletion';
import { DeletionDialog } from './deletion-dialog';
import { DeletionOffer } from './deletion-offer';
import { PlannedDeletion } from './planned-deletion';
import { SecuritySection } from '../section/security-section';

const OWN_WORDS = {
  title: 'Delete your account?',
  text: 'We delete it in 7 days. Until then you can change your mind in your settings.',
  button: 'Delete my account',
} as const;

interface DeletionSectionProps {
  account: Loaded<OwnAccount>;
  hasPassword: boolean;
}

export function DeletionSection({ account, hasPassword }: DeletionSectionProps) {
  const { uid } = useRequiredUser();
  const [asking, setAsking] = useState(false);
  // An account that cannot be read can be deleted nevertheless.
  const [plannedUnread, setPlannedUnread] = useState<string | null>(null);
  const dueAt = account.status === 'ready' ? (account.value.deletion?.dueAt ?? null) : plannedUnread;
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = useRef(false);
  const planned = (due: string) => {
    changed.current = true;
    setAsking(false);
    setPlannedUnread(due);
    keepDeletion(uid, { requestedAt: new Date().toISOString(), dueAt: due });
  };
  const kept = () => {
    changed.current = true;
    setPlannedUnread(null);
  };
  // After the dialog is gone: it gives the focus back to its button, which is gone as well.
  useEffect(() => {
    if (changed.current) heading.current?.focus();
    changed.current = false;
  }, [dueAt]);
  return (
    <SecuritySection id="delete-account" title="Delete account" headingRef={heading}>
      {account.status === 'loading' ? <Skeleton lines={3} /> : null}
      {account.status !== 'loading' && dueAt === null ? (
        <DeletionOffer onAsk={() => setAsking(true)} />
      ) : null}
      {dueAt === null ? null : <PlannedDeletion dueAt={dueAt} onKept={kept} />}
      {asking ? (
        <DeletionDialog
          onClose={() => setAsking(false)}
          hasPassword={hasPassword}
          words={OWN_WORDS}
          schedule={scheduleDeletion}
          onPlanned={planned}
        />
      ) : null}
    </SecuritySection>
  );
}
