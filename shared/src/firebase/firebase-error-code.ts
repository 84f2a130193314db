/** `code` of a FirebaseError without its service prefix, or null. @example firebaseErrorCode(e) // 'invalid-credential' */
export function firebaseErrorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  const { code } = error;
  return typeof code === 'string' ? code.replace(/^[a-z]+\//, '') : null;
}
