import { useState } from 'react';
import { paths } from '@skora/shared/contract';
import { showToast } from '@skora/shared/events';
import { Link } from '@skora/shared/router';
import { ButtonLink } from '@skora/shared/ui';
import { LinkChecking } from '../../lib/action-link/link-checking';
import { linkProblem } from '../../lib/action-link/link-problem';
import { useCheckedCode } from '../../lib/action-link/use-checked-code';
import { Outcome } from '../../lib/auth-shell/outcome';
import { checkResetCode } from './api/check-reset-code';
import { setNewPassword } from './api/set-new-password';
import { ResetLinkProblem } from './reset-link-problem';
import { ResetPasswordForm } from './reset-password-form';

/** From the link in the mail to the new password. */
export function ResetPassword() {
  const { link, retry, refuse, touched } = useCheckedCode('oobCode', checkResetCode, linkProblem);
  const [done, setDone] = useState(false);

  if (done) {
    return (
      <Outcome
        tone="success"
        icon="success"
        title="Your new password is set"
        takesFocus
        action={
          <ButtonLink component={Link} to={paths.login()} variant="primary">
            Log in
          </ButtonLink>
        }
      >
        <p>Every device that was logged in to your account has to log in again.</p>
      </Outcome>
    );
  }
  if (link.status === 'checking') return <LinkChecking label="Checking your link…" />;
  if (link.status === 'bad') {
    return <ResetLinkProblem problem={link.problem} onRetry={retry} takesFocus={touched} />;
  }

  const save = async (password: string) => {
    try {
      await setNewPassword(link.code, password);
    } catch (error) {
      const problem = linkProblem(error);
      if (problem === 'unreachable') throw error;
      // The code ran out or was used elsewhere while the form was open: no password can save it.
      refuse(problem);
      return;
    }
    setDone(true);
    showToast('success', 'Your new password is set.');
  };
  return <ResetPasswordForm {...link.value} onSubmit={save} />;
}
