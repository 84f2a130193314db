import { Heading, Text } from '@skora/shared/ui';
import type { Remote, Vitals } from '../data/api';
import { formatMoment, formatSize } from '../data/format';
import { DecisionButtons, type Deciding } from '../decisions/decision-buttons';
import { DaysField, type DaysChoice } from '../vitals/days-field';
import { ErrorsTable } from '../vitals/errors-table';
import { ReleaseVitals } from '../vitals/release-vitals';
import { HistoryTable } from './history-table';
import styles from './remotes.module.css';

function Facts({ owner, stable, before }: Remote) {
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Team', owner],
    ['Stable release', stable?.release],
    ['Commit', stable?.commit],
    ['Since', stable && formatMoment(stable.at)],
    ['Released by', stable?.who],
    ['Size', stable && formatSize(stable.size)],
    ['Release before', before],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function Decide({ remote, isHost, deciding }: { remote: Remote; isHost: boolean; deciding: Deciding }) {
  const { id, stable, before, retired } = remote;
  if (isHost) return <Text size="small">The host changes with its deployment.</Text>;
  if (retired) return <Text size="small">Its team took it off the site. Nothing can be decided here.</Text>;
  if (!stable || before === null)
    return <Text size="small">There is no earlier release to roll back to.</Text>;
  return (
    <DecisionButtons
      remote={remote}
      decisions={[{ name: 'rollback', release: stable.release }]}
      about={id}
      deciding={deciding}
    />
  );
}

function Visits({ vitals, releases }: { vitals: Vitals | null; releases: Vitals['releases'] }) {
  if (!vitals) return <Text size="small">Visits are not known yet.</Text>;
  if (releases.length === 0) return <Text size="small">No visits were measured in these days.</Text>;
  return <ReleaseVitals releases={releases} />;
}

interface RemoteDetailsProps {
  remote: Remote;
  isHost: boolean;
  vitals: Vitals | null;
  days: DaysChoice;
  deciding: Deciding;
}

/** All that is known of a remote, and the way back to its release before. */
export function RemoteDetails({ remote, isHost, vitals, days, deciding }: RemoteDetailsProps) {
  const { id } = remote;
  const releases = vitals?.releases.filter((one) => one.id === id) ?? [];
  const errors = vitals?.errors.filter((one) => one.id === id) ?? [];
  return (
    <>
      <Facts {...remote} />
      <Decide remote={remote} isHost={isHost} deciding={deciding} />
      <section className={styles.part}>
        <div className={styles.bar}>
          <Heading level={4}>Visits by release</Heading>
          <DaysField {...days} />
        </div>
        <Visits vitals={vitals} releases={releases} />
      </section>
      {errors.length === 0 ? null : (
        <section className={styles.part}>
          <Heading level={4}>Errors</Heading>
          <ErrorsTable ofOne caption={`Errors of ${id}`} errors={errors} />
        </section>
      )}
      <section className={styles.part}>
        <Heading level={4}>History</Heading>
        <HistoryTable caption={`History of ${id}`} remotes={[remote]} />
      </section>
    </>
  );
}
