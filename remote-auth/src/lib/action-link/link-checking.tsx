import { Spinner } from '@skora/shared/ui';
import styles from './link-checking.module.css';

/** The moment in which a link is looked at. */
export function LinkChecking({ label }: { label: string }) {
  return (
    <div className={styles.checking}>
      <Spinner label={label} />
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
