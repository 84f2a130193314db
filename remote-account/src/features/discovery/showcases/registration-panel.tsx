import { useEffect, useRef, useState } from 'react';
import { failureMessage, type Loaded, useAction } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { Badge, Button, Notice, Skeleton, Text } from '@skora/shared/ui';
import { saveFile } from '../../../lib/save-file';
import { calendarFile } from './calendar-file';
import { RegistrationForm } from './registration-form';
import { type Place, register, type Showcase, withdraw } from './showcase-api';
import { SHOWCASE_PLAN } from './showcase-plan';
import { usePlace } from './use-showcases';
import styles from './showcases.module.css';

/**
 * How the player stands: the answer to a change counts at once, until the live document says something new.
 * @returns the standing, and how to tell the answer
 */
function useStanding(live: Loaded<Place>): [Loaded<Place>, (answer: Place) => void] {
  const [answered, setAnswered] = useState<{ place: Place; before: Place | null } | null>(null);
  const now = live.status === 'ready' ? live.value : null;
  const isNews = answered !== null && now !== null && now !== answered.before;
  if (isNews) setAnswered(null);
  const standing = answered && !isNews ? ({ status: 'ready', value: answered.place } as const) : live;
  return [standing, (place) => setAnswered({ place, before: now })];
}

interface RegistrationPanelProps {
  showcase: Showcase;
  entitled: boolean;
}

const REFUSALS: Readonly<Record<number, string>> = {
  403: `You need the ${SHOWCASE_PLAN} to register. If you have just changed your plan, try again in a moment.`,
  404: 'This event is not on the schedule any more.',
  409: 'Registration closed a moment ago.',
  422: 'Your age on the day does not fit this event or, if you are under 18, your parent’s or guardian’s agreement is missing.',
  503: 'A lot of players are registering right now. Nothing has changed. Try again in a moment.',
};

function explainFailure(error: unknown): string {
  return (error instanceof Refusal ? REFUSALS[error.status] : undefined) ?? failureMessage(error);
}

export function RegistrationPanel({ showcase, entitled }: RegistrationPanelProps) {
  const [place, setPlace] = useStanding(usePlace(showcase.id));
  const { busy, failure, run } = useAction({ words: explainFailure });
  const [now] = useState(() => Date.now());
  const panel = useRef<HTMLDivElement>(null);
  const stands = place.status === 'ready' ? place.value : null;
  // The pressed button disappears, so the focus moves to the result.
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) panel.current?.focus();
    pressed.current = false;
  }, [stands]);
  if (place.status === 'loading') return <Skeleton />;
  if (place.status === 'failed') {
    return (
      <Notice
        title="We could not check if you have a place"
        action={
          <Button size="sm" variant="secondary" onClick={place.retry}>
            Check again
          </Button>
        }
      >
        Nothing has changed.
      </Notice>
    );
  }
  const press = (change: () => Promise<Place>) => {
    pressed.current = true;
    void run(async () => setPlace(await change()));
  };
  const closed = now >= showcase.closesAt.getTime();
  const problem = failure ? (
    <Notice tone="danger" live="assertive" title="That did not work">
      {failure}
    </Notice>
  ) : null;
  if (stands !== 'none') {
    return (
      <div ref={panel} tabIndex={-1} className={styles.panel}>
        <div className={styles.actions}>
          <Badge tone={stands === 'registered' ? 'success' : 'warning'} icon="check">
            {stands === 'registered' ? 'You have a place' : 'You are on the waiting list'}
          </Badge>
          <Button
            size="sm"
            variant="secondary"
            onClick={() =>
              saveFile(`${showcase.id}.ics`, calendarFile(showcase, new Date()), 'text/calendar')
            }
          >
            Add to calendar
          </Button>
          <Button size="sm" variant="ghost" busy={busy} onClick={() => press(() => withdraw(showcase.id))}>
            {stands === 'registered' ? 'Give the place back' : 'Leave the waiting list'}
          </Button>
        </div>
        {problem}
      </div>
    );
  }
  if (closed) return <Text tone="muted">Registration is closed.</Text>;
  if (!entitled) return <Text tone="muted">You need the {SHOWCASE_PLAN} to register.</Text>;
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <RegistrationForm
        showcase={showcase}
        busy={busy}
        onRegister={(agrees) => press(() => register(showcase.id, agrees))}
      />
      {problem}
    </div>
  );
}
