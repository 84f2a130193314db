import type { CardBehaviour } from '../model/records';

/** What a bank says to a charge. */
export type BankAnswer = 'paid' | 'authenticate' | 'card_declined' | 'insufficient_funds';

/** When the charge happens: with the buyer at the page, after the buyer passed 3-D Secure, or without the buyer. */
export type Moment = 'on-page' | 'authenticated' | 'off-session';

/** How the bank behind a card answers at that moment. */
export function askBank(behaviour: CardBehaviour, moment: Moment): BankAnswer {
  switch (behaviour) {
    case 'ok':
      return 'paid';
    case 'declined':
      return 'card_declined';
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
