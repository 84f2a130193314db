import {
  formatDay,
  GROUNDS,
  measurerName,
  findMetric,
  type NewEntry,
  findProtocol,
  showWithUnit,
  statLabel,
  type Units,
  wholeDates,
} from '@skora/domain';
import styles from './entry-lines.module.css';

interface EntryLinesProps {
  entries: readonly NewEntry[];
  units: Units;
}

export function describeEntry({ kind, measuredOn, measuredBy, method, ground }: NewEntry): string {
  const way = findProtocol(kind).methods?.[method];
  const on = GROUNDS[ground as keyof typeof GROUNDS]?.toLowerCase();
  return [formatDay(measuredOn), `measured by ${measurerName(measuredBy)}`, way, on]
    .filter(Boolean)
    .join(' · ');
}

export function EntryLines({ entries, units }: EntryLinesProps) {
  return entries.map((entry) => (
    <div key={entry.kind}>
      <p className={styles.day}>{wholeDates(describeEntry(entry))}</p>
      <dl className={styles.lines}>
        {Object.entries(entry.values).map(([key, value]) => (
          <div key={key}>
            <dt>{statLabel(entry.kind, key)}</dt>
            <dd>
              {showStored(entry.kind, key, value, units)}
              {entry.attempts[key] ? (
                <span className={styles.way}>
                  best of{' '}
                  {entry.attempts[key].map((one) => showStored(entry.kind, key, one, units)).join(', ')}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
        {Object.entries(entry.ratings).map(([key, value]) => (
          <div key={key}>
            <dt>{statLabel(entry.kind, key)}</dt>
            <dd>{value} of 10</dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}

function showStored(kind: string, key: string, value: number, units: Units): string {
  const metric = findMetric(kind, key);
  return metric ? showWithUnit(metric, value, units) : String(value);
}
