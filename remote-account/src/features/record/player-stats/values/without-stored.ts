import { isSameContent } from '@skora/kit';
import { isFilled, type StepDraft } from './step-draft';

/** A draft without what was stored of it; null when that was all. @param sent the draft as it was when it was stored */
export function withoutStored(draft: StepDraft, sent: StepDraft): StepDraft | null {
  const isOpen = (key: string) =>
    draft.values[key] !== sent.values[key] || !isSameContent(draft.more[key], sent.more[key]);
  const open = <T>(typed: Record<string, T>) =>
    Object.fromEntries(Object.entries(typed).filter(([key]) => isOpen(key)));
  const ratings = Object.entries(draft.ratings).filter(([key, rating]) => rating !== sent.ratings[key]);
  const rest = {
    ...draft,
    values: open(draft.values),
    more: open(draft.more),
    confirmed: open(draft.confirmed),
    ratings: Object.fromEntries(ratings),
  };
  return isFilled(rest) ? rest : null;
}
