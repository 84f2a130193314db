import type { CvProvenance, CvTrust } from '@skora/domain';
import { Icon } from '@skora/shared/ui';
import styles from './provenance.module.css';

const WORDS: Readonly<Record<CvTrust, string>> = {
  confirmed: 'Confirmed',
  part: 'Partly confirmed',
  self: 'Self-reported',
};

/** Shape and words show who confirmed a number, never colour alone. */
export function Provenance({ source }: { source: CvProvenance }) {
  const { trust, text, confirmedBy } = source;
  return (
    <span className={styles.source}>
      <span className={styles.trust} data-trust={trust}>
        {trust === 'self' ? <span className={styles.ring} aria-hidden="true" /> : <Icon name="success" />}
        {WORDS[trust]}
      </span>
      <span>{text}</span>
      {confirmedBy ? <span>{confirmedBy}</span> : null}
    </span>
  );
}
