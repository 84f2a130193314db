import { Field, Select } from '@skora/shared/ui/forms';
import type { Choices } from '../api/notifications-api';
import { CLOSED_WORDS } from './closed-words';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const NEVER = 'never';

interface WeeklyDayProps {
  choices: Choices;
  /** What the email says, after "One email to … in the morning of that day:". */
  says: string;
  onChoose: (change: Pick<Choices, 'weeklyDay'>) => void;
}

/** On which day the weekly email comes, or never. */
export function WeeklyDay({ choices: { standing, weeklyDay, email }, says, onChoose }: WeeklyDayProps) {
  const isClosed = standing === 'closed';
  const hint = isClosed
    ? CLOSED_WORDS
    : email === null
      ? 'Verify your email address first, under Account and security.'
      : `One email to ${email} in the morning of that day: ${says}. We send nothing in a week without news.`;
  return (
    <Field label="Weekly email" hint={hint} mark="none">
      <Select
        value={weeklyDay ?? NEVER}
        disabled={isClosed || (email === null && weeklyDay === null)}
        onChange={({ target }) =>
          onChoose({ weeklyDay: target.value === NEVER ? null : Number(target.value) })
        }
      >
        <option value={NEVER}>No weekly email</option>
        {DAYS.map((name, index) => (
          <option key={name} value={index + 1}>
            Every {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
