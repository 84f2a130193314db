import { useRef, useState } from 'react';
import { normaliseEmail, refuseCommonPassword, useForm, forgetFormDraft, useFormDraft } from '@skora/kit';
import { useLocation } from '@skora/shared/router';
import { loadAuth } from '@skora/shared/firebase';
import { ensureSession } from '@skora/shared/session';
import type { RegistrationDetails } from '../../lib/registration/api/register';
import { readDetails, REGISTRATION_DRAFT, UNKEPT_DETAILS } from '../../lib/registration/detail-values';
import { useRegistration } from '../../lib/registration/use-registration';
import { rememberNextPage } from '../../lib/session-hold/remember-next-page';
import { useSessionHold } from '../../lib/session-hold/use-session-hold';
import { makeIdentity, type MadeIdentity, type NewIdentity } from './api/make-identity';
import { explainSignUp, knownValues, NOTHING_TYPED, signUpIds, signUpProblems } from './sign-up-values';

/** Sign-up over its steps: identity, registration, perhaps a guardian. The page learns of the session at the end. */
export function useSignUp() {
  const { hold, letGo } = useSessionHold();
  const { state } = useLocation();
  // What the page opened with: a reload of the address must not empty the form under somebody's hands.
  const [known] = useState(() => knownValues(state));
  const identity = useRef<MadeIdentity | null>(null);
  // Only what comes back to the form changes it: password managers look at the fields that were sent.
  const [settled, setSettled] = useState(false);
  const [unfinished, setUnfinished] = useState<RegistrationDetails | null>(null);

  const registration = useRegistration({
    prepare: async ({ displayName }) => {
      if (!identity.current?.isNew) return;
      const { setDisplayName } = await loadAuth();
      await setDisplayName(displayName);
    },
    onDone: async (account) => {
      forgetFormDraft(REGISTRATION_DRAFT);
      rememberNextPage(account);
      await leave();
    },
  });

  /** Lets the page learn of the session, and with it the host leave. */
  async function leave(): Promise<void> {
    await ensureSession();
    letGo();
  }

  async function begin(wanted: NewIdentity): Promise<void> {
    hold();
    try {
      identity.current = await makeIdentity(wanted);
    } catch (error) {
      letGo();
      throw error;
    }
  }

  async function finish(details: RegistrationDetails): Promise<void> {
    try {
      await registration.send(details);
      setUnfinished(null);
    } catch (error) {
      if (explainSignUp(error)) {
        setUnfinished(null);
        setSettled(true);
        throw error;
      }
      setUnfinished(details);
    }
  }

  const form = useForm({
    initial: known,
    draft: useFormDraft({
      name: REGISTRATION_DRAFT,
      empty: NOTHING_TYPED,
      unkept: ['password', ...UNKEPT_DETAILS],
    }),
    fieldId: (name) => signUpIds[name],
    check: (values) => signUpProblems(values, identity.current !== null),
    explain: explainSignUp,
    send: async (values) => {
      if (!identity.current) {
        await refuseCommonPassword(values.password);
        await begin({ email: normaliseEmail(values.email), password: values.password });
      }
      await finish(readDetails(values));
    },
    once: true,
  });

  return { form, settled, registration, unfinished, finish, leave };
}
