import { useState } from 'react';
import { showToast } from '@skora/shared/events';
import { useMounted } from '../form/use-mounted';
import { createAccount, type NewAccount } from './api/create-account';
import { RecordMissing } from './api/ensure-record';
import { SignUpForm } from './sign-up-form';
import { UnfinishedAccount } from './unfinished-account';

/** Sign-up from the empty form to the finished account. */
export function SignUp() {
  const [unfinished, setUnfinished] = useState(false);
  const mounted = useMounted();

  const create = async (account: NewAccount) => {
    try {
      await createAccount(account);
    } catch (error) {
      if (!(error instanceof RecordMissing)) throw error;
      setUnfinished(true);
      if (!mounted.current) showToast('warning', 'Your account is made; your next log-in finishes it.');
    }
  };

  return unfinished ? <UnfinishedAccount /> : <SignUpForm onSubmit={create} />;
}
