/** A document of the player that holds numbers a coach can confirm. */
export type ConfirmedKind = 'entry' | 'match';

/** Which number of which document, as it was at one moment. */
export interface NumberRef {
  kind: ConfirmedKind;
  /** Id of the document: of the entry, or of the match. */
  ref: string;
  /** How often a match was written; 0 for entries, which never change. */
  revision: number;
  /** Name of the number within its document. */
  key: string;
  value: number;
}

/** One number as a coach saw it. */
export interface ConfirmedNumber extends NumberRef {
  /** `Sprint 10 m` */
  label: string;
  /** When and how: `Timing gates, 12 Oct 2026`. */
  detail: string;
  /** Empty for counts. */
  unit: string;
}

/** Who was asked, in the player's words: an address proves no coach. */
export interface ConfirmingCoach {
  name: string;
  role: string;
  club: string;
  /** What comes after the @ of the address that answered; the address itself is never shown. */
  domain: string;
  /** The same for every answer from one address to one player. */
  key: string;
}

/** What a coach decided about some numbers. Only the backend writes it; the player may hide it and change no word. */
export interface Confirmation {
  id: string;
  items: readonly ConfirmedNumber[];
  coach: ConfirmingCoach;
  decision: 'confirmed' | 'declined';
  /** In the coach's own words; empty when there are none. */
  note: string;
  decidedAt: Date;
  /** Kept off the CV by the player. */
  hidden: boolean;
}

/** Longest texts of a confirmation, in characters. */
export const CONFIRMATION_BOUNDS = { coachText: 80, note: 500, items: 30 } as const;
