/**
 * What a buyer agrees to with an order, by version of the words. The order page shows the current version, and stored
 * orders name theirs: so versions stay here word for word, and changed words are a new one.
 */
export const ORDER_CONSENT_TEXTS = {
  'order-2026-11': {
    /** The Terms & Conditions and the Refund Policy it is about, by the date at their top. */
    termsVersion: '2026-11-23',
    adult: 'I am 18 or older.',
    guardian: 'I am 18 or older, and a parent or guardian of this player.',
    terms: 'I agree to the Terms & Conditions and have seen the Refund Policy.',
    immediateStart: 'Start the plan at once, before the 14 days are over.',
    withdrawal: 'You keep the right to withdraw in these 14 days, and get back everything you paid.',
  },
  'order-2026-11-b': {
    termsVersion: '2026-11-29',
    adult: 'I am 18 or older.',
    guardian: 'I am 18 or older, and a parent or guardian of this player.',
    terms: 'I agree to the Terms & Conditions and have seen the Refund Policy.',
    immediateStart: 'Start the plan at once, before the 14 days are over.',
    withdrawal: 'You keep the right to withdraw in these 14 days, and get back everything you paid.',
  },
} as const;

export type OrderConsentVersion = keyof typeof ORDER_CONSENT_TEXTS;

export const CURRENT_ORDER_CONSENT = 'order-2026-11-b' as const satisfies OrderConsentVersion;

/** What has to be agreed to, each on its own. */
export const ORDER_CONSENTS = ['adult', 'terms', 'immediateStart'] as const;
export type OrderConsent = (typeof ORDER_CONSENTS)[number];

/** Reads a version out of a request; `null` for one that never was. */
export function parseOrderConsentVersion(text: string | undefined): OrderConsentVersion | null {
  return (
    (Object.keys(ORDER_CONSENT_TEXTS) as OrderConsentVersion[]).find((version) => version === text) ?? null
  );
}
