import type { IconName } from '@skora/shared/ui';

/** One choice of a sheet. */
export interface SheetEntry {
  label: string;
  /** What is behind it, in a few words. */
  hint?: string;
  icon: IconName;
  /** Address, also with a query or a fragment. */
  to: string;
}

/** One of the places of the navigation: a page, or a sheet of choices. */
export type NavigationItem = { label: string; icon: IconName } & (
  | { to: string }
  | {
      entries: readonly SheetEntry[];
      /** Choices in two columns of large fields; one below the other without. */
      tiles?: boolean;
    }
);
