import { useAction } from '@skora/kit';
import { Badge, Button, FailureNotice, Text } from '@skora/shared/ui';
import { saveFile } from '../../../lib/save-file';
import { calendarFile } from './calendar-file';
import type { Showcase } from './showcase-api';
import type { Standing } from './use-showcases';
import styles from './showcases.module.css';

const WORDS = {
  registered: { badge: 'You have a place', tone: 'success', leave: 'Give the place back' },
  held: { badge: 'Waiting for your parent or guardian', tone: 'warning', leave: 'Give the place back' },
  waiting: { badge: 'You are on the waiting list', tone: 'warning', leave: 'Leave the waiting list' },
} as const;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

interface PlacePanelProps {
  showcase: Showcase;
  place: keyof typeof WORDS;
  answerBy: Standing['answerBy'];
  /** Rejects when the player is still registered. */
  onLeave: () => Promise<void>;
}

/** What a player who has a place, or waits for one, sees and can do. */
export function PlacePanel({ showcase, place, answerBy, onLeave }: PlacePanelProps) {
  const { busy, failure, run } = useAction();
  const { badge, tone, leave } = WORDS[place];
  return (
    <>
      <div className={styles.actions}>
        <Badge tone={tone} icon={place === 'held' ? 'clock' : 'check'}>
          {badge}
        </Badge>
        {place === 'held' ? null : (
          <Button
            size="sm"
            variant="secondary"
            onClick={() =>
              saveFile(`${showcase.id}.ics`, calendarFile(showcase, new Date()), 'text/calendar')
            }
          >
            Add to calendar
          </Button>
        )}
        <Button size="sm" variant="ghost" busy={busy} onClick={() => void run(onLeave)}>
          {leave}
        </Button>
      </div>
      {place === 'held' || answerBy ? (
        <Text size="small" tone="muted">
          We asked your parent or guardian by email.{' '}
          {answerBy ? `They can answer until ${day.format(answerBy)}. ` : ''}
          {place === 'held'
            ? 'The place is kept for you until then. Without an answer it goes to another player.'
            : 'Without an answer you leave the waiting list.'}
        </Text>
      ) : null}
      <FailureNotice title="That did not work">{failure}</FailureNotice>
    </>
  );
}
