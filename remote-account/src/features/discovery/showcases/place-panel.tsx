import { ConfirmInPlace, useAction } from '@skora/kit';
import { Badge, Button, Text } from '@skora/shared/ui';
import { saveFile } from '../../../lib/save-file';
import { calendarFile } from './calendar-file';
import type { Showcase } from './showcase-api';
import type { Standing } from './use-showcases';
import styles from './showcases.module.css';

const PLACE_ASKED = {
  leave: 'Give the place back',
  confirm: 'Yes, give it back',
  keep: 'Keep the place',
} as const;

const WORDS = {
  registered: { badge: 'You have a place', tone: 'success', ...PLACE_ASKED },
  held: { badge: 'Waiting for your parent or guardian', tone: 'warning', ...PLACE_ASKED },
  waiting: {
    badge: 'You are on the waiting list',
    tone: 'warning',
    leave: 'Leave the waiting list',
    confirm: 'Yes, leave it',
    keep: 'Stay on the list',
  },
} as const;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

interface PlacePanelProps {
  showcase: Showcase;
  place: keyof typeof WORDS;
  answerBy: Standing['answerBy'];
  /** The player is under 18 on the day: a parent or guardian has to agree. */
  minor: boolean;
  /** Rejects when the player is still registered. */
  onLeave: () => Promise<void>;
}

/** What leaving means for this player. */
function leavingQuestion({ showcase, place, answerBy, minor }: PlacePanelProps): string {
  const loss =
    place === 'waiting'
      ? 'Leave the waiting list? If you join again, you start at its end.'
      : `Give your place back? ${showcase.waiting > 0 ? 'The next player on the waiting list gets it.' : 'Another player can take it.'}`;
  const isAgreed = minor && place !== 'held' && answerBy === null;
  return isAgreed ? `${loss} Your parent’s or guardian’s agreement to this event ends, too.` : loss;
}

/** What a player who has a place, or waits for one, sees and can do. */
export function PlacePanel(props: PlacePanelProps) {
  const { showcase, place, answerBy, onLeave } = props;
  const { busy, failure, run } = useAction();
  const { badge, tone, leave, confirm, keep } = WORDS[place];
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
        {/* Who moves up while the question is open is asked again. */}
        <ConfirmInPlace
          key={place}
          label={leave}
          question={leavingQuestion(props)}
          confirm={confirm}
          cancel={keep}
          busy={busy}
          failure={failure}
          onConfirm={() => void run(onLeave)}
        />
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
    </>
  );
}
