import { subscribeToNewsletter } from '@skora/shared/api';
import { loadAuth } from '@skora/shared/firebase';

interface Wishes {
  verification: boolean;
  newsletter: boolean;
}

async function logFailure(what: string, action: () => Promise<unknown>): Promise<void> {
  try {
    await action();
  } catch (error) {
    console.info(`${what} failed after sign-up.`, error);
  }
}

/** Sends the verification mail and subscribes to the digest. Never rejects: the account stands without either. */
export async function sendWelcome(email: string, { verification, newsletter }: Wishes): Promise<void> {
  const verify = async () => (await loadAuth()).sendVerificationMail();
  const subscribe = async () => {
    if (!(await subscribeToNewsletter(email))) throw new Error('The backend refused the subscription.');
  };
  await Promise.all([
    verification ? logFailure('The verification mail', verify) : null,
    newsletter ? logFailure('The newsletter subscription', subscribe) : null,
  ]);
}
