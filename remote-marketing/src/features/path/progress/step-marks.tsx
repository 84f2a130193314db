import { useSession, useTier } from '@skora/shared/session';
import { Button } from '@skora/shared/ui';
import { readState } from './path-progress';
import { usePathState } from './path-progress-context';
import { keepsProgress } from './stages';
import styles from './progress.module.css';

/** Chooses a step as the next one or ticks it off; nothing for who is not signed in or where the plan ends. */
export function StepMarks({ id, goal }: { id: string; goal: string }) {
  const state = usePathState();
  const session = useSession();
  const { tier } = useTier();
  if (state.status !== 'ready') {
    // The room they will take, where the browser was signed in at its last visit.
    return session.status === 'signed-out' || state.status === 'failed' ? null : (
      <div className={styles.marksPlace} />
    );
  }
  const current = readState(state.progress, id);
  const [group = ''] = id.split('.');
  if (!keepsProgress(tier, group) && current === 'open') return null;
  const toggle = (to: 'next' | 'done') => state.mark(id, current === to ? 'open' : to);
  return (
    <div className={styles.marks} role="group" aria-label={`My progress: ${goal}`}>
      <Button size="sm" variant="secondary" aria-pressed={current === 'next'} onClick={() => toggle('next')}>
        Next
      </Button>
      <Button size="sm" variant="secondary" aria-pressed={current === 'done'} onClick={() => toggle('done')}>
        Done
      </Button>
    </div>
  );
}
