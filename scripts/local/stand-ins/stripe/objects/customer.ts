import type { Customer } from '../model/records';

export type CustomerFields = Pick<Customer, 'id' | 'created' | 'email' | 'metadata'>;

/** An address of which only the country is known. */
export function newAddress(country: string): NonNullable<Customer['address']> {
  return { city: null, country, line1: null, line2: null, postal_code: null, state: null };
}

/** A customer of whom we told no more than the address. */
export function newCustomer(fields: CustomerFields): Customer {
  return {
    ...fields,
    object: 'customer',
    address: null,
    balance: 0,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
