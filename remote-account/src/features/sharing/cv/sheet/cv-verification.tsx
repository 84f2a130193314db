import { formatDay, verificationSentence, wholeDates, type CvView } from '@skora/domain';
import { Icon, Text } from '@skora/shared/ui';
import styles from './cv-verification.module.css';

export function CvVerification({ view }: { view: CvView }) {
  const { numbers, confirmed, inPart, coaches, lastTested } = view.verification;
  const trusted = confirmed + inPart > 0;
  if (numbers === 0) return null;
  return (
    <section className={styles.line} aria-label="Verification" data-confirmed={trusted || undefined}>
      <Icon name={trusted ? 'success' : 'info'} />
      <div className={styles.words}>
        <Text>
          <strong>{verificationSentence(view)}</strong>
          {lastTested ? ` Last tested ${wholeDates(lastTested)}.` : ''}
        </Text>
        {coaches.length > 0 ? (
          <ul className={styles.coaches}>
            {coaches.map(({ name, role, club, domain, numbers: count, on, note }) => (
              <li key={`${name} ${domain} ${on}`}>
                {[name, role, club].filter(Boolean).join(', ')}: {count}{' '}
                {count === 1 ? 'single number' : 'single numbers'}, last on{' '}
                {wholeDates(formatDay(new Date(on)))}
                {domain ? `, answered from an address at ${domain}` : ''}
                {note ? <q className={styles.note}>{note}</q> : null}
              </li>
            ))}
          </ul>
        ) : null}
        <Text size="fine" tone="subtle">
          A confirmation is an answer to an email we sent to the address the player gave. Name, role and club
          are what the player entered.
        </Text>
      </div>
    </section>
  );
}
