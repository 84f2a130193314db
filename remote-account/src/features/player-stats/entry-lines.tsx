import { formatDay } from './format-day';
import type { StatEntry } from './stat-entry';
import type { StatStep } from './stat-field';
import { statLabel } from './stat-label';
import styles from './entry-lines.module.css';

interface EntryLinesProps {
  step: StatStep;
  entries: readonly Omit<StatEntry, 'id'>[];
  measuredOn: string;
}

/** The values of a page as a list. */
export function EntryLines({ step, entries, measuredOn }: EntryLinesProps) {
  return (
    <>
      <p className={styles.day}>{formatDay(new Date(`${measuredOn}T00:00:00Z`))}</p>
      <dl className={styles.lines}>
        {entries.flatMap(({ kind, values, ratings, method }) => {
          const section = step.sections.find((one) => one.kind === kind);
          const way = section?.methods?.[method];
          return [
            ...Object.entries(values).map(([key, value]) => {
              const unit = section?.fields.find((field) => field.key === key)?.unit ?? '';
              return (
                <div key={`${kind}.${key}`}>
                  <dt>{statLabel(kind, key)}</dt>
                  <dd>
                    {value} {unit}
                    {way ? <span className={styles.way}> {way}</span> : null}
                  </dd>
                </div>
              );
            }),
            ...Object.entries(ratings).map(([key, value]) => (
              <div key={`${kind}.${key}`}>
                <dt>{statLabel(kind, key)}</dt>
                <dd>{value} of 10</dd>
              </div>
            )),
          ];
        })}
      </dl>
    </>
  );
}
