import { Button, Cluster } from '@skora/shared/ui';
import { dayLabel, type IsoWeek } from '@skora/domain';
import { RemoveButton } from '../../../../lib/card-list/remove-button';
import { AVAILABILITIES, WELLNESS_SCALES, type WellnessDay } from './wellness-day';
import styles from '../rows/rows.module.css';

interface WellnessListProps {
  week: IsoWeek;
  days: readonly WellnessDay[];
  onEdit: (day: WellnessDay) => void;
  onRemove: (day: WellnessDay) => void;
}

export function WellnessList({ week, days, onEdit, onRemove }: WellnessListProps) {
  if (days.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {[...days]
        .sort((a, b) => a.day - b.day)
        .map((day) => (
          <li key={day.id} className={styles.row}>
            <p className={styles.score}>{day.sleepHours === undefined ? '–' : `${day.sleepHours} h`}</p>
            <div>
              <p className={styles.rowTitle}>{dayLabel(week, day.day)}</p>
              <p className={styles.rowDetail}>{describe(day)}</p>
            </div>
            <Cluster gap={2}>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Change ${dayLabel(week, day.day)}`}
                onClick={() => onEdit(day)}
              >
                Change
              </Button>
              <RemoveButton what={dayLabel(week, day.day)} onRemove={() => onRemove(day)} />
            </Cluster>
          </li>
        ))}
    </ul>
  );
}

function describe({ scales, availability }: WellnessDay): string {
  const parts = WELLNESS_SCALES.flatMap(([key, label]) =>
    scales[key] === undefined ? [] : [`${label.toLowerCase()} ${scales[key]} of 5`],
  );
  const could = AVAILABILITIES[availability as keyof typeof AVAILABILITIES];
  return [...parts, ...(could ? [`training: ${could.toLowerCase()}`] : [])].join(' · ');
}
