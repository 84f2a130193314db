import { useState } from 'react';
import { paths } from '@skora/shared/contract';
import { Link, useLocation } from '@skora/shared/router';
import { useAccountStatus, useTier } from '@skora/shared/session';
import { Container, ErrorState, Notice, PageHeader, Skeleton, Text, TextLink } from '@skora/shared/ui';
import { AccountFirst } from './account-first';
import { Contents } from '../plan/contents';
import { leaveSite, type LeaveSite } from '../plan/leave-site';
import { NoPayment } from './no-payment';
import { PaidPlan } from './paid-plan';
import styles from './subscription.module.css';
import { Usage } from '../usage/usage';
import { useOwnPlan, type OwnPlan } from '../plan/use-own-plan';

interface BodyProps {
  own: OwnPlan;
  leave: LeaveSite;
}

function Body({ own, leave }: BodyProps) {
  const [withdrawn, setWithdrawn] = useState(false);
  const { plan, error, retry } = own;
  if (plan === null) {
    if (error === null) return <Skeleton shape="block" />;
    return (
      <ErrorState title="Your plan could not be loaded" onRetry={retry}>
        It goes on as it is. Only this page is affected.
      </ErrorState>
    );
  }
  if (plan.subscription === null) {
    return (
      <>
        {withdrawn ? (
          <Notice tone="success" title="You have withdrawn" live="polite">
            The plan has ended. Everything you paid goes back the way it came, at the latest within 14 days.
            We have sent you a confirmation by e-mail.
          </Notice>
        ) : null}
        <NoPayment plan={plan} withdrawn={withdrawn} />
        <Contents tier={withdrawn ? 'tier0' : plan.tier} />
        <Usage revision={own.revision} />
      </>
    );
  }
  return (
    <PaidPlan
      own={own}
      subscription={plan.subscription}
      leave={leave}
      onWithdrawn={() => setWithdrawn(true)}
    />
  );
}

/** `/manage-subscription`: the plan, what it costs, what becomes of it, and every way to change that. */
export function Subscription({ leave = leaveSite }: { leave?: LeaveSite }) {
  const account = useAccountStatus();
  const closed = account === 'incomplete' || account === 'pending-guardian' ? account : null;
  // The document with the tier also holds the account's status.
  const known = useTier().status === 'ready';
  const own = useOwnPlan(known && closed === null);
  const { search } = useLocation();
  const cardChanged = new URLSearchParams(search).get('card') === 'changed';
  return (
    <Container className={styles.page}>
      <PageHeader eyebrow="Your plan" title="Manage subscription" size="lg" />
      {cardChanged ? (
        <Notice tone="success" title="Your new card is saved">
          It pays from now on. If a payment was missing, it is being collected; that can take a minute.
        </Notice>
      ) : null}
      {closed === null ? <Body own={own} leave={leave} /> : <AccountFirst missing={closed} />}
      <Text tone="muted" size="small">
        Your plan never decides about your privacy or your data. Refunds are described in the{' '}
        <TextLink component={Link} to={paths.refundPolicy()}>
          refund policy
        </TextLink>
        ; for anything about a payment,{' '}
        <TextLink component={Link} to={paths.contactUs()}>
          write to us
        </TextLink>
        .
      </Text>
    </Container>
  );
}
