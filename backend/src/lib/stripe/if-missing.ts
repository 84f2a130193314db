import { StripeRefusal } from './stripe-refusal';

/** Work about something that Stripe may not have (any more). @returns `missing` when it has not */
export async function ifMissing<Result>(missing: Result, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StripeRefusal && error.code === 'resource_missing') return missing;
    throw error;
  }
}
