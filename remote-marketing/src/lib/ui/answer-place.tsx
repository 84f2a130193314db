import { useEffect, useRef, type ReactNode } from 'react';
import styles from './answer-place.module.css';

interface AnswerPlaceProps {
  /** Whether a press has brought it. Read when it appears: another answer needs another `key`. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** What a press has brought, in the place of what was pressed: the focus would be lost with the button. */
export function AnswerPlace({ takesFocus = true, children }: AnswerPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const onArrival = useRef(takesFocus);
  useEffect(() => {
    if (onArrival.current) place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {children}
    </div>
  );
}
