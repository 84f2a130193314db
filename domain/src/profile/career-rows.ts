/** A spell at a club, as its player tells it. */
export interface CareerEntry {
  id: string;
  club: string;
  /** "U17", "First team" */
  team: string;
  country: string;
  /** League or level, in the player's words. */
  level: string;
  /** `YYYY-MM` */
  from: string;
  /** `YYYY-MM`; empty while it lasts. */
  to: string;
  appearances: number | null;
  goals: number | null;
  note: string;
  revision: number;
  updatedAt: Date | null;
}

/** A school or a course. */
export interface EducationEntry {
  id: string;
  school: string;
  qualification: string;
  country: string;
  /** `YYYY-MM` */
  from: string;
  /** `YYYY-MM`, which may lie ahead; empty while it lasts. */
  to: string;
  revision: number;
  updatedAt: Date | null;
}

/** A title, an award or a call-up. */
export interface Honour {
  id: string;
  title: string;
  awardedBy: string;
  year: number;
  note: string;
  revision: number;
  updatedAt: Date | null;
}

/** What a coach said of a player, as the player tells it: self-reported. */
export interface Reference {
  id: string;
  name: string;
  role: string;
  club: string;
  statement: string;
  /** Whether the coach agreed to be named and contacted. */
  contactConsent: boolean;
  /** E-mail address; empty without consent. */
  contact: string;
  revision: number;
  updatedAt: Date | null;
}
