import { loadAuth } from '@skora/shared/firebase';

/** Checks a reset code without using it up. @returns the account's address; rejects with a FirebaseError */
export async function checkResetCode(code: string): Promise<string> {
  const { verifyResetCode } = await loadAuth();
  return verifyResetCode(code);
}
