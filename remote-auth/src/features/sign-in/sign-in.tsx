import { lazy, Suspense } from 'react';
import { paths } from '@skora/shared/contract';
import { loadAuth } from '@skora/shared/firebase';
import { Link } from '@skora/shared/router';
import { Notice, Stack, TextLink } from '@skora/shared/ui';
import { LinkChecking } from '../../lib/action-link/link-checking';
import { AuthShell } from '../../lib/auth-shell/auth-shell';
import { GoogleButton } from '../../lib/google/google-button';
import { useGoogleReturn } from '../../lib/google/use-google-return';
import { rememberNextPage } from '../../lib/session-hold/remember-next-page';
import { SignInForm } from './sign-in-form';

/** Most people who log in have an account: the form for the others comes when it is needed. */
const CompleteAccountForm = lazy(async () => {
  const { CompleteAccountForm: Form } = await import(
    /* webpackChunkName: "complete-account-form" */ '../../lib/registration/complete-account-form'
  );
  return { default: Form };
});

async function rename(displayName: string): Promise<void> {
  const { setDisplayName } = await loadAuth();
  await setDisplayName(displayName);
}

/** Log-in by password, or by an answer of Google's in the address. */
export function SignIn() {
  const { state, letGo } = useGoogleReturn();
  if (state.step === 'incomplete') {
    return (
      <AuthShell
        title="Complete your account"
        eyebrow="Your account"
        lead="Google has told us who you are. We need a few more details before you can start."
      >
        <Suspense fallback={<LinkChecking label="One moment…" />}>
          <CompleteAccountForm
            displayName={state.displayName}
            startedAnew={state.startedAnew}
            rename={rename}
            onDone={(account) => {
              rememberNextPage(account);
              letGo();
            }}
          />
        </Suspense>
      </AuthShell>
    );
  }
  return (
    <AuthShell
      title="Log in"
      eyebrow="Your account"
      lead="Pick up where you left off."
      links={
        <p>
          New to SKORA?{' '}
          <TextLink component={Link} to={paths.signUp()}>
            Create your account
          </TextLink>
        </p>
      }
    >
      {state.step === 'signing-in' ? (
        <LinkChecking label="Logging you in…" />
      ) : (
        <Stack gap={5}>
          {state.step === 'failed' ? (
            <Notice tone="info" live="polite">
              {state.message}
            </Notice>
          ) : null}
          <SignInForm />
          <GoogleButton />
        </Stack>
      )}
    </AuthShell>
  );
}
