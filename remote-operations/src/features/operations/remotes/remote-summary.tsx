import { Badge, classNames, Heading } from '@skora/shared/ui';
import type { Finding } from '../attention/find-findings';
import type { Remote } from '../data/api';
import { formatCount, formatMoment, formatShare } from '../data/format';
import styles from './remotes.module.css';

function Rates({ recent: { visits, failures, errors } }: Remote) {
  if (visits === 0) return <span className={styles.note}>no visits</span>;
  return (
    <>
      <span>
        {formatShare(failures / visits)} failed, {formatShare(errors / visits)} errors
      </span>{' '}
      <span className={styles.note}>of {formatCount(visits)} visits</span>
    </>
  );
}

interface RemoteSummaryProps {
  remote: Remote;
  findings: readonly Finding[];
}

/** A remote in one line; on a phone, in two. Rates are of visits since yesterday. */
export function RemoteSummary({ remote, findings }: RemoteSummaryProps) {
  const { id, owner, stable, canary, retired } = remote;
  return (
    <span className={styles.summary}>
      <span className={styles.name}>
        <Heading level={3} size="sm">
          {id}
        </Heading>
        {owner === null ? null : <span className={classNames(styles.note, styles.roomy)}>team {owner}</span>}
      </span>
      <span className={styles.live}>
        <span className={styles.mono}>{stable?.release}</span>{' '}
        <span className={styles.note}>{stable ? `since ${formatMoment(stable.at)}` : ''}</span>
      </span>
      <span className={styles.rates}>
        <Rates {...remote} />
      </span>
      <span className={styles.states}>
        {findings.map(({ badge, tone }) => (
          <Badge key={badge} tone={tone}>
            {badge}
          </Badge>
        ))}
        {canary ? <Badge tone="accent">canary {canary.weight} %</Badge> : null}
        {retired ? <Badge>off the site</Badge> : null}
      </span>
    </span>
  );
}
