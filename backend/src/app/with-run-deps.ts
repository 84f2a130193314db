import type { AppDeps } from '../lib/services/app-deps';
import type { RunDeps } from '../lib/jobs/run-job';
import { StripeGateway } from '../lib/stripe/stripe-gateway';
import { createOutbox } from './create-outbox';
import { PERSONAL_DATA } from './data-owners';
import { openLimits } from './open-limits';

/** Does work with what tasks run with outside of a server, and lets mails under way leave before it ends. */
export async function withRunDeps<Result>(
  given: AppDeps & Pick<RunDeps, 'log' | 'closing'>,
  work: (deps: RunDeps) => Promise<Result>,
): Promise<Result> {
  const limits = openLimits(given);
  const outbox = createOutbox({ ...given, limits });
  const payments = given.config.stripe && new StripeGateway(given.config.stripe);
  try {
    return await work({ ...given, outbox, limits, payments, personalData: PERSONAL_DATA });
  } finally {
    await outbox.close();
    limits.close();
  }
}
