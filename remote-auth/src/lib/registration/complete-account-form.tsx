import { useForm, type OwnAccount, forgetFormDraft, useFormDraft } from '@skora/kit';
import { Notice, Stack } from '@skora/shared/ui';
import { AuthForm } from '../form/auth-form';
import { DetailFields } from './detail-fields';
import {
  detailIds,
  detailProblems,
  NO_DETAILS,
  readDetails,
  REGISTRATION_DRAFT,
  UNKEPT_DETAILS,
} from './detail-values';
import { DisplayNameField } from './display-name-field';
import { explainRefusal } from './explain-refusal';
import { GuardianStep } from './guardian-step';
import { useRegistration } from './use-registration';

interface CompleteAccountFormProps {
  /** The name the sign-in has already. */
  displayName: string | null;
  /** What was registered with the address before has been deleted. */
  startedAnew: boolean;
  /** Gives the sign-in another name. */
  rename: (displayName: string) => Promise<void>;
  onDone: (account: OwnAccount) => Promise<void> | void;
}

/** The sign-up form for somebody who has a sign-in and no account yet. */
export function CompleteAccountForm({ displayName, startedAnew, rename, onDone }: CompleteAccountFormProps) {
  const registration = useRegistration({
    prepare: async (details) => {
      if (details.displayName !== displayName) await rename(details.displayName);
    },
    onDone: async (account) => {
      forgetFormDraft(REGISTRATION_DRAFT);
      await onDone(account);
    },
  });
  const form = useForm({
    initial: { ...NO_DETAILS, displayName: displayName ?? '' },
    draft: useFormDraft({ name: REGISTRATION_DRAFT, empty: NO_DETAILS, unkept: UNKEPT_DETAILS }),
    fieldId: (name) => detailIds[name],
    check: detailProblems,
    explain: explainRefusal,
    send: (values) => registration.send(readDetails(values)),
    once: true,
  });
  if (registration.step === 'guardian') return <GuardianStep onSubmit={registration.askGuardian} />;
  return (
    <Stack gap={5}>
      {startedAnew ? (
        <Notice tone="warning" live="polite">
          Nobody had verified your email address before you came with Google, so somebody else could have used
          it. To keep you safe, your account starts again from the beginning. What was in it is deleted, also
          if you had entered it yourself.
        </Notice>
      ) : null}
      <AuthForm
        form={form}
        label="Complete your account"
        submitLabel="Complete account"
        busyLabel="Completing your account…"
      >
        <DisplayNameField form={form} />
        <DetailFields form={form} />
      </AuthForm>
    </Stack>
  );
}
