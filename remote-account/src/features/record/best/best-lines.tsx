import { wholeDates } from '@skora/domain';
import { Icon } from '@skora/shared/ui';
import styles from './best.module.css';

/** What was a best, beside the match or result it belongs to. */
export function BestLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className={styles.line}>
      <Icon name="trophy" className={styles.sign} /> {wholeDates(line)}
    </p>
  ));
}
