import type { CardBehaviour } from '../model/records';

/** What a bank says to a charge. */
export type BankAnswer = 'paid' | BankRefusal;
export type BankRefusal = 'authenticate' | 'card_declined' | 'expired_card' | 'insufficient_funds';

/** Why a bank does not pay, as Stripe puts it. */
export const REFUSALS: Readonly<
  Record<BankRefusal, { code: string; decline_code: string; message: string }>
> = {
  authenticate: {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
  card_declined: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  expired_card: { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
};

/** When the charge happens: with the buyer at the page, after the buyer passed 3-D Secure, or without the buyer. */
export type Moment = 'on-page' | 'authenticated' | 'off-session';

/** How the bank behind a card answers at that moment. */
export function askBank(behaviour: CardBehaviour, moment: Moment): BankAnswer {
  switch (behaviour) {
    case 'ok':
      return 'paid';
    case 'declined':
      return 'card_declined';
    case 'expired':
      return 'expired_card';
    case 'insufficient-funds':
      return 'insufficient_funds';
    case 'fails-later':
      return moment === 'off-session' ? 'card_declined' : 'paid';
    case 'authenticate-once':
      return moment === 'on-page' ? 'authenticate' : 'paid';
    case 'authenticate':
      return moment === 'authenticated' ? 'paid' : 'authenticate';
  }
}
