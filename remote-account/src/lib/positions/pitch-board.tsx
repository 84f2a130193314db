import type { ReactNode } from 'react';
import { classNames, PitchLines } from '@skora/shared/ui';
import styles from './pitch-board.module.css';

interface PitchBoardProps {
  children: ReactNode;
  className?: string;
}

export function PitchBoard({ children, className }: PitchBoardProps) {
  return (
    <div className={classNames(styles.board, className)}>
      <PitchLines variant="full" className={styles.lines} />
      {children}
    </div>
  );
}
