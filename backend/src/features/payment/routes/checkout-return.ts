import type { Choice } from '../../pricing';
import type { Payer } from '../domain/subscription';

/** Where the payment page sends the buyer afterwards. Neither address proves anything: the page asks us. */
export function checkoutReturn(origin: string, { plan, interval }: Choice, payer: Payer) {
  const page = (checkout: string) => {
    const url = new URL('/payment-portal', origin);
    url.search = new URLSearchParams({
      plan,
      interval,
      checkout,
      ...(payer === 'parent' && { payer }),
    }).toString();
    return url.href;
  };
  return { successUrl: page('success'), cancelUrl: page('cancelled') };
}
