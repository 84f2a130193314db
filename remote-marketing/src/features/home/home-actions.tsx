import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { useAccountStatus, useSession } from '@skora/shared/session';
import { ButtonLink } from '@skora/shared/ui';
import { ActionRow } from '../../lib/ui/action-row';
import { ownStep } from './own-step';
import styles from './home-actions.module.css';

/** The next step for whoever is here. While nobody knows yet both are in the page and the style sheet picks one. */
export function HomeActions() {
  const { status } = useSession();
  const step = ownStep(useAccountStatus());
  return (
    <>
      {status === 'signed-in' ? null : (
        <ActionRow className={status === 'unknown' ? styles.guest : undefined}>
          <ButtonLink component={Link} to={paths.signUp()} size="lg">
            Create your free CV
          </ButtonLink>
          <ButtonLink component={Link} to={paths.curatedProgramPath()} size="lg" variant="secondary">
            See the path
          </ButtonLink>
        </ActionRow>
      )}
      {status === 'signed-out' ? null : (
        <ActionRow className={status === 'unknown' ? styles.member : undefined}>
          <ButtonLink component={Link} to={step.to} size="lg">
            {step.label}
          </ButtonLink>
          <ButtonLink component={Link} to={paths.cv()} size="lg" variant="secondary">
            Open my CV
          </ButtonLink>
        </ActionRow>
      )}
    </>
  );
}
