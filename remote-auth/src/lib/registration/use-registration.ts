import { useRef, useState } from 'react';
import type { OwnAccount } from '@skora/kit';
import { register, type RegistrationDetails } from './api/register';

/** Where a registration is: `guardian` when somebody else has to be asked first. */
export type RegistrationStep = 'details' | 'guardian';

interface RegistrationOptions {
  /** What has to be done before each request, for instance naming the identity. Safe to repeat. */
  prepare?: (details: RegistrationDetails) => Promise<void>;
  /** The account exists: active, or waiting for its guardian. */
  onDone: (account: OwnAccount) => Promise<void> | void;
}

/** A registration over its one or two steps. Both requests reject when they fail, and can be repeated. */
export function useRegistration({ prepare, onDone }: RegistrationOptions) {
  const [step, setStep] = useState<RegistrationStep>('details');
  const kept = useRef<RegistrationDetails | null>(null);

  async function send(details: RegistrationDetails, guardianEmail?: string): Promise<void> {
    kept.current = details;
    await prepare?.(details);
    const outcome = await register(details, guardianEmail);
    if (outcome.kind === 'registered') await onDone(outcome.account);
    else setStep('guardian');
  }

  async function askGuardian(email: string): Promise<void> {
    if (kept.current) await send(kept.current, email);
  }

  return { step, send, askGuardian };
}
