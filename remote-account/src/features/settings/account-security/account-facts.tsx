import type { Loaded, OwnAccount } from '@skora/kit';
import { ErrorState, Skeleton } from '@skora/shared/ui';
import { formatLongDay } from '../../../lib/format-time';
import styles from './section/account-security.module.css';

const ROLES = { player: 'Player', guardian: 'Parent or guardian' } as const;

function guardianLine({
  guardianEmail,
  status,
  requestedAt,
  decidedAt,
}: NonNullable<OwnAccount['guardianship']>) {
  const since = formatLongDay(decidedAt ?? requestedAt);
  switch (status) {
    case 'pending':
      return `${guardianEmail} – asked on ${since}, no answer yet`;
    case 'approved':
      return `${guardianEmail} – agreed on ${since}`;
    case 'declined':
      return `${guardianEmail} – declined on ${since}`;
    case 'revoked':
      return `${guardianEmail} – withdrew the approval on ${since}`;
  }
}

function facts({ createdAt, role, guardianship, deletion }: OwnAccount): [term: string, fact: string][] {
  return [
    ['Account created', formatLongDay(createdAt)],
    ['You are', role === null ? 'Not given yet' : ROLES[role]],
    ...(guardianship ? [['Parent or guardian', guardianLine(guardianship)] as [string, string]] : []),
    ...(deletion ? [['Deletion', `On ${formatLongDay(deletion.dueAt)}`] as [string, string]] : []),
  ];
}

export function AccountFacts({ account }: { account: Loaded<OwnAccount> }) {
  if (account.status === 'failed') {
    return (
      <ErrorState title="We could not load your account" onRetry={account.retry}>
        You can still change your email and password.
      </ErrorState>
    );
  }
  if (account.status === 'loading') return <Skeleton shape="block" className={styles.factsComing} />;
  return (
    <dl className={styles.facts}>
      {facts(account.value).map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
