import { ALL_DAYS, DAYS, type Day } from '../program/days';
import type { Session } from './plan-week';
import { sessionName } from './session-name';
import styles from './week-table.module.css';

interface WeekTableProps {
  sessions: readonly Session[];
  teamDays: readonly Day[];
  matchDay: Day;
}

export function WeekTable({ sessions, teamDays, matchDay }: WeekTableProps) {
  return (
    <table className={styles.table}>
      <caption>Your week</caption>
      <tbody>
        {ALL_DAYS.map((day) => {
          const own = sessions.filter((session) => session.day === day);
          const team = teamDays.includes(day);
          return (
            <tr key={day} className={day === matchDay ? styles.match : undefined}>
              <th scope="row">{DAYS[day]}</th>
              <td>
                {day === matchDay ? <p>Match</p> : null}
                {team && day !== matchDay ? <p className={styles.team}>Team training</p> : null}
                {own.map((session, index) => (
                  <p key={index}>
                    <strong>{session.minutes} min</strong> {sessionName(session)}
                    <span>{session.step.drill}</span>
                  </p>
                ))}
                {own.length === 0 && !team && day !== matchDay ? <p className={styles.team}>Free</p> : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
