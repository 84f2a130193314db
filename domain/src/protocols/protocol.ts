import type { TestId } from '../metrics/metric';

/** How a test is done so that its number means something. */
export interface Protocol {
  test: TestId;
  title: string;
  /** One sentence for the form. */
  summary: string;
  /** What is needed. */
  equipment: string;
  steps: readonly string[];
  /** What makes two results incomparable. */
  caution?: string;
  /** Ways of measuring, stored value to name. Results of different ways are never compared. */
  methods?: Readonly<Record<string, string>>;
  /** Whether the ground it is run on makes a difference. */
  ground: boolean;
  /** For adults only. */
  adultsOnly?: boolean;
}

/** Grounds a test can be run on, stored value to name. */
export const GROUNDS = {
  grass: 'Grass',
  artificial: 'Artificial turf',
  indoor: 'Sports hall',
  track: 'Running track',
  other: 'Other',
} as const;

/** Who measured, stored value to name. */
export const MEASURERS = {
  self: 'Myself',
  coach: 'A coach',
  academy: 'An academy',
  event: 'A testing event',
} as const;

/** Name of a measurer in a sentence. @example measurerName('coach') // 'a coach' */
export function measurerName(stored: string): string {
  if (stored === 'self') return 'the player';
  return (MEASURERS[stored as keyof typeof MEASURERS] ?? stored).toLowerCase();
}
