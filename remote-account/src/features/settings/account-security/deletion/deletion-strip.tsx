import { useRef } from 'react';
import styles from '../section/account-security.module.css';
import { PlannedDeletion } from './planned-deletion';
import { usePlannedDeletion } from './kept-deletion';

export function DeletionStrip() {
  const dueAt = usePlannedDeletion();
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className={styles.strip}>
      {dueAt === null ? null : <PlannedDeletion dueAt={dueAt} onKept={() => place.current?.focus()} />}
    </div>
  );
}
