import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, Notice } from '@skora/shared/ui';
import type { ReactNode } from 'react';
import { paymentFailure } from './payment-failure';

const WAYS = {
  'log-in': { to: paths.login(), label: 'Log in' },
  'complete-account': { to: paths.completeAccount(), label: 'Finish your account' },
  'account-state': { to: paths.completeAccount(), label: 'See what is missing' },
} as const;

interface FailureNoticeProps {
  error: unknown;
  /** What to do when no other page helps. */
  children?: ReactNode;
}

/** A request about money that failed, and the way on. */
export function FailureNotice({ error, children }: FailureNoticeProps) {
  const { title, text, way } = paymentFailure(error);
  const link = way && (
    <ButtonLink component={Link} to={WAYS[way].to} size="sm" variant="secondary">
      {WAYS[way].label}
    </ButtonLink>
  );
  return (
    <Notice tone="danger" title={title} live="assertive" action={link ?? children}>
      {text}
    </Notice>
  );
}
