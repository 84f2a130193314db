/** Steps a player may decide against. `firestore.rules` lists them too. */
export const OPTIONAL_STEPS = ['bio', 'career', 'references', 'confirmed', 'shared'] as const;

export type OptionalStep = (typeof OPTIONAL_STEPS)[number];

export interface ProfileStep {
  key: string;
  label: string;
  /** Why it is worth the minute. */
  reason: string;
  to: string;
  /** `waiting`: somebody else has to answer. `left-out`: the player decided against it, so it does not count. */
  state: 'done' | 'open' | 'waiting' | 'left-out';
}

export function isOptional(key: string): key is OptionalStep {
  return OPTIONAL_STEPS.some((optional) => optional === key);
}
