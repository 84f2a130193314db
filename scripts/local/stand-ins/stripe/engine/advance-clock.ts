import type { StripeState } from '../model/state';
import { change } from '../model/wire';
import { renew, retryInvoice } from './renew';

type Due = { at: number; run: () => void };

function dueRenewals(state: StripeState): Due[] {
  return state
    .all('subscriptions')
    .filter(({ status }) => status !== 'canceled')
    .flatMap((subscription) =>
      subscription.items.data.map((item) => ({
        at: item.current_period_end,
        run: () => renew(state, subscription),
      })),
    );
}

function dueRetries(state: StripeState): Due[] {
  return state
    .all('invoices')
    .flatMap((invoice) =>
      invoice.status === 'open' && invoice.next_payment_attempt !== null
        ? [{ at: invoice.next_payment_attempt, run: () => void retryInvoice(state, invoice, 'off-session') }]
        : [],
    );
}

function dueExpiries(state: StripeState): Due[] {
  const sessions = state.all('checkoutSessions').filter(({ status }) => status === 'open');
  const pending = state.all('subscriptions').flatMap((subscription) =>
    subscription.pending_update === null
      ? []
      : [
          {
            at: subscription.pending_update.expires_at,
            run: () => {
              subscription.pending_update = null;
              state.emit('customer.subscription.pending_update_expired', subscription);
            },
          },
        ],
  );
  return [
    ...pending,
    ...sessions.map((session) => ({
      at: session.expires_at,
      run: () => {
        change(session, { status: 'expired', url: null });
        state.emit('checkout.session.expired', session);
      },
    })),
  ];
}

/** Moves the clock to a time and lets happen, in order, all that is due until then. */
export function advanceClock(state: StripeState, to: number): void {
  for (;;) {
    const due = [...dueRenewals(state), ...dueRetries(state), ...dueExpiries(state)]
      .filter(({ at }) => at <= to)
      .sort((a, b) => a.at - b.at)[0];
    if (due === undefined) break;
    state.moveTo(due.at);
    due.run();
  }
  state.moveTo(to);
}
