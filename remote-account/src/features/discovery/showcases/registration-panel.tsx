import { useEffect, useRef, useState } from 'react';
import { Badge, Button, Notice, Skeleton, Text } from '@skora/shared/ui';
import { saveFile } from '../../../lib/save-file';
import { calendarFile } from './calendar-file';
import { RegistrationForm } from './registration-form';
import type { Showcase } from './api/showcase';
import { useChangePlace } from './use-change-place';
import { usePlace } from './use-showcases';
import { useStanding } from './use-standing';
import styles from './showcases.module.css';

interface RegistrationPanelProps {
  showcase: Showcase;
  entitled: boolean;
}

export function RegistrationPanel({ showcase, entitled }: RegistrationPanelProps) {
  const [place, setPlace] = useStanding(usePlace(showcase.id));
  const { busy, failure, take, giveBack } = useChangePlace(showcase.id, setPlace);
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
        title="We could not see whether you have a place"
        action={
          <Button size="sm" variant="secondary" onClick={place.retry}>
            Look again
          </Button>
        }
      >
        Nothing has changed about it.
      </Notice>
    );
  }
  const press = (work: () => Promise<void>) => {
    pressed.current = true;
    void work();
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
          <Button size="sm" variant="ghost" busy={busy} onClick={() => press(giveBack)}>
            {stands === 'registered' ? 'Give the place back' : 'Leave the waiting list'}
          </Button>
        </div>
        {problem}
      </div>
    );
  }
  if (closed) return <Text tone="muted">Registration is closed.</Text>;
  if (!entitled) return <Text tone="muted">Registering is part of the Pro League Path.</Text>;
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <RegistrationForm showcase={showcase} busy={busy} onRegister={(agrees) => press(() => take(agrees))} />
      {problem}
    </div>
  );
}
