import { loadAuth } from '@skora/shared/firebase';
import { ensureSession } from '@skora/shared/session';

/** Sends a new verification mail to the signed-in person. Rejects with a FirebaseError. */
export async function resendVerification(): Promise<void> {
  await ensureSession();
  const { sendVerificationMail } = await loadAuth();
  await sendVerificationMail();
}
