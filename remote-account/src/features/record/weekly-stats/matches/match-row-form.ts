import type { MatchForm } from './match-form';

/** What the fields of a match need of its form. */
export interface MatchRowForm {
  form: MatchForm;
  change: (part: Partial<MatchForm>) => void;
  errorOf: (key: string) => string | undefined;
}
