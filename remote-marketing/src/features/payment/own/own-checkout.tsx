import { asLoaded, useRequest } from '@skora/kit';
import { Navigate } from '@skora/shared/router';
import { useAccountStatus, useTier } from '@skora/shared/session';
import { Button, Skeleton } from '@skora/shared/ui';
import { useState } from 'react';
import { readSubscription } from '../api/read-subscription';
import { AccountFirst } from './account-first';
import { changeOrderHref } from '../order/order-href';
import { AskParent } from './ask-parent';
import { FailureNotice } from '../checkout/failure-notice';
import { goTo, type GoTo } from '../checkout/go-to';
import type { Order } from '../order/order';
import { PayNow } from './pay-now';

interface OwnCheckoutProps {
  order: Order;
  leave?: GoTo;
}

/** What a signed-in buyer can do: pay, ask a parent to pay, or change the plan that is there already. */
export function OwnCheckout({ order, leave = goTo }: OwnCheckoutProps) {
  const account = useAccountStatus();
  const closed = account === 'incomplete' || account === 'pending-guardian' ? account : null;
  // The record that holds the tier tells how far the account is, too. When it cannot be read, the backend knows.
  const known = useTier().status !== 'loading';
  const asked = useRequest(known && closed === null ? 'own' : null, readSubscription);
  const own = asLoaded(asked);
  const [payer, setPayer] = useState<'self' | 'parent' | 'parent-only'>('self');
  if (closed !== null) return <AccountFirst missing={closed} />;
  if (own.status === 'loading') return <Skeleton lines={3} />;
  if (own.status === 'failed') {
    return (
      <FailureNotice error={own.error}>
        <Button size="sm" variant="secondary" onClick={own.retry}>
          Try again
        </Button>
      </FailureNotice>
    );
  }
  if (own.value.subscription !== null) return <Navigate to={changeOrderHref(order)} replace />;
  if (payer === 'self') {
    return (
      <PayNow
        order={order}
        leave={leave}
        parentHasPage={own.value.checkout?.payer === 'parent'}
        onAskParent={() => setPayer('parent')}
        onParentOnly={() => setPayer('parent-only')}
        onSubscribed={asked.retry}
      />
    );
  }
  return (
    <AskParent
      order={order}
      only={payer === 'parent-only'}
      onBack={() => setPayer('self')}
      onSubscribed={asked.retry}
    />
  );
}
