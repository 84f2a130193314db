import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useAccountStatus, useSession } from '@skora/shared/session';
import { ButtonLink, Cluster } from '@skora/shared/ui';
import { ownStep } from './own-step';
import styles from './home-actions.module.css';

/** The next step for whoever is here. While nobody knows yet both are in the page and the style sheet picks one. */
export function HomeActions() {
  const { status } = useSession();
  const step = ownStep(useAccountStatus());
  return (
    <>
      {status === 'signed-in' ? null : (
        <Cluster className={status === 'unknown' ? styles.guest : undefined}>
          <ButtonLink component={Link} to={paths.signUp()} size="lg">
            Create your free CV
          </ButtonLink>
          <ButtonLink component={Link} to={paths.curatedProgramPath()} size="lg" variant="secondary">
            See the path
          </ButtonLink>
        </Cluster>
      )}
      {status === 'signed-out' ? null : (
        <Cluster className={status === 'unknown' ? styles.member : undefined}>
          <ButtonLink component={Link} to={step.to} size="lg">
            {step.label}
          </ButtonLink>
          <ButtonLink component={Link} to={paths.cv()} size="lg" variant="secondary">
            Open my CV
          </ButtonLink>
        </Cluster>
      )}
    </>
  );
}
