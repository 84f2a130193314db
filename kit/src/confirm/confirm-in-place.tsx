import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, Cluster, FailureNotice } from '@skora/shared/ui';
import { useKeptFocus } from '@skora/shared/ui/overlay';
import styles from './confirm-in-place.module.css';

/** Props of {@link ConfirmInPlace}. */
interface ConfirmInPlaceProps {
  /** On the button that asks, such as "Remove". */
  label: string;
  /** Its accessible name, where others say the same: "Remove the match against Foxes". */
  name?: string;
  /** What is asked, and what it would mean. */
  question: ReactNode;
  /** On the button that does it, such as "Yes, remove". */
  confirm: string;
  confirmName?: string;
  /** The same while it is under way; a spinner without it. */
  confirming?: string;
  /** On the button that does nothing. Default "Keep it". */
  cancel?: string;
  /** It is under way: the question stays, and presses do nothing. */
  busy?: boolean;
  /** It waits for a connection: the question is there, so that one can still go back. */
  waiting?: boolean;
  /** Why it was not done, in words. */
  failure?: string | null;
  size?: 'sm' | 'md';
  variant?: 'ghost' | 'secondary';
  onConfirm: () => void;
  /** On the safe choice: gives up what waits. */
  onKeep?: () => void;
}

/**
 * A button whose press asks in its place before anything is done. The safe choice comes first and takes the focus, so
 * that a key held down or a second tap does no harm; it and Escape go back to the button. When the action takes the
 * row away, the focus goes to the next one.
 */
export function ConfirmInPlace(props: ConfirmInPlaceProps) {
  const { label, name, question, confirm, confirmName, confirming, cancel = 'Keep it' } = props;
  const { busy = false, failure = null, size = 'sm', variant = 'ghost', waiting = false } = props;
  const { onConfirm, onKeep } = props;
  const [asked, setAsking] = useState(false);
  const asking = asked || waiting;
  const root = useKeptFocus<HTMLDivElement>(asking);
  const questionId = useId();
  const keep = () => {
    if (busy) return;
    setAsking(false);
    onKeep?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A dialog around it stays open.
    event.preventDefault();
    event.stopPropagation();
    keep();
  };
  if (!asking) {
    return (
      <div ref={root}>
        <Button size={size} variant={variant} aria-label={name} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </div>
    );
  }
  return (
    // Escape goes back, as in a dialog; the first button does the same.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={root}
      role="group"
      aria-labelledby={questionId}
      className={styles.question}
      onKeyDown={onKeyDown}
    >
      <p id={questionId} className={styles.words}>
        {question}
      </p>
      <Cluster gap={2}>
        <Button size={size} variant="secondary" aria-disabled={busy} onClick={keep}>
          {cancel}
        </Button>
        <Button
          size={size}
          variant="danger"
          busy={busy}
          busyLabel={confirming}
          aria-label={confirmName}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </Cluster>
      <FailureNotice>{failure}</FailureNotice>
    </div>
  );
}
