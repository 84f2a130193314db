import styles from './answers-table.module.css';
import { LEVELS } from './levels';
import type { Skill } from './skills';
import type { Answers } from './weakest';

interface AnswersTableProps {
  skills: readonly Skill[];
  answers: Answers;
}

export function AnswersTable({ skills, answers }: AnswersTableProps) {
  return (
    <table className={styles.table}>
      <caption>Your answers</caption>
      <thead>
        <tr>
          <th scope="col">Skill</th>
          <th scope="col">Your view</th>
        </tr>
      </thead>
      <tbody>
        {skills.map(({ id, label }) => {
          const level = LEVELS.find(({ value }) => value === answers[id]);
          return (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>{level ? `${level.value} · ${level.name}` : 'Not answered'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
