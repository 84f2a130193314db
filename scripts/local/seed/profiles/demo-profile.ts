import type { RowCollection, Visibility } from '@skora/domain';

/** A stored row; its place is its position in the list. */
type Row = Readonly<Record<string, string | number | boolean>>;

/** What a demo player tells about himself or herself beyond the record. All of it is invented. */
export interface DemoProfile {
  uid: string;
  /** Fields of the profile that come on top of those of the record. */
  profile: Readonly<Record<string, string | number | readonly string[]>>;
  rows: Readonly<Partial<Record<RowCollection, readonly Row[]>>>;
  /** Missing: the player has chosen nothing, and the defaults hold. */
  visibility?: Visibility;
}
