/** What a source can say of an academy, with its name in a sentence. */
export const ACADEMY_FACTS = {
  name: 'name and club',
  place: 'town',
  site: 'where the training ground is',
  programme: 'programme',
  ages: 'ages',
  sexes: 'who trains there',
  boarding: 'boarding',
  trials: 'trials',
  trialFee: 'whether trials cost money',
  website: 'website',
  note: 'good to know',
} as const;

export type AcademyFact = keyof typeof ACADEMY_FACTS;

/** Who speaks, stored value to name. */
export const SOURCE_KINDS = {
  primary: 'First-hand: the academy, its club or its association',
  secondary: 'Second-hand: somebody who writes about it',
} as const;

/** A page on which somebody read something about an academy. */
export interface AcademySource {
  url: string;
  /** What the page is called, and whose it is. */
  title: string;
  kind: keyof typeof SOURCE_KINDS;
  /** ISO date the page gives itself; null when it gives none. */
  publishedOn: string | null;
  /** ISO date on which somebody last opened it and found the facts there. */
  readOn: string;
  facts: readonly AcademyFact[];
}
