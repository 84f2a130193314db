import { wholeDates } from '@skora/domain';
import { Notice } from '@skora/shared/ui';
import styles from './best.module.css';

/** What was a best in what was just saved; nothing where nothing was. */
export function BestNotice({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Notice tone="success" live="polite" title="Saved">
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{wholeDates(line)}</li>
        ))}
      </ul>
    </Notice>
  );
}
