import type { Phase, Schedule } from '../model/records';

/** What a phase is about. */
export type PhaseFields = Pick<Phase, 'currency' | 'end_date' | 'start_date'> & {
  items: readonly { price: string; quantity: number }[];
};

/** A phase of a schedule; all it says is the price and the time. */
export function newPhase({ items, ...fields }: PhaseFields): Phase {
  return {
    ...fields,
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    default_payment_method: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    invoice_settings: null,
    items: items.map((item) => ({
      ...item,
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: item.price,
      tax_rates: [],
    })),
    metadata: {},
    on_behalf_of: null,
    proration_behavior: 'create_prorations',
    transfer_data: null,
    trial_end: null,
  };
}

type ScheduleFields = Pick<Schedule, 'id' | 'created' | 'customer' | 'subscription'> & { phase: Phase };

/** A schedule made from a subscription: its first phase is the present period. */
export function newSchedule({ phase, ...fields }: ScheduleFields): Schedule {
  return {
    ...fields,
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: null,
    completed_at: null,
    current_phase: { end_date: phase.end_date, start_date: phase.start_date },
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase],
    released_at: null,
    released_subscription: null,
    status: 'active',
    test_clock: null,
  };
}
