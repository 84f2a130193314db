import { Text } from '@skora/shared/ui';
import { formatDay, formatMoment } from '../../../lib/format-time';
import type { GuardianRequest } from '../api/family-api';
import styles from '../lib/family.module.css';

/** When and where an event is. */
function eventWords({ startsAt, timeZone, venue, city }: NonNullable<GuardianRequest['event']>): string {
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return `${when.format(new Date(startsAt))} (${city} time), ${venue}, ${city}`;
}

/** The very text a parent agrees to, word for word, with the version that is kept with the answer. */
export function ConsentText({ request }: { request: GuardianRequest }) {
  const { consent, event, requestedAt, expiresAt } = request;
  return (
    <figure className={styles.consent}>
      {event ? (
        <Text>
          <strong>{event.title}</strong>
          <br />
          {eventWords(event)}
        </Text>
      ) : null}
      <blockquote>{consent.text}</blockquote>
      <Text component="figcaption" size="fine" tone="subtle">
        Version {consent.version}. Asked on {formatDay(requestedAt)}
        {expiresAt === null ? '.' : `, open until ${formatMoment(expiresAt)}.`}
      </Text>
    </figure>
  );
}
