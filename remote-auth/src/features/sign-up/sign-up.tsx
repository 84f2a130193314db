import { Stack } from '@skora/shared/ui';
import { AuthForm } from '../../lib/form/auth-form';
import { GoogleButton } from '../../lib/google/google-button';
import { DetailFields } from '../../lib/registration/detail-fields';
import { DisplayNameField } from '../../lib/registration/display-name-field';
import { GuardianStep } from '../../lib/registration/guardian-step';
import { IdentityFields } from './identity-fields';
import { UnfinishedAccount } from './unfinished-account';
import { useSignUp } from './use-sign-up';

/** Sign-up from the empty form to the finished account. */
export function SignUp() {
  const { form, settled, registration, unfinished, finish, leave } = useSignUp();
  const retry = async () => {
    // What cannot be put right by trying again goes back to its field.
    if (unfinished) await finish(unfinished).catch(form.refuse);
  };
  if (registration.step === 'guardian') return <GuardianStep onSubmit={registration.askGuardian} />;
  return (
    <>
      {unfinished ? <UnfinishedAccount onRetry={retry} onLeave={() => void leave()} /> : null}
      {/* Out of sight, not gone: whatever comes back finds what was typed. */}
      <Stack gap={5} hidden={unfinished !== null}>
        <AuthForm
          form={form}
          label="Create your account"
          submitLabel="Create account"
          busyLabel="Creating your account…"
        >
          <DisplayNameField form={form} />
          <IdentityFields form={form} settled={settled} />
          <DetailFields form={form} />
        </AuthForm>
        {settled ? null : <GoogleButton />}
      </Stack>
    </>
  );
}
