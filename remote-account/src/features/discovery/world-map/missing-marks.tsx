import { failureMessage, type Requested } from '@skora/kit';
import { Button, Notice } from '@skora/shared/ui';
import styles from './world-map.module.css';

interface MissingMarksProps {
  title: string;
  request: Requested<unknown>;
  /** What is listed beside the map; its own message is enough when it failed too. */
  list: Requested<unknown>;
}

/** Says above a map that it misses what belongs on it, and asks for that again. */
export function MissingMarks({ title, request, list }: MissingMarksProps) {
  const { error, busy, retry } = request;
  if (!error || list.error) return null;
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
