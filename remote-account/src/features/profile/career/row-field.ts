export interface RowField {
  name: string;
  label: string;
  hint?: string;
  options?: readonly { code: string; name: string }[];
  /** Shares its line with the next field where there is room. */
  half?: true;
  /** Shown only when this field is ticked. */
  needs?: string;
}
