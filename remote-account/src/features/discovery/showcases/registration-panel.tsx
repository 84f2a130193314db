import { useEffect, useRef, useState } from 'react';
import type { Loaded } from '@skora/kit';
import { ADULT_AGE, ageAtShowcase, registrationEnd } from '@skora/domain';
import { Button, Notice, Skeleton, Text } from '@skora/shared/ui';
import { useAccountFacts } from '../../../lib/player/use-account-facts';
import { PlacePanel } from './place-panel';
import { RegistrationForm } from './registration-form';
import { type Place, register, type Showcase, withdraw } from './showcase-api';
import { SHOWCASE_PLAN } from './showcase-plan';
import { type Standing, useStanding } from './use-showcases';
import styles from './showcases.module.css';

/**
 * How the player stands: the answer to a change counts at once, until the live document says something new.
 * @returns the standing, and how to tell the answer
 */
function useAnswered(live: Loaded<Standing>): [Loaded<Standing>, (answer: Place) => void] {
  const [answered, setAnswered] = useState<{ place: Place; before: Place | null } | null>(null);
  const now = live.status === 'ready' ? live.value.place : null;
  const isNews = answered !== null && now !== null && now !== answered.before;
  if (isNews) setAnswered(null);
  const value = answered && { place: answered.place, answerBy: null };
  return [
    value && !isNews ? { status: 'ready', value } : live,
    (place) => setAnswered({ place, before: now }),
  ];
}

/** Whether a player is under 18 on the day of an event. @param bornOn ISO date; null: not known */
function isMinorAt({ startsAt, timeZone }: Showcase, bornOn: string | null): boolean {
  return bornOn !== null && ageAtShowcase(bornOn, { startsAt: startsAt.getTime(), timeZone }) < ADULT_AGE;
}

interface RegistrationPanelProps {
  showcase: Showcase;
  entitled: boolean;
}

export function RegistrationPanel({ showcase, entitled }: RegistrationPanelProps) {
  const [standing, setPlace] = useAnswered(useStanding(showcase.id));
  const facts = useAccountFacts();
  const [now] = useState(() => Date.now());
  const panel = useRef<HTMLDivElement>(null);
  const place = standing.status === 'ready' ? standing.value.place : null;
  // The pressed button disappears, so the focus moves to the result.
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) panel.current?.focus();
    pressed.current = false;
  }, [place]);
  if (standing.status === 'loading') return <Skeleton />;
  if (standing.status === 'failed') {
    return (
      <Notice
        title="We could not check if you have a place"
        action={
          <Button size="sm" variant="secondary" onClick={standing.retry}>
            Check again
          </Button>
        }
      >
        Nothing has changed.
      </Notice>
    );
  }
  const change = async (work: Promise<Place>) => {
    const next = await work;
    pressed.current = true;
    setPlace(next);
  };
  const { id } = showcase;
  const stands = standing.value.place;
  const minor = facts.status === 'ready' && isMinorAt(showcase, facts.value.bornOn);
  if (stands === 'none') {
    const { closesAt, startsAt } = showcase;
    if (now >= registrationEnd(closesAt.getTime(), startsAt.getTime()))
      return <Text tone="muted">Registration is closed.</Text>;
    if (!entitled) return <Text tone="muted">You need the {SHOWCASE_PLAN} to register.</Text>;
  }
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {stands === 'none' ? (
        <RegistrationForm
          showcase={showcase}
          minor={minor}
          onRegister={(guardianEmail) => change(register(id, guardianEmail))}
        />
      ) : (
        <PlacePanel
          showcase={showcase}
          place={stands}
          answerBy={standing.value.answerBy}
          minor={minor}
          onLeave={() => change(withdraw(id))}
        />
      )}
    </div>
  );
}
