import { createAccountRecord } from '@skora/shared/api';

/** The identity exists, its record does not: calling {@link ensureRecord} again heals the account. */
export class RecordMissing extends Error {
  override readonly name = 'RecordMissing';
}

/**
 * Makes sure the signed-in account has its record. Safe to repeat.
 * @throws RecordMissing when the backend refused or did not answer
 */
export async function ensureRecord(): Promise<void> {
  const made = await createAccountRecord().catch(() => false);
  if (!made) throw new RecordMissing('The account record was not made.');
}
