import type { PortalSession } from '../model/records';

type Fields = Pick<PortalSession, 'id' | 'created' | 'customer' | 'locale' | 'return_url' | 'url'> & {
  /** To change the card only; otherwise all the portal has. */
  changesCard: boolean;
  doneUrl: string | null;
};

/** A session of the portal. */
export function newPortalSession({ changesCard, doneUrl, ...fields }: Fields): PortalSession {
  return {
    ...fields,
    object: 'billing_portal.session',
    configuration: 'bpc_stand_in',
    customer_account: null,
    flow: changesCard
      ? {
          after_completion: {
            hosted_confirmation: null,
            redirect: doneUrl === null ? null : { return_url: doneUrl },
            type: doneUrl === null ? 'portal_homepage' : 'redirect',
          },
          customer_update: null,
          subscription_cancel: null,
          subscription_pause: null,
          subscription_update: null,
          subscription_update_confirm: null,
          type: 'payment_method_update',
        }
      : null,
    livemode: false,
    on_behalf_of: null,
  };
}
