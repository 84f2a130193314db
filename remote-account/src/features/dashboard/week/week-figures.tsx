import type { ReactNode } from 'react';
import type { WeekFigures } from './week-facts';
import styles from './week.module.css';

const count = (value: number, one: string, many: string) => `${value} ${value === 1 ? one : many}`;

function Figure({
  label,
  value,
  unit,
  note,
}: {
  label: string;
  value: ReactNode;
  unit?: string;
  note?: string;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <strong>
          {value}
          {unit ? <small> {unit}</small> : null}
        </strong>
        {note ? <span>{note}</span> : null}
      </dd>
    </div>
  );
}

/** What a week adds up to. What it has nothing of is left out. */
export function WeekFiguresList({ week, loadNote }: { week: WeekFigures; loadNote: string | null }) {
  const { matchMinutes, matches, trainingMinutes, sessions, load } = week;
  return (
    <dl className={styles.figures}>
      {matches > 0 ? (
        <Figure label="Played" value={matchMinutes} unit="min" note={count(matches, 'match', 'matches')} />
      ) : null}
      {sessions > 0 ? (
        <Figure
          label="Trained"
          value={trainingMinutes}
          unit="min"
          note={count(sessions, 'session', 'sessions')}
        />
      ) : null}
      {load !== null && load > 0 ? (
        <Figure label="Load" value={load.toLocaleString('en-GB')} note={loadNote ?? 'minutes × effort'} />
      ) : null}
    </dl>
  );
}
