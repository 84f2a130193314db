import { NOTIFICATION_KINDS, type NotificationKind } from '@skora/domain';
import { Button, FailureNotice, Heading, Stack, Text } from '@skora/shared/ui';
import { Checkbox, Field, Select } from '@skora/shared/ui/forms';
import { PushSection } from '../push/push-section';
import type { Choices } from '../api/notifications-api';
import type { Choice } from './use-choices';
import styles from './choices.module.css';

const KINDS = Object.entries(NOTIFICATION_KINDS) as [NotificationKind, { when: string }][];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const NEVER = 'never';

interface ChoicesFormProps {
  choices: Choices;
  busy: boolean;
  isSaved: boolean;
  failure: string | null;
  onChoose: (change: Partial<Choice>) => void;
}

function WeeklyDay({
  choices: { weeklyDay, email },
  onChoose,
}: Pick<ChoicesFormProps, 'choices' | 'onChoose'>) {
  const hint =
    email === null
      ? 'Verify your email address first, under Account and security.'
      : `One email to ${email} in the morning of that day: what you entered, what a coach answered, your next goal and showcase. We send nothing in a week without news.`;
  return (
    <Field label="Weekly email" hint={hint} mark="none">
      <Select
        value={weeklyDay ?? NEVER}
        disabled={email === null && weeklyDay === null}
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

/** What the player is told, and where. */
export function ChoicesForm({ choices, busy, isSaved, failure, onChoose }: ChoicesFormProps) {
  const { off, weeklyDay } = choices;
  const all = KINDS.map(([kind]) => kind);
  const isAllOff = off.length === all.length && weeklyDay === null;
  const toggle = (kind: NotificationKind, wanted: boolean) =>
    onChoose({ off: wanted ? off.filter((one) => one !== kind) : [...off, kind] });
  return (
    <Stack gap={6}>
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>Tell me when</legend>
        {KINDS.map(([kind, { when }]) => (
          <Checkbox
            key={kind}
            label={when}
            checked={!off.includes(kind)}
            onChange={({ target }) => toggle(kind, target.checked)}
          />
        ))}
      </fieldset>
      <WeeklyDay choices={choices} onChoose={onChoose} />
      <PushSection push={choices.push} />
      <FailureNotice>{failure}</FailureNotice>
      <div className={styles.end}>
        <Button
          variant="secondary"
          onClick={() => onChoose(isAllOff ? { off: [] } : { off: all, weeklyDay: null })}
        >
          {isAllOff ? 'Switch notifications on' : 'Switch everything off'}
        </Button>
        <p role="status" className={styles.state}>
          {busy ? 'Saving…' : isSaved && failure === null ? 'Saved' : ''}
        </p>
      </div>
      <Text size="small" tone="muted">
        Emails about your account, about payments and about a place at a showcase always come.
      </Text>
    </Stack>
  );
}

/** The heading of the choices, which the page links to. */
export function ChoicesHeading() {
  return (
    <Heading level={2} size="md" id="choices" tabIndex={-1}>
      What we tell you
    </Heading>
  );
}
