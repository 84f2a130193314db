/** Who gets a contact request about a CV, and decides about it. */
export type ContactReceiver = 'guardian' | 'player';

interface ContactChoices {
  isAdult: boolean;
  /** Whether the guardian who agreed to sharing lets people write to them. */
  guardianOpen: boolean;
  /** What the player chose as an adult; undefined: nothing yet. */
  ownOpen: boolean | undefined;
  registeredAsMinor: boolean;
}

/**
 * Who can be written to about a CV; null: nobody. A minor never, the guardian only by choice. An adult who shares a CV can
 * be, until it is switched off; who registered as a minor has to switch it on, because a birthday is no choice.
 */
export function contactReceiver(choices: ContactChoices): ContactReceiver | null {
  const { isAdult, guardianOpen, ownOpen, registeredAsMinor } = choices;
  if (!isAdult) return guardianOpen ? 'guardian' : null;
  return (ownOpen ?? !registeredAsMinor) ? 'player' : null;
}
