import type { HashParameters } from './accounts';

/**
 * Reads how the project of the backup hashed passwords, as JSON: `{"signerKey","saltSeparator","rounds","memoryCost"}`.
 *
 * @returns `null` when nothing is set
 * @throws Error that does not repeat the key
 */
export function readHashParameters(text: string | undefined): HashParameters | null {
  if (!text) return null;
  try {
    const { signerKey, saltSeparator, rounds, memoryCost } = JSON.parse(text) as Partial<HashParameters>;
    if (signerKey && saltSeparator && Number.isInteger(rounds) && Number.isInteger(memoryCost))
      return { signerKey, saltSeparator, rounds: Number(rounds), memoryCost: Number(memoryCost) };
  } catch {
    // Said below.
  }
  throw new Error(
    'AUTH_HASH_PARAMETERS must be JSON with signerKey, saltSeparator, rounds and memoryCost, from Authentication, Users, Password hash parameters.',
  );
}
