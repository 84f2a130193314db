import type { CURRENT_ORDER_CONSENT, OrderConsent } from '@skora/domain';

/** What a buyer has agreed to, and by which words. */
export type Consents = Record<OrderConsent, boolean> & { version: typeof CURRENT_ORDER_CONSENT };
