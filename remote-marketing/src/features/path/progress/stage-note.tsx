import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useTier } from '@skora/shared/session';
import { Icon, TextLink } from '@skora/shared/ui';
import { usePathState } from './path-progress-context';
import { keepsProgress, planFor } from './stages';
import styles from './progress.module.css';

/** Says where a plan ends: reading never needs one, saving progress does. */
export function StageNote({ group }: { group: string }) {
  const state = usePathState();
  const { status, tier } = useTier();
  if (state.status !== 'ready' || status !== 'ready' || keepsProgress(tier, group)) return null;
  return (
    <p className={styles.gate}>
      <Icon name="lock" />
      <span>
        You can read all of it for free. To save your progress here, you need the{' '}
        <TextLink component={Link} to={paths.pricing()} state={{ upgrade: true }}>
          {planFor(group)}
        </TextLink>
        .
      </span>
    </p>
  );
}
