import { Icon } from '@skora/shared/ui';
import { unbrokenDays } from '../../../lib/unbroken-days';
import styles from './best.module.css';

/** What was a best, beside the match or result it belongs to. */
export function BestLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className={styles.line}>
      <Icon name="trophy" className={styles.sign} /> {unbrokenDays(line)}
    </p>
  ));
}
