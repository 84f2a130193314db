import { useRequest } from '@skora/kit';
import { Badge, ErrorState, Heading, Skeleton, Text } from '@skora/shared/ui';
import { Field, Select } from '@skora/shared/ui/forms';
import { useState } from 'react';
import { readVitals, type Days, type ReleaseVitals } from '../data/api';
import { explainReading } from '../data/explain';
import { formatCount, formatRate } from '../data/format';
import { ErrorsTable } from './errors-table';
import { Histogram } from './histogram';
import styles from './vitals.module.css';

const DAYS: readonly [Days, string][] = [
  ['1', 'Today'],
  ['7', 'Seven days'],
  ['28', 'Four weeks'],
  ['90', '90 days'],
];

const STATES = { stable: 'success', canary: 'accent', earlier: 'neutral' } as const;

function ReleaseRow({ of }: { of: ReleaseVitals }) {
  const { release, state, visits, failures, errors, measures } = of;
  return (
    <li className={styles.release}>
      <div className={styles.about}>
        <span className={styles.mono}>{release}</span>
        <Badge tone={STATES[state]}>{state}</Badge>
        <span className={styles.quiet}>
          {formatCount(visits)} visits; a slot failed in {formatRate({ bad: failures, of: visits })}; an error
          of its code in {formatRate({ bad: errors, of: visits })}
        </span>
      </div>
      <div className={styles.figures}>
        {measures.map((measure) => (
          <Histogram key={measure.name} measure={measure} />
        ))}
      </div>
    </li>
  );
}

/** How visits went with each release of a remote, and the errors of these days. @param readAt when the page was read */
export function VitalsSection({ readAt }: { readAt: string }) {
  const [days, setDays] = useState<Days>('7');
  const [chosen, setChosen] = useState<string | null>(null);
  const { value, error, busy, retry } = useRequest(`vitals ${days} ${readAt}`, (signal) =>
    readVitals(days, signal),
  );
  const ids = [...new Set(value?.releases.map(({ id }) => id))];
  const id = chosen !== null && ids.includes(chosen) ? chosen : ids[0];
  const failure = error && !value ? explainReading(error) : null;
  return (
    <section className={styles.vitals} aria-labelledby="operations-vitals">
      <div className={styles.bar}>
        <Heading level={2} size="sm" id="operations-vitals">
          Visits by release
        </Heading>
        <Field label="Days" mark="none" className={styles.choice}>
          <Select value={days} onChange={({ target }) => setDays(target.value as Days)}>
            {DAYS.map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Part" mark="none" className={styles.choice}>
          <Select
            value={id ?? ''}
            disabled={ids.length === 0}
            onChange={({ target }) => setChosen(target.value)}
          >
            {ids.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {failure ? (
        <ErrorState level={3} title={failure.title} onRetry={retry} retrying={busy}>
          {failure.text}
        </ErrorState>
      ) : null}
      {!value && !failure ? <Skeleton lines={6} /> : null}
      {value && ids.length === 0 ? <Text size="small">No visits were measured in these days.</Text> : null}
      {value ? (
        <>
          <ul className={styles.list}>
            {value.releases
              .filter((one) => one.id === id)
              .map((one) => (
                <ReleaseRow key={one.release} of={one} />
              ))}
          </ul>
          <ErrorsTable errors={value.errors} />
        </>
      ) : null}
    </section>
  );
}
