import { useState } from 'react';
import { paths } from '@skora/shared/contract';
import { Link, useLocation } from '@skora/shared/router';
import { useAccountStatus, useTier } from '@skora/shared/session';
import { Container, ErrorState, Notice, PageHeader, Skeleton, Text, TextLink } from '@skora/shared/ui';
import { AccountFirst } from './account-first';
import { Contents } from '../plan/contents';
import { Invoices } from '../invoices/invoices';
import { leaveSite, type LeaveSite } from '../plan/leave-site';
import { NoPayment } from './no-payment';
import { PaidPlan } from './paid-plan';
import styles from './subscription.module.css';
import { Usage } from '../usage/usage';
import { useCollectedPayment } from './use-collected-payment';
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
      <ErrorState title="We could not load your plan" onRetry={retry}>
        Your plan has not changed. Only this page is affected.
      </ErrorState>
    );
  }
  if (plan.subscription === null) {
    return (
      <>
        {withdrawn ? (
          <Notice tone="success" title="You have withdrawn" live="polite">
            The plan has ended. Everything that was paid for it is paid back in the same way, within 14 days
            at the latest. We have sent a confirmation by email to you, and to a parent who has paid.
          </Notice>
        ) : null}
        <NoPayment plan={plan} withdrawn={withdrawn} />
        <Contents tier={withdrawn ? 'tier0' : plan.tier} />
        <Usage revision={own.revision} />
        {plan.hasInvoices ? <Invoices revision={own.revision} /> : null}
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
  // The document with the tier also holds the account's status. When it cannot be read, the backend knows.
  const known = useTier().status !== 'loading';
  const own = useOwnPlan(known && closed === null);
  const { search } = useLocation();
  const cardChanged = new URLSearchParams(search).get('card') === 'changed';
  useCollectedPayment(own, cardChanged);
  return (
    <Container className={styles.page}>
      <PageHeader eyebrow="Your plan" title="Manage subscription" size="lg" />
      {cardChanged ? (
        <Notice tone="success" title="Your new card is saved">
          We use it from now on. If a payment was missing, we are collecting it now. That can take a minute.
        </Notice>
      ) : null}
      {closed === null ? <Body own={own} leave={leave} /> : <AccountFirst missing={closed} />}
      <Text tone="muted" size="small">
        Your privacy and your data are the same on every plan. You can read about refunds in the{' '}
        <TextLink component={Link} to={paths.refundPolicy()}>
          refund policy
        </TextLink>
        . Questions about a payment?{' '}
        <TextLink component={Link} to={paths.contactUs()}>
          Write to us
        </TextLink>
        .
      </Text>
    </Container>
  );
}
