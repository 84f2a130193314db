import type { ReactNode } from 'react';

/** One numbered section; `id` is its anchor. */
export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

/** A legal page: the short version first, then the full text. */
export interface LegalDocument {
  title: string;
  lead: string;
  /** ISO date of this version. */
  version: string;
  summary: readonly string[];
  sections: readonly LegalSection[];
}
