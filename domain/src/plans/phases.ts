/** Phases of the curated path by id, youngest first. Plans, the path's page and the rules of the database use these ids. */
export const PHASE_NAMES = {
  foundation: 'Foundation',
  'youth-development': 'Youth Development',
  'professional-development': 'Professional Development',
  senior: 'Senior',
} as const;

export type PhaseId = keyof typeof PHASE_NAMES;

/** Ids of the phases, youngest first. */
export const PHASE_IDS = Object.keys(PHASE_NAMES) as PhaseId[];

/** Whether a phase is one of those up to another. @example isUpTo('foundation', 'senior') // true */
export function isUpTo(phase: PhaseId, last: PhaseId): boolean {
  return PHASE_IDS.indexOf(phase) <= PHASE_IDS.indexOf(last);
}
