import { EmailInput, emailProblem, isWrongCredential, normaliseEmail } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { Field, PasswordInput } from '@skora/shared/ui/forms';
import { AuthForm } from '../../lib/form/auth-form';
import { useAuthForm } from '../../lib/form/use-auth-form';
import { signIn } from './api/sign-in';
import styles from './sign-in-form.module.css';

/** One text for every way credentials can be wrong: nobody learns here who has an account. */
const WRONG_CREDENTIALS = 'The e-mail or the password is not right.';

const ids = { email: 'login-email', password: 'login-password' } as const;

/** E-mail and password of somebody who has an account. */
export function SignInForm() {
  const form = useAuthForm({
    ids,
    validate: ({ email, password }) => ({
      email: emailProblem(email),
      password: password === '' ? 'Enter your password.' : undefined,
    }),
    explainWhole: (error) => (isWrongCredential(error) ? WRONG_CREDENTIALS : null),
    submit: ({ email, password }) => signIn(normaliseEmail(email), password),
  });
  return (
    <AuthForm form={form} label="Log in" submitLabel="Log in" busyLabel="Logging in…">
      <Field id={ids.email} label="E-mail" required error={form.errors.email}>
        <EmailInput name="email" autoComplete="username" />
      </Field>
      <div className={styles.password}>
        <Field id={ids.password} label="Password" required error={form.errors.password}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <TextLink component={Link} to={paths.forgotPassword()} className={styles.forgot}>
          Forgot your password?
        </TextLink>
      </div>
    </AuthForm>
  );
}
