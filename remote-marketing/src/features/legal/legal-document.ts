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
  /** The same for young readers, before the full text. */
  young?: ReactNode;
  sections: readonly LegalSection[];
}
