import type { ClipDraft, ClipProblems } from './clip-draft';

/** What a part of the editor's form works with: the draft, what is wrong with it, and a way to change it. */
export interface EditorPart {
  draft: ClipDraft;
  problems: ClipProblems;
  change: (change: Partial<ClipDraft>) => void;
}
