import { Cluster, IconButton } from '@skora/shared/ui';
import { Field, Select } from '@skora/shared/ui/forms';
import { type IsoWeek, weekSpan } from '@skora/domain';
import styles from './week.module.css';
import type { WeekAddress } from './use-week-address';

/** The shown week, and the way to the one before and after it. */
export function WeekPicker({ address: { weeks, index, showWeek } }: { address: WeekAddress }) {
  const open = (next: number) => showWeek(weeks[next]?.id ?? '');
  return (
    <Cluster className={styles.picker}>
      <IconButton
        icon="arrow-left"
        label="Previous week"
        aria-disabled={index === weeks.length - 1}
        onClick={() => open(index + 1)}
      />
      <Field id="week" label="Week" mark="none" className={styles.week}>
        <Select value={weeks[index]?.id} onChange={({ target }) => showWeek(target.value)}>
          {weeks.map((week, back) => (
            <option key={week.id} value={week.id}>
              {weekName(week, back)}
            </option>
          ))}
        </Select>
      </Field>
      <IconButton
        icon="arrow-right"
        label="Next week"
        aria-disabled={index === 0}
        onClick={() => open(index - 1)}
      />
    </Cluster>
  );
}

/** Short enough for the box on a phone. @param back weeks before the present one */
export function weekName(week: IsoWeek, back: number): string {
  const name = ['This week', 'Last week'][back] ?? `Week ${week.number}`;
  return `${name}, ${weekSpan(week)}`;
}
