import type { ReactNode } from 'react';
import { classNames, PitchLines } from '@skora/shared/ui';
import styles from './pitch-board.module.css';

interface PitchBoardProps {
  children: ReactNode;
  className?: string;
  /** On narrow screens the pitch stands upright, with the goal to attack at the top. */
  upright?: boolean;
}

export function PitchBoard({ children, className, upright }: PitchBoardProps) {
  return (
    <div className={classNames(styles.board, className)} data-upright={upright || undefined}>
      <PitchLines variant="full" className={styles.lines} />
      {children}
    </div>
  );
}
