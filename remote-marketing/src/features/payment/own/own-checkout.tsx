import { Navigate } from '@skora/shared/router';
import { useAccountStatus, useTier } from '@skora/shared/session';
import { Button, Skeleton } from '@skora/shared/ui';
import { useState } from 'react';
import { AccountFirst } from './account-first';
import { changeOrderHref } from '../order/order-href';
import { AskParent } from './ask-parent';
import { FailureNotice } from '../checkout/failure-notice';
import { goTo, type GoTo } from '../checkout/go-to';
import type { Order } from '../order/order';
import { PayNow } from './pay-now';
import { useOwnSubscription } from './use-own-subscription';

interface OwnCheckoutProps {
  order: Order;
  leave?: GoTo;
}

/** What a signed-in buyer can do: pay, ask a parent to pay, or change the plan that is there already. */
export function OwnCheckout({ order, leave = goTo }: OwnCheckoutProps) {
  const account = useAccountStatus();
  const closed = account === 'incomplete' || account === 'pending-guardian' ? account : null;
  // The record that holds the tier tells how far the account is, too.
  const known = useTier().status === 'ready';
  const { state, retry } = useOwnSubscription(known && closed === null);
  const [payer, setPayer] = useState<'self' | 'parent' | 'parent-only'>('self');
  if (closed !== null) return <AccountFirst missing={closed} />;
  if (state.status === 'loading') return <Skeleton lines={3} />;
  if (state.status === 'failed') {
    return (
      <FailureNotice error={state.error}>
        <Button size="sm" variant="secondary" onClick={retry}>
          Try again
        </Button>
      </FailureNotice>
    );
  }
  if (state.own.subscription !== null) return <Navigate to={changeOrderHref(order)} replace />;
  if (payer === 'self') {
    return (
      <PayNow
        order={order}
        leave={leave}
        parentHasPage={state.own.checkout?.payer === 'parent'}
        onAskParent={() => setPayer('parent')}
        onParentOnly={() => setPayer('parent-only')}
        onSubscribed={retry}
      />
    );
  }
  return (
    <AskParent
      order={order}
      only={payer === 'parent-only'}
      onBack={() => setPayer('self')}
      onSubscribed={retry}
    />
  );
}
