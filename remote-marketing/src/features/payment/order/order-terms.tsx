import { paths } from '@skora/shared/contract';
import { Link, useLocation } from '@skora/shared/router';
import { Text, TextLink } from '@skora/shared/ui';
import type { ReactNode } from 'react';
import { OperatorName } from '../../../lib/operator/operator-name';
import type { Order } from './order';
import { orderHref } from './order-href';

interface OrderTermsProps {
  order: Order;
  /** Whose price it is. */
  children: ReactNode;
}

/** From whom one buys, whose price it is, and the way to another choice. */
export function OrderTerms({ order: { plan, interval }, children }: OrderTermsProps) {
  const { state } = useLocation();
  const other = interval === 'month' ? 'year' : 'month';
  return (
    <Text size="small" tone="muted">
      You buy from <OperatorName />. {children}{' '}
      <TextLink component={Link} to={orderHref({ plan, interval: other })} replace state={state}>
        Pay by the {other} instead
      </TextLink>{' '}
      or{' '}
      <TextLink component={Link} to={paths.pricing()} state={state}>
        choose another plan
      </TextLink>
    </Text>
  );
}
