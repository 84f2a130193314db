import { findTestCard, TEST_CARDS } from '../engine/test-cards';
import { REFUSALS, type BankAnswer } from '../engine/charge';
import type { Form } from '../protocol/form';
import type { PaymentMethod } from '../model/records';
import type { StripeState } from '../model/state';
import { newCardMethod } from '../objects/payment-method';
import { escapeHtml } from '@skora/shared/utils/escape-html';

/** What a bank's refusal tells the buyer. */
export function refusalText(answer: BankAnswer): string {
  return answer === 'paid' || answer === 'authenticate'
    ? ''
    : `${REFUSALS[answer].message} Try another card.`;
}

/** @param fields HTML of further fields */
export function cardForm(action: string, label: string, error?: string, fields = ''): string {
  const cards = TEST_CARDS.map(({ number, says }) => `<tr><td>${number}</td><td>${says}</td></tr>`).join('');
  return `${error === undefined ? '' : `<div role="alert" id="error">${escapeHtml(error)}</div>`}
<form method="post" action="${escapeHtml(action)}">
<label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="cc-number" required${error === undefined ? '' : ' aria-describedby="error" aria-invalid="true"'}>
<label for="expiry">Expiry (MM/YY)</label><input id="expiry" name="expiry" autocomplete="cc-exp" required>
<label for="cvc">Security code</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" required>
<label for="name">Name on card</label><input id="name" name="name" autocomplete="cc-name" required>${fields}
<button>${escapeHtml(label)}</button></form>
<details><summary>Test cards</summary><table><thead><tr><th scope="col">Number</th><th scope="col">What it does</th></tr></thead><tbody>${cards}</tbody></table><p>Any future date, any code.</p></details>`;
}

/** 3-D Secure: the bank asks whether it is really the card's owner. */
export function authenticationForm(action: string, method: string): string {
  return `<p>Your bank asks you to confirm this payment.</p>
<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="method" value="${escapeHtml(method)}">
<button name="result" value="confirm">Confirm payment</button>
<button class="plain" name="result" value="refuse">Refuse</button></form>`;
}

function readExpiry(text: string, now: number): { exp_month: number; exp_year: number } | null {
  const parts = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text);
  const month = Number(parts?.[1]);
  const year = 2000 + Number(parts?.[2]);
  if (parts === null || month < 1 || month > 12) return null;
  return Date.UTC(year, month) / 1000 > now ? { exp_month: month, exp_year: year } : null;
}

/** Turns a filled form into a stored card, or says what is wrong with it. */
export function takeCard(state: StripeState, customer: string, form: Form): PaymentMethod | string {
  const card = findTestCard(form.text('number') ?? '');
  if (card === undefined) return 'Your card number is invalid: only test cards work here.';
  const expiry = readExpiry(form.text('expiry') ?? '', Date.now() / 1000);
  if (expiry === null) return 'Your card’s expiry date is invalid or in the past.';
  if (!/^\d{3,4}$/.test(form.text('cvc') ?? '')) return 'Your card’s security code is incomplete.';
  const id = state.newId('paymentMethods');
  state.beside.cards.set(id, card.behaviour);
  return state.add(
    'paymentMethods',
    newCardMethod({
      id,
      card: { brand: card.brand, last4: card.number.slice(-4), ...expiry },
      created: state.now(),
      customer,
      name: form.text('name') ?? null,
    }),
  );
}
