import { failureMessage, type Requested } from '@skora/kit';
import { Refusal } from '@skora/shared/api';
import { Button, Notice } from '@skora/shared/ui';
import styles from './world-map.module.css';

/** Says above a map that it misses what belongs on it, and asks for that again. */
export function MissingMarks({ title, request }: { title: string; request: Requested<unknown> }) {
  const { error, busy, retry } = request;
  // A field reports what it does not know.
  if (!error || (error instanceof Refusal && error.status === 422)) return null;
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

/** What is listed beside a map: its "Try again" also asks for the marks that could not be loaded. */
export function retryWithMarks<List extends Requested<unknown>>(list: List, marks: Requested<unknown>): List {
  const retry = () => {
    list.retry();
    if (marks.error) marks.retry();
  };
  return { ...list, retry };
}
