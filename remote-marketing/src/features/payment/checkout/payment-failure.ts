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
  text: `It is not your card and not your connection. ${NOTHING} Please try again in a few minutes; your choice stays in the address of this page.`,
  way: null,
};

const BY_TYPE = new Map<string, PaymentFailure>([
  [
    'account-incomplete',
    {
      title: 'Your account is not finished',
      text: `A few answers are missing before you can buy a plan. ${NOTHING}`,
      way: 'complete-account',
    },
  ],
  [
    'guardian-required',
    {
      title: 'A parent or guardian has to agree first',
      text: `The account opens with their answer; then a plan can be paid for. ${NOTHING}`,
      way: 'account-state',
    },
  ],
  [
    'request-in-progress',
    {
      title: 'Your last try is still being worked on',
      text: `Wait a few seconds, then press the button again. ${NOTHING}`,
      way: null,
    },
  ],
  [
    'key-reused',
    {
      title: 'That was another choice',
      text: `The choice changed while the payment page was being made. Press the button again. ${NOTHING}`,
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
  if (error.status === 503) return UNAVAILABLE;
  return {
    title: 'Something went wrong on our side',
    text: `${NOTHING} Please try again; if it stays like this, write to us.`,
    way: null,
  };
}
