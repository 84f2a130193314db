import { failureMessage, type Requested } from '@skora/kit';
import { Button, Notice } from '@skora/shared/ui';
import styles from './world-map.module.css';

/** Says above a map that it misses what belongs on it, and asks for that again. */
export function MissingMarks({ title, request }: { title: string; request: Requested<unknown> }) {
  const { error, busy, retry } = request;
  if (!error) return null;
  const again = (
    <Button size="sm" variant="secondary" onClick={retry} busy={busy}>
      Try again
    </Button>
  );
  return (
    <Notice tone="danger" live="polite" title={title} action={again} className={styles.missing}>
      {failureMessage(error)}
    </Notice>
  );
}
