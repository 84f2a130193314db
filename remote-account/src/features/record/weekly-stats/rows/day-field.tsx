import { Field, Select } from '@skora/shared/ui/forms';
import { begunDays, dayLabel, type IsoWeek } from '@skora/domain';
import type { FormDay } from '../week/start-day';
import { weekName } from '../week/week-picker';

interface DayFieldProps {
  id: string;
  error: string | undefined;
  /** Weeks to choose from, the present one first. */
  weeks: readonly IsoWeek[];
  /** Weeks the first of them lies back. */
  back?: number;
  now: Date;
  value: FormDay;
  onChange: (day: FormDay) => void;
}

/** Any day of the open weeks, the newest first. */
export function DayField({ id, error, weeks, back = 0, now, value, onChange }: DayFieldProps) {
  return (
    <Field id={id} error={error} label="Day" mark="none">
      <Select
        value={`${value.week}|${value.day}`}
        onChange={({ target }) => {
          const [week = '', day = ''] = target.value.split('|');
          onChange({ week, day });
        }}
      >
        {weeks.map((week, index) => (
          <optgroup key={week.id} label={weekName(week, back + index)}>
            {begunDays(week, now)
              .toReversed()
              .map((day, later) => (
                <option key={day} value={`${week.id}|${day}`}>
                  {back + index === 0 && later === 0 ? 'Today, ' : ''}
                  {dayLabel(week, day)}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
