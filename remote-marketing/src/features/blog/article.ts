import type { ReactNode } from 'react';
import type { SourceKey } from '../reading/sources';

/** How well an article's advice is backed. */
export type EvidenceGrade = 'strong' | 'mixed' | 'thin';

/** One article of the blog. */
export interface Article {
  /** Last part of its address; the manifest lists the route. */
  slug: string;
  title: string;
  summary: string;
  topic: string;
  /** ISO date. */
  published: string;
  minutes: number;
  evidence: EvidenceGrade;
  /** Why this grade, in one sentence. */
  evidenceNote: string;
  sources: readonly SourceKey[];
  Body: () => ReactNode;
}
