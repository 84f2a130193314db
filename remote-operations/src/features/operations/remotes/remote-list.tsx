import { Heading, Text } from '@skora/shared/ui';
import type { Finding } from '../attention/find-findings';
import type { Remote, Vitals } from '../data/api';
import type { Deciding } from '../decisions/decision-buttons';
import { Fold } from '../fold/fold';
import type { DaysChoice } from '../vitals/days-field';
import { RemoteDetails } from './remote-details';
import { RemoteSummary } from './remote-summary';
import styles from './remotes.module.css';

interface RemoteListProps {
  host: Remote | null;
  remotes: readonly Remote[];
  findings: readonly Finding[];
  /** Of the chosen days; null while they are not known. */
  vitals: Vitals | null;
  days: DaysChoice;
  deciding: Deciding;
}

/** What is live of the host and of each remote: a line each, which opens. */
export function RemoteList({ host, remotes, findings, vitals, days, deciding }: RemoteListProps) {
  return (
    <section className={styles.remotes} aria-labelledby="operations-remotes">
      <Heading level={2} size="sm" id="operations-remotes">
        {host ? 'Host and remotes' : 'Remotes'}
      </Heading>
      <Text size="fine" tone="muted">
        Visits with the stable release since yesterday (UTC).
      </Text>
      <ul className={styles.list}>
        {(host ? [host, ...remotes] : remotes).map((remote) => (
          <li key={remote.id}>
            <Fold
              id={remote.id}
              summary={
                <RemoteSummary
                  remote={remote}
                  findings={findings.filter(({ about }) => about === remote.id)}
                />
              }
            >
              <RemoteDetails
                remote={remote}
                isHost={remote === host}
                vitals={vitals}
                days={days}
                deciding={deciding}
              />
            </Fold>
          </li>
        ))}
      </ul>
    </section>
  );
}
