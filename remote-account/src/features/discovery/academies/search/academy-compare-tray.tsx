import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { Button, ButtonLink } from '@skora/shared/ui';
import { MAX_COMPARED } from '../compare/compared';
import styles from './academies.module.css';

interface AcademyCompareTrayProps {
  ids: readonly string[];
  onClear: () => void;
}

export function AcademyCompareTray({ ids, onClear }: AcademyCompareTrayProps) {
  if (ids.length === 0) return null;
  return (
    <section className={styles.tray} aria-label="Comparison">
      <p className={styles.trayText} role="status">
        {ids.length === 1 ? 'One academy chosen' : `${ids.length} academies chosen`}, at most {MAX_COMPARED}
      </p>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear
      </Button>
      {ids.length > 1 ? (
        <ButtonLink component={Link} to={paths.compareAcademies(ids)} size="sm" variant="primary">
          Compare
        </ButtonLink>
      ) : null}
    </section>
  );
}
