import { useState } from 'react';
import { Refusal } from '@skora/shared/api';
import { showToast } from '@skora/shared/events';
import { useAccountRole, useRequiredUser } from '@skora/shared/session';
import { Button, Notice } from '@skora/shared/ui';
import { useAction } from '@skora/kit';
import { cancelDeletion } from '../api/security-api';
import { formatMoment } from '../../../../lib/format-time';
import { keepDeletion } from './kept-deletion';
import { PlanGoesOn } from './plan-goes-on';

interface PlannedDeletionProps {
  /** ISO 8601. */
  dueAt: string;
  /** Called before this leaves the page, to take the focus over. */
  onKept: () => void;
}

export function PlannedDeletion({ dueAt, onKept }: PlannedDeletionProps) {
  const { uid } = useRequiredUser();
  const isGuardian = useAccountRole() === 'guardian';
  const { busy, failure, run } = useAction();
  const [refused, setRefused] = useState<'begun' | 'guardians' | null>(null);
  const keep = () =>
    run(
      async () => {
        await cancelDeletion();
        onKept();
        keepDeletion(uid, null);
        showToast('success', 'Your account stays.');
      },
      (error) => {
        const tooLate = error instanceof Refusal && error.status === 409;
        if (tooLate) setRefused(error.type === 'guardian-decides' ? 'guardians' : 'begun');
        return tooLate;
      },
    );
  if (refused === 'guardians') {
    return (
      <Notice tone="warning" live="assertive" title="Your parent or guardian asked for this">
        Until you are 18, only they can keep the account. Talk about it together. It is deleted on{' '}
        {formatMoment(dueAt)}.
      </Notice>
    );
  }
  if (refused === 'begun') {
    return (
      <Notice tone="danger" live="assertive" title="The deletion has begun">
        It cannot be stopped any more. You will be logged out when it is done.
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      title="Your account will be deleted"
      action={
        <Button variant="secondary" size="sm" busy={busy} busyLabel="One moment…" onClick={() => void keep()}>
          Keep my account
        </Button>
      }
    >
      <p>
        On <strong>{formatMoment(dueAt)}</strong> we delete everything in it for good. Until then you can use
        it{isGuardian ? '' : ', but nobody else sees your CV, your clips or your place on the map'}.
      </p>
      {isGuardian ? <PlanGoesOn /> : null}
      {failure === null ? null : <p role="alert">{failure}</p>}
    </Notice>
  );
}
