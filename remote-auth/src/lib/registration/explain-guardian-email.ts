import { Refusal } from '@skora/shared/api';

const DECIDES =
  'The parent or guardian who agreed before decides. We ask them and nobody else. Is that address lost? Write to us under Get SKORED.';
const OTHER_ADDRESS = 'Enter the address of your parent or guardian. It cannot be your own.';

/** The words for a guardian's address that the backend does not take; null for other errors. */
export function explainGuardianEmail(error: unknown): { guardianEmail: string } | null {
  const refused = error instanceof Refusal && error.fields.some(({ at }) => at === 'body/guardianEmail');
  if (!refused) return null;
  return { guardianEmail: error.type === 'guardian-decides' ? DECIDES : OTHER_ADDRESS };
}
