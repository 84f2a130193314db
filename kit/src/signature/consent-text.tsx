import type { Ref } from 'react';
import { Text } from '@skora/shared/ui';
import styles from './consent-text.module.css';

/** A text somebody is asked about; times are ISO 8601. */
interface ConsentRequest {
  consent: { version: string; text: string };
  /** When it was asked; absent where nobody asks. */
  requestedAt?: string;
  /** Until when it can be answered; null: there is no end. */
  expiresAt?: string | null;
  /** Of a place at a showcase. */
  event?: { title: string; startsAt: string; timeZone: string; venue: string; city: string } | null;
}

function day(time: string): string {
  return new Date(time).toLocaleDateString('en-GB', { dateStyle: 'long' });
}

function moment(time: string): string {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
}

/** What, when and where. */
function EventFacts({ event }: { event: NonNullable<ConsentRequest['event']> }) {
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

interface ConsentTextProps {
  request: ConsentRequest;
  /** Of the text, which can take the focus. */
  ref?: Ref<HTMLElement>;
}

/** The very text a guardian agrees to, word for word, with the version that is kept with the answer. */
export function ConsentText({ request, ref }: ConsentTextProps) {
  const { consent, requestedAt, expiresAt, event } = request;
  const asked = requestedAt === undefined ? '' : ` Asked on ${day(requestedAt)}`;
  const end = expiresAt ? `, open until ${moment(expiresAt)}.` : '.';
  return (
    <figure ref={ref} tabIndex={-1} className={styles.consent}>
      {event ? <EventFacts event={event} /> : null}
      <blockquote className={styles.text}>{consent.text}</blockquote>
      <Text component="figcaption" size="fine" tone="subtle">
        Version {consent.version}.{asked === '' ? '' : `${asked}${end}`}
      </Text>
    </figure>
  );
}
