import { NOTIFICATION_KINDS, type NotificationKind } from '@skora/domain';
import { Button, FailureNotice, Heading, Stack, Text } from '@skora/shared/ui';
import { Checkbox } from '@skora/shared/ui/forms';
import { PushSection } from '../push/push-section';
import type { ChoiceChange, Choices } from '../api/notifications-api';
import styles from './choices.module.css';
import { WeeklyDay } from './weekly-day';

const KINDS = Object.entries(NOTIFICATION_KINDS) as [NotificationKind, { when: string }][];
const WEEK = 'what you entered, what a coach answered, your next goal and showcase';

interface ChoicesFormProps {
  choices: Choices;
  busy: boolean;
  isSaved: boolean;
  failure: string | null;
  onChoose: (change: ChoiceChange) => void;
}

/** What the player is told, and where. */
export function ChoicesForm({ choices, busy, isSaved, failure, onChoose }: ChoicesFormProps) {
  const { off, weeklyDay } = choices;
  const all = KINDS.map(([kind]) => kind);
  const isAllOff = all.every((kind) => off.includes(kind)) && weeklyDay === null;
  const allAs = (wanted: boolean, kinds: readonly NotificationKind[]) =>
    Object.fromEntries(kinds.map((kind) => [kind, wanted]));
  const switchAll = () =>
    onChoose(
      isAllOff
        ? // A newer page may have switched off more than this one shows.
          { kinds: allAs(true, [...off, ...all]) }
        : { kinds: allAs(false, all), weeklyDay: null },
    );
  return (
    <Stack gap={6}>
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>Tell me when</legend>
        {KINDS.map(([kind, { when }]) => (
          <Checkbox
            key={kind}
            label={when}
            checked={!off.includes(kind)}
            onChange={({ target }) => onChoose({ kinds: { [kind]: target.checked } })}
          />
        ))}
      </fieldset>
      <WeeklyDay choices={choices} says={WEEK} onChoose={onChoose} />
      <PushSection push={choices.push} />
      <FailureNotice>{failure}</FailureNotice>
      <div className={styles.end}>
        <Button variant="secondary" onClick={switchAll}>
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
