import { useSearchParams } from '@skora/shared/router';
import { type IsoWeek, openWeeks } from '@skora/domain';

const KINDS = ['match', 'training', 'wellness'] as const;

/** What a week is made of. */
export type EntryKind = (typeof KINDS)[number];

/** What the page shows, as its address says it. */
export interface WeekAddress {
  /** The weeks that can be written, the present one first. */
  weeks: readonly IsoWeek[];
  /** Place of the shown week among them. */
  index: number;
  /** Whether the player chose that week, or it is only the present one. */
  chosen: boolean;
  /** The sheet that is open; null for none. */
  entry: EntryKind | null;
  /** Id of the row the sheet corrects; empty for a new one. */
  rowId: string;
  showWeek: (id: string) => void;
  openEntry: (kind: EntryKind, rowId?: string) => void;
  /** Closes the sheet, on this week or another one. The step "back" does not open it again. */
  closeEntry: (weekId?: string) => void;
}

/** The week and the sheet are part of the address: `?week=2026-W47&add=match`, with `&row=…` for a correction. */
export function useWeekAddress(now: Date): WeekAddress {
  const [parameters, setParameters] = useSearchParams();
  const weeks = openWeeks(now);
  const asked = weeks.findIndex((week) => week.id === parameters.get('week'));
  const week = parameters.get('week');
  const inWeek = (id: string | null | undefined): Record<string, string> => (id ? { week: id } : {});
  return {
    weeks,
    index: Math.max(0, asked),
    chosen: asked >= 0,
    entry: KINDS.find((kind) => kind === parameters.get('add')) ?? null,
    rowId: parameters.get('row') ?? '',
    showWeek: (id) => setParameters({ week: id }),
    openEntry: (kind, rowId) =>
      setParameters({ ...inWeek(week), add: kind, ...(rowId !== undefined && { row: rowId }) }),
    closeEntry: (weekId) => setParameters(inWeek(weekId ?? week), { replace: true }),
  };
}
