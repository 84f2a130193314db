import { Text } from '@skora/shared/ui';
import type { GuardianRequest } from './api/read-request';
import styles from './consent-text.module.css';

interface ConsentTextProps {
  consent: { version: string; text: string };
  /** Day of the question, ISO 8601. */
  requestedAt: string;
  /** Last day for an answer, ISO 8601; null when there is none. */
  expiresAt: string | null;
  /** Of a place at a showcase. */
  event: GuardianRequest['event'];
}

function day(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** What, when and where. */
function EventFacts({ event }: { event: NonNullable<GuardianRequest['event']> }) {
  const { title, startsAt, timeZone, venue, city } = event;
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return (
    <Text>
      <strong>{title}</strong>
      <br />
      {when.format(new Date(startsAt))} ({city} time), {venue}, {city}
    </Text>
  );
}

/** The very text a guardian agrees to, word for word, with the version that is kept with the answer. */
export function ConsentText({ consent, requestedAt, expiresAt, event }: ConsentTextProps) {
  return (
    <figure className={styles.consent}>
      {event ? <EventFacts event={event} /> : null}
      <blockquote className={styles.text}>{consent.text}</blockquote>
      <Text component="figcaption" size="fine" tone="subtle">
        Version {consent.version}. Asked on {day(requestedAt)}
        {expiresAt === null ? '.' : `, open until ${day(expiresAt)}.`}
      </Text>
    </figure>
  );
}
