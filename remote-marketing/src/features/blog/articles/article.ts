import type { EvidenceGrade } from '../../../lib/evidence/evidence';
import type { SourceKey } from '@skora/domain';

/** What an article is about; readers filter by it. */
export type Tag =
  | 'testing'
  | 'numbers'
  | 'training'
  | 'talent'
  | 'growing'
  | 'goalkeepers'
  | 'profile'
  | 'clips'
  | 'parents'
  | 'health'
  | 'safety';

/** Front matter of an article, with its length as the build counted it. */
export interface ArticleFacts {
  title: string;
  description: string;
  tags: readonly Tag[];
  author: string;
  /** ISO date. */
  published: string;
  /** ISO date. */
  updated: string;
  evidence: EvidenceGrade;
  evidenceNote: string;
  sources: readonly SourceKey[];
  words: number;
  minutes: number;
}

export interface Article extends ArticleFacts {
  /** Last part of its address and name of its file in `posts/`. */
  slug: string;
}
