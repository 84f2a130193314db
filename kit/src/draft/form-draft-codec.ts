import { DAY_MS } from '@skora/domain';

/** A form as it is kept: of which version, when it was typed, and what. */
interface KeptForm {
  version: number;
  at: number;
  values: Record<string, unknown>;
}

/** What a form keeps. */
export interface FormDraftCodec<V> {
  parse: (kept: unknown) => V | null;
  format: (values: V) => KeptForm;
}

/** Older drafts are dropped, so that the next person at this computer does not see them. */
const DRAFT_LIFETIME_MS = DAY_MS;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a kept value is of the kind the empty form has; where that is null, it is a choice not made yet. */
function fits(value: unknown, empty: unknown): boolean {
  if (empty === null) return value === null || typeof value === 'string' || typeof value === 'number';
  return isRecord(empty) ? isRecord(value) : typeof value === typeof empty;
}

/**
 * Writes and reads a form. A draft of another version or of yesterday is dropped; fields it does not have, or has of another
 * kind, are those of the empty form.
 * @param unkept fields that are never written: passwords, and what one agrees to
 */
export function formDraftCodec<V extends object>(
  empty: V,
  version: number,
  unkept: readonly (keyof V)[],
): FormDraftCodec<V> {
  const names = (Object.keys(empty) as (keyof V & string)[]).filter((name) => !unkept.includes(name));
  const pick = (from: Partial<Record<string, unknown>>) =>
    Object.fromEntries(
      names.filter((name) => fits(from[name], empty[name])).map((name) => [name, from[name]]),
    );
  return {
    format: (values) => ({ version, at: Date.now(), values: pick({ ...values }) }),
    parse: (kept) => {
      if (!isRecord(kept) || kept.version !== version || !isRecord(kept.values)) return null;
      const age = Date.now() - Number(kept.at);
      return age >= 0 && age < DRAFT_LIFETIME_MS ? { ...empty, ...pick(kept.values) } : null;
    },
  };
}
