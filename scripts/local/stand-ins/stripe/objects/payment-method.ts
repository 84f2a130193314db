import type { PaymentMethod } from '../model/records';

type Fields = Pick<PaymentMethod, 'id' | 'created' | 'customer'> & {
  card: Pick<PaymentMethod['card'], 'brand' | 'exp_month' | 'exp_year' | 'last4'>;
  /** As typed on the page. */
  name: string | null;
};

/** A card that a customer typed into a hosted page. */
export function newCardMethod({ card, name, ...fields }: Fields): PaymentMethod {
  return {
    ...fields,
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: { address: null, email: null, name, phone: null, tax_id: null },
    card: {
      ...card,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      funding: 'credit',
      generated_from: null,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
