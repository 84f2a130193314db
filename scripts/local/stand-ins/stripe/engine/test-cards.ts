import type { CardBehaviour } from '../model/records';

/** The test cards, with Stripe's own numbers. */
export const TEST_CARDS: readonly {
  number: string;
  brand: string;
  behaviour: CardBehaviour;
  says: string;
}[] = [
  { number: '4242424242424242', brand: 'visa', behaviour: 'ok', says: 'pays' },
  { number: '5555555555554444', brand: 'mastercard', behaviour: 'ok', says: 'pays' },
  { number: '4000000000000002', brand: 'visa', behaviour: 'declined', says: 'is declined' },
  { number: '4000000000000069', brand: 'visa', behaviour: 'expired', says: 'has expired' },
  {
    number: '4000000000009995',
    brand: 'visa',
    behaviour: 'insufficient-funds',
    says: 'has insufficient funds',
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    behaviour: 'authenticate-once',
    says: 'asks for 3-D Secure once',
  },
  {
    number: '4000002760003184',
    brand: 'visa',
    behaviour: 'authenticate',
    says: 'asks for 3-D Secure each time',
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    behaviour: 'fails-later',
    says: 'pays once, fails at renewals',
  },
];

/** A card as typed into a hosted page; spaces do not matter. */
export function findTestCard(typed: string) {
  const number = typed.replace(/[\s-]/g, '');
  return TEST_CARDS.find((card) => card.number === number);
}
