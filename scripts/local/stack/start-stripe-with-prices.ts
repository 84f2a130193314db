import { join } from 'node:path';
import { syncCatalogue } from '@skora/backend/features/payment/stripe/sync-catalogue';
import Stripe from 'stripe';
import { startStripe } from '@skora/stand-ins';
import type { StripeStandIn } from '@skora/stand-ins/stripe/start-stripe';
import { stackUrls, stripeKeys } from './server-settings';
import type { StartStackOptions } from './types';

/** Starts the Stripe stand-in with the plans of the price book, and what was bought when its data are kept. */
export async function startStripeWithPrices(
  options: Pick<StartStackOptions, 'ports' | 'dataDir'>,
): Promise<StripeStandIn> {
  const { ports, dataDir } = options;
  const standIn = await startStripe({
    port: ports.stripe,
    webhook: { url: `${stackUrls(options).backend}/payment/webhook`, secret: stripeKeys.webhookSecret },
    file: dataDir === null ? null : join(dataDir, 'stripe.json'),
  });
  const place = { host: '127.0.0.1', port: ports.stripe, protocol: 'http' } as const;
  await syncCatalogue(new Stripe(stripeKeys.secretKey, { ...place, telemetry: false }));
  return standIn;
}
