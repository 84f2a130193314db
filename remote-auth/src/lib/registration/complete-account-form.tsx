import { useForm, type OwnAccount } from '@skora/kit';
import { AuthForm } from '../form/auth-form';
import { DetailFields } from './detail-fields';
import { detailIds, detailProblems, NO_DETAILS, readDetails } from './detail-values';
import { DisplayNameField } from './display-name-field';
import { explainRefusal } from './explain-refusal';
import { GuardianStep } from './guardian-step';
import { useRegistration } from './use-registration';

interface CompleteAccountFormProps {
  /** The name the sign-in has already. */
  displayName: string | null;
  /** Gives the sign-in another name. */
  rename: (displayName: string) => Promise<void>;
  onDone: (account: OwnAccount) => Promise<void> | void;
}

/** The sign-up form for somebody who has a sign-in and no account yet. */
export function CompleteAccountForm({ displayName, rename, onDone }: CompleteAccountFormProps) {
  const registration = useRegistration({
    prepare: async (details) => {
      if (details.displayName !== displayName) await rename(details.displayName);
    },
    onDone,
  });
  const form = useForm({
    initial: { ...NO_DETAILS, displayName: displayName ?? '' },
    fieldId: (name) => detailIds[name],
    check: detailProblems,
    explain: explainRefusal,
    send: (values) => registration.send(readDetails(values)),
    once: true,
  });
  if (registration.step === 'guardian') return <GuardianStep onSubmit={registration.askGuardian} />;
  return (
    <AuthForm
      form={form}
      label="Complete your account"
      submitLabel="Complete account"
      busyLabel="Completing your account…"
    >
      <DisplayNameField form={form} />
      <DetailFields form={form} />
    </AuthForm>
  );
}
