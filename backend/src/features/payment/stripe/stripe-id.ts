/** The id behind a field of Stripe that may be expanded. */
export const toId = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
