import { useEffect, useRef, type ReactNode } from 'react';
import { ResendVerificationButton } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import {
  askRecordAgain,
  useAccountRole,
  useAccountStatus,
  useRequiredUser,
  useTier,
} from '@skora/shared/session';
import { ButtonLink, Container, ErrorState, PageHeader, Skeleton, Text } from '@skora/shared/ui';

const EYEBROW = 'Parents and guardians';

/** Why somebody does not see a family; null: nothing is in the way. */
function useObstacle(): ReactNode {
  const role = useAccountRole();
  const status = useAccountStatus();
  const unanswered = useTier().status === 'unknown';
  const { emailVerified, email } = useRequiredUser();
  if (status === 'incomplete') {
    return (
      <PageHeader
        eyebrow={EYEBROW}
        title="Finish your account first"
        lead="Your login works. We need a few more details before you can start."
        size="lg"
        actions={
          <ButtonLink component={Link} to={paths.completeAccount()} variant="primary">
            Finish your account
          </ButtonLink>
        }
      />
    );
  }
  if (role === 'player' && status !== 'unknown') {
    return (
      <PageHeader
        eyebrow={EYEBROW}
        title="This page is for parents"
        lead="Your account is a player’s. Parents and guardians make an account of their own and see here what their child shows, and what waits for their answer."
        size="lg"
        actions={
          <ButtonLink component={Link} to={paths.dashboard()} variant="primary">
            Go to your dashboard
          </ButtonLink>
        }
      />
    );
  }
  if (role === 'guardian' && !emailVerified) {
    return (
      <>
        <PageHeader
          eyebrow={EYEBROW}
          title="Verify your email first"
          lead="We find your child by the email address they gave for you, so we have to know that it is yours."
          size="lg"
        />
        <Text>
          We sent an email to <strong>{email}</strong>. Open the link in it, then come back to this page.
        </Text>
        <div>
          <ResendVerificationButton label="Send me a new link" />
        </div>
      </>
    );
  }
  return role === 'guardian' ? null : (
    <>
      <PageHeader eyebrow={EYEBROW} title="Your family" size="lg" />
      {unanswered ? (
        <ErrorState title="We could not load your family" onRetry={askRecordAgain}>
          Nothing is lost. Check your connection and try again.
        </ErrorState>
      ) : (
        <Skeleton shape="block" />
      )}
    </>
  );
}

/** Shows the pages of a family to a parent whose address is proven, and anybody else the way on. */
export function ParentGate({ children }: { children: ReactNode }) {
  const obstacle = useObstacle();
  const root = useRef<HTMLDivElement>(null);
  const open = obstacle === null;
  useEffect(() => {
    // The focused heading was replaced, so the focus moves to the new one.
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [open]);
  return (
    <div ref={root}>
      {open ? (
        children
      ) : (
        <Container width="text" section>
          {obstacle}
        </Container>
      )}
    </div>
  );
}
