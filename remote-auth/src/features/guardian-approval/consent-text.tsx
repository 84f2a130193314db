import { Text } from '@skora/shared/ui';
import styles from './consent-text.module.css';

interface ConsentTextProps {
  consent: { version: string; text: string };
  /** Day of the question, ISO 8601. */
  requestedAt: string;
  /** Last day for an answer, ISO 8601; null when there is none. */
  expiresAt: string | null;
}

function day(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** The very text a guardian agrees to, word for word, with the version that is kept with the answer. */
export function ConsentText({ consent, requestedAt, expiresAt }: ConsentTextProps) {
  return (
    <figure className={styles.consent}>
      <blockquote className={styles.text}>{consent.text}</blockquote>
      <Text component="figcaption" size="fine" tone="subtle">
        Version {consent.version}. Asked on {day(requestedAt)}
        {expiresAt === null ? '.' : `, open until ${day(expiresAt)}.`}
      </Text>
    </figure>
  );
}
