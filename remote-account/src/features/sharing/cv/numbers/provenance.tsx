import { wholeDates, type CvProvenance, type CvTrust } from '@skora/domain';
import { Icon } from '@skora/shared/ui';
import styles from './provenance.module.css';

const WORDS: Readonly<Record<CvTrust, string>> = {
  confirmed: 'Confirmed',
  part: 'Partly confirmed',
  self: 'Self-reported',
};

/** Shape and words show who confirmed a number, never colour alone. */
export function Provenance({ source }: { source: CvProvenance }) {
  const { trust, text, confirmedBy, answer } = source;
  return (
    <span className={styles.source}>
      <span className={styles.trust} data-trust={trust}>
        {trust === 'self' ? <span className={styles.ring} aria-hidden="true" /> : <Icon name="success" />}
        {WORDS[trust]}
      </span>
      <span>{wholeDates(text)}</span>
      {confirmedBy ? <span>{wholeDates(confirmedBy)}</span> : null}
      {answer ? <span className={styles.answer}>{wholeDates(answer)} Only you see this.</span> : null}
    </span>
  );
}
