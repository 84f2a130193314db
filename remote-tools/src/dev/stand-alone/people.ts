import { beSignedOut, signInAs } from '@skora/shared/testing';

/** Who can be here; all are fictional. */
export const PEOPLE: Readonly<Record<string, () => void>> = {
  'a visitor': beSignedOut,
  'a player, Free': () => void signInAs({}, 'tier0'),
  'a player, tier 1': () => void signInAs({}, 'tier1'),
  'a player, tier 2': () => void signInAs({}, 'tier2'),
  'a player, tier 3': () => void signInAs({}, 'tier3'),
  'a player, tier 4': () => void signInAs({}, 'tier4'),
  'a parent or guardian': () => void signInAs({}, 'tier0', 'active', 'guardian'),
};

/** Makes the page this person's. */
export function choosePerson(name: string): void {
  PEOPLE[name]?.();
}
