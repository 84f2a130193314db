import { asLoaded, useRequest } from '@skora/kit';
import { EmptyState, Skeleton, Stack } from '@skora/shared/ui';
import { readParentRequest } from '../api/read-parent-request';
import { goTo, type GoTo } from '../checkout/go-to';
import { ParentLinkOver } from './parent-link-over';
import { ParentOrder } from './parent-order';
import { ParentPaid } from './parent-paid';
import { PortalButton } from './portal-button';

interface ParentDeskProps {
  token: string;
  leave?: GoTo;
}

/** A parent's page behind the link of a mail: pay, or manage what was paid. */
export function ParentDesk({ token, leave = goTo }: ParentDeskProps) {
  const asked = useRequest(token, () => readParentRequest(token));
  const link = asLoaded(asked);
  if (link.status === 'loading') return <Skeleton shape="block" />;
  if (link.status === 'failed') return <ParentLinkOver error={link.error} onRetry={link.retry} />;
  const request = link.value;
  if (request.state === 'paid') return <ParentPaid token={token} request={request} leave={leave} />;
  const invoices = request.hasInvoices ? (
    <PortalButton token={token} leave={leave} label="See your earlier invoices" secondary />
  ) : undefined;
  if (request.state === 'not-needed') {
    return (
      <EmptyState title={`${request.childName} already has a plan`} action={invoices}>
        There is nothing to pay. You can close this page.
      </EmptyState>
    );
  }
  if (request.state === 'over') {
    return (
      <EmptyState title="The plan you paid for has ended" action={invoices}>
        {request.childName} has asked somebody else to pay since, so you pay nothing more.
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      {invoices}
      <ParentOrder token={token} request={request} leave={leave} onChanged={asked.retry} />
    </Stack>
  );
}
