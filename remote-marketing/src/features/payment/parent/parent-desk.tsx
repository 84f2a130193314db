import { EmptyState, Skeleton } from '@skora/shared/ui';
import { goTo, type GoTo } from '../checkout/go-to';
import { ParentLinkOver } from './parent-link-over';
import { ParentOrder } from './parent-order';
import { ParentPaid } from './parent-paid';
import { useParentRequest } from './use-parent-request';

interface ParentDeskProps {
  token: string;
  leave?: GoTo;
}

/** A parent's page behind the link of a mail: pay, or manage what was paid. */
export function ParentDesk({ token, leave = goTo }: ParentDeskProps) {
  const { link, retry } = useParentRequest(token);
  if (link.status === 'checking') return <Skeleton shape="block" />;
  if (link.status === 'bad') return <ParentLinkOver problem={link.problem} onRetry={retry} />;
  const { request } = link;
  if (request.state === 'paid') return <ParentPaid token={token} request={request} leave={leave} />;
  if (request.state === 'not-needed') {
    return (
      <EmptyState title={`${request.childName} has a plan already`}>
        There is nothing to pay. You can close this page.
      </EmptyState>
    );
  }
  return <ParentOrder token={token} request={request} leave={leave} onChanged={retry} />;
}
