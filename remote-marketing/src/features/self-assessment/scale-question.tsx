import { useId } from 'react';
import { LEVELS } from './levels';
import { Numbered } from './numbered';
import styles from './scale-question.module.css';
import type { Skill } from './skills';

interface ScaleQuestionProps {
  number: number;
  skill: Skill;
  value: number | null;
  onAnswer: (value: number) => void;
}

/** One question with five steps; the words of the chosen step stand below, those of both ends before. */
export function ScaleQuestion({ number, skill, value, onAnswer }: ScaleQuestionProps) {
  const name = useId();
  const chosen = LEVELS.find((level) => level.value === value);
  return (
    <fieldset className={styles.question}>
      <legend>
        <Numbered number={number}>{skill.question}</Numbered>
      </legend>
      <div className={styles.steps}>
        {LEVELS.map((level) => (
          <label key={level.value}>
            <input
              type="radio"
              name={name}
              aria-label={`${level.value}: ${level.name}`}
              checked={level.value === value}
              onChange={() => onAnswer(level.value)}
            />
            <span aria-hidden="true">{level.value}</span>
          </label>
        ))}
      </div>
      <p className={styles.words} aria-hidden="true">
        {chosen ? (
          chosen.name
        ) : (
          <>
            <span>learning it</span>
            <span>decides matches</span>
          </>
        )}
      </p>
    </fieldset>
  );
}
