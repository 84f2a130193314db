import { Refusal } from '@skora/shared/api';

const OTHER_ADDRESS = 'Enter the address of your parent or guardian. It cannot be your own.';

/** The words for a guardian's address that the backend does not take; null for other errors. */
export function explainGuardianEmail(error: unknown): { guardianEmail: string } | null {
  const refused = error instanceof Refusal && error.fields.some(({ at }) => at === 'body/guardianEmail');
  return refused ? { guardianEmail: OTHER_ADDRESS } : null;
}
