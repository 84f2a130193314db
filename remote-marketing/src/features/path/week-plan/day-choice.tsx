import { ALL_DAYS, DAYS, type Day } from '../program/days';
import styles from '../../../lib/ui/choice-row.module.css';

interface DayChoiceProps {
  legend: string;
  chosen: readonly Day[];
  onChange: (chosen: readonly Day[]) => void;
}

export function DayChoice({ legend, chosen, onChange }: DayChoiceProps) {
  const toggle = (day: Day) =>
    onChange(chosen.includes(day) ? chosen.filter((other) => other !== day) : [...chosen, day].sort());
  return (
    <fieldset className={styles.row}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {ALL_DAYS.map((day) => (
          <label key={day}>
            <input
              type="checkbox"
              aria-label={DAYS[day]}
              checked={chosen.includes(day)}
              onChange={() => toggle(day)}
            />
            <span aria-hidden="true">{DAYS[day].slice(0, 3)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
