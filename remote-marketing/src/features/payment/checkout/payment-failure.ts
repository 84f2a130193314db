import { Refusal, waitingTime } from '@skora/shared/api';

/** What stands between a buyer and the payment page, and what helps. */
export interface PaymentFailure {
  title: string;
  text: string;
  /** `log-in`, `complete-account` and `account-state` are pages; `null`: the same button again. */
  way: 'log-in' | 'complete-account' | 'account-state' | null;
}

const NOTHING = 'Nothing was charged.';

const UNAVAILABLE: PaymentFailure = {
  title: 'Payments are not available right now',
  text: `The problem is not your card or your connection. ${NOTHING} Please try again in a few minutes. This page keeps your choice.`,
  way: null,
};

const BY_TYPE = new Map<string, PaymentFailure>([
  [
    'account-incomplete',
    {
      title: 'Your account is not finished',
      text: `We need a few more details before you can buy a plan. ${NOTHING}`,
      way: 'complete-account',
    },
  ],
  [
    'guardian-required',
    {
      title: 'A parent or guardian has to agree first',
      text: `When they agree, your account opens. Then they can also pay for a plan. ${NOTHING}`,
      way: 'account-state',
    },
  ],
  [
    'deletion-scheduled',
    {
      title: 'This player’s account is set to be deleted',
      text: `No plan can be bought for it. To keep the account, cancel the deletion in its settings first. ${NOTHING}`,
      way: null,
    },
  ],
  [
    'request-in-progress',
    {
      title: 'We are still working on your last try',
      text: `Wait a few seconds, then press the button again. ${NOTHING}`,
      way: null,
    },
  ],
  [
    'price-changed',
    {
      title: 'We could not confirm the price',
      text: `Press the button again in a moment. ${NOTHING}`,
      way: null,
    },
  ],
  [
    'key-reused',
    {
      title: 'Your choice has changed',
      text: `It changed while we were opening the payment page. Press the button again. ${NOTHING}`,
      way: null,
    },
  ],
]);

/** What to tell a buyer whose payment page could not be opened. */
export function paymentFailure(error: unknown): PaymentFailure {
  if (!(error instanceof Refusal)) {
    return {
      title: 'We could not reach the server',
      text: `Check your connection and try again. ${NOTHING}`,
      way: null,
    };
  }
  const known = BY_TYPE.get(error.type);
  if (known) return known;
  if (error.status === 401) {
    return { title: 'Your session has ended', text: `Log in and come back here. ${NOTHING}`, way: 'log-in' };
  }
  if (error.status === 429) {
    const wait = waitingTime(error.retryAfter);
    return { title: 'Too many tries', text: `Wait ${wait}, then try again. ${NOTHING}`, way: null };
  }
  if (error.status === 422) {
    return {
      title: 'This page is out of date',
      text: `What you agree to has new words. Reload the page and tick the boxes again. ${NOTHING}`,
      way: null,
    };
  }
  if (error.status === 503) return UNAVAILABLE;
  return {
    title: 'Something went wrong on our side',
    text: `${NOTHING} Please try again. If it keeps happening, write to us.`,
    way: null,
  };
}
