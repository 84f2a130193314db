/** Why a payment did not go through, as far as whoever pays can do something about it. */
export const FAILURE_REASONS = [
  'card-expired',
  'insufficient-funds',
  'confirmation-needed',
  'refused',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** A payment for the current period that did not go through. */
export interface PaymentFailure {
  reason: FailureReason;
  /** When Stripe tries again, in milliseconds since 1970; `null`: it does not, or has not said when. */
  nextTryAt: number | null;
}

const REASONS: Readonly<Record<string, FailureReason>> = {
  expired_card: 'card-expired',
  insufficient_funds: 'insufficient-funds',
  authentication_required: 'confirmation-needed',
};

/** The reason behind Stripe's codes; of two the bank's own says more. */
export function failureReason(code: string | undefined, declineCode: string | undefined): FailureReason {
  return REASONS[declineCode ?? ''] ?? REASONS[code ?? ''] ?? 'refused';
}
