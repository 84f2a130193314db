import { EmailInput, emailProblem, isWrongCredential, normaliseEmail, useForm } from '@skora/kit';
import { paths } from '@skora/shared/contract';
import { Link } from '@skora/shared/router';
import { TextLink } from '@skora/shared/ui';
import { Field, PasswordInput } from '@skora/shared/ui/forms';
import { AuthForm } from '../../lib/form/auth-form';
import { signIn } from './api/sign-in';
import styles from './sign-in-form.module.css';

/** One text for every way credentials can be wrong: nobody learns here who has an account. */
const WRONG_CREDENTIALS = 'The email or the password is not right.';

/** E-mail and password of somebody who has an account. */
export function SignInForm() {
  const form = useForm({
    initial: { email: '', password: '' },
    fieldId: (name) => `login-${name}`,
    check: ({ email, password }) => ({
      email: emailProblem(email),
      password: password === '' ? 'Enter your password.' : null,
    }),
    explain: (error) => (isWrongCredential(error) ? WRONG_CREDENTIALS : null),
    send: ({ email, password }) => signIn(normaliseEmail(email), password),
    once: true,
  });
  return (
    <AuthForm form={form} label="Log in" submitLabel="Log in" busyLabel="Logging in…">
      <Field {...form.field('email')} label="Email" required>
        <EmailInput {...form.control('email')} autoComplete="username" />
      </Field>
      <div className={styles.password}>
        <Field {...form.field('password')} label="Password" required>
          <PasswordInput {...form.control('password')} autoComplete="current-password" />
        </Field>
        <TextLink component={Link} to={paths.forgotPassword()} className={styles.forgot}>
          Forgot your password?
        </TextLink>
      </div>
    </AuthForm>
  );
}
