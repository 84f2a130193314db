import { useAction } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { paths } from '@skora/shared/contract';
import { Link, useParams } from '@skora/shared/router';
import { useAccountRole } from '@skora/shared/session';
import { Button, Container, FailureNotice, PageHeader, Stack, Text, TextLink } from '@skora/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { endWeeklyEmail } from '../api/notifications-api';

function isUnknown(error: unknown): boolean {
  return error instanceof Refusal && error.status === 404;
}

/** Behind the link in the weekly email: opening it ends nothing, because mail scanners follow links. */
export function WeeklyEmail() {
  const { token = '' } = useParams();
  const isParent = useAccountRole() === 'guardian';
  const [outcome, setOutcome] = useState<'open' | 'ended' | 'unknown'>('open');
  const { busy, failure, run } = useAction();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The pressed button is gone.
    if (outcome !== 'open') said.current?.focus();
  }, [outcome]);
  const end = () =>
    run(
      async () => {
        await endWeeklyEmail(token);
        setOutcome('ended');
      },
      (error) => {
        if (isUnknown(error)) setOutcome('unknown');
        return isUnknown(error);
      },
    );
  return (
    <Container width="text" section>
      <PageHeader title="Weekly email" size="lg" />
      <Stack gap={4}>
        {outcome === 'open' ? (
          <>
            <Text>One press, and we send you no more weekly emails. Everything else stays as it is.</Text>
            <FailureNotice>{failure}</FailureNotice>
            <div>
              <Button busy={busy} busyLabel="One moment…" onClick={() => void end()}>
                End the weekly email
              </Button>
            </div>
          </>
        ) : (
          <Text ref={said} tabIndex={-1}>
            {outcome === 'ended'
              ? 'Done. You get no more weekly emails. '
              : 'This link does not work. Part of it may be missing. '}
            <TextLink component={Link} to={isParent ? paths.family() : paths.notifications()}>
              Choose it in your account
            </TextLink>
          </Text>
        )}
      </Stack>
    </Container>
  );
}
