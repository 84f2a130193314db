import { useEffect, useRef, type ReactNode } from 'react';
import styles from './answer-region.module.css';

interface AnswerRegionProps {
  /** Whether a press has brought it. Read when it appears: another answer needs another `key`. */
  takesFocus?: boolean;
  children: ReactNode;
}

/** What a press has brought, in the place of what was pressed: the focus would be lost with the button. */
export function AnswerRegion({ takesFocus = true, children }: AnswerRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const onArrival = useRef(takesFocus);
  useEffect(() => {
    if (onArrival.current) region.current?.focus();
  }, []);
  return (
    <div ref={region} tabIndex={-1} className={styles.region}>
      {children}
    </div>
  );
}
