import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { ButtonLink, classNames } from '@skora/shared/ui';
import styles from './guest-links.module.css';

export function GuestLinks({ className }: { className?: string }) {
  return (
    <div className={classNames(styles.links, className)}>
      <ButtonLink component={Link} to={paths.login()} variant="ghost" size="sm" className={styles.link}>
        Login
      </ButtonLink>
      <ButtonLink component={Link} to={paths.signUp()} variant="secondary" size="sm" className={styles.link}>
        Register
      </ButtonLink>
    </div>
  );
}
