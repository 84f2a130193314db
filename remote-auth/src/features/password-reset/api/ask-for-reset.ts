import { firebaseErrorCode, loadAuth } from '@skora/shared/firebase';

/** Refusals that would tell who has an account. */
const TELLING = new Set(['user-not-found', 'user-disabled']);

/** Asks for the reset mail. Resolves the same whether the address is known or not; rejects when nothing was asked. */
export async function askForReset(email: string): Promise<void> {
  const { sendResetMail } = await loadAuth();
  try {
    await sendResetMail(email);
  } catch (error) {
    if (!TELLING.has(firebaseErrorCode(error) ?? '')) throw error;
  }
}
