import { CURRENT_ORDER_CONSENT } from '@skora/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type HttpEdge, signInAtEdge } from '../../../../testing/http-edge';
import { makeQuote } from '../../../../testing/make-quote';
import { visitPage } from '../../../../testing/render-page';
import { OrderReview } from '../order-review';

export const READ = 'GET payment/subscription';
export const QUOTE = 'POST payment/quotes';
export const START = 'POST payment/checkout-sessions';
export const ORDER = { plan: 'tier2', interval: 'month' } as const;
export const FREE = { tier: 'tier0', subscription: null, checkout: null };
export const PAGE = { url: 'https://pay.example/session', expiresAt: '2026-11-21T12:00:00Z' };

/** A player who is signed in, has no plan and can buy one for 14.99 €. */
export async function beBuyer(): Promise<HttpEdge> {
  const edge = await signInAtEdge();
  edge.answer(READ, () => Response.json(FREE));
  edge.answer(QUOTE, () => Response.json(makeQuote()));
  edge.answer(START, () => Response.json(PAGE));
  return edge;
}

export function visitOrder(leave: (url: string) => void) {
  return visitPage(<OrderReview order={ORDER} cancelled={false} leave={leave} />);
}

/** The order, ready to be paid. */
export async function openOrder(leave: (url: string) => void) {
  const visit = visitOrder(leave);
  await screen.findByRole('button', { name: 'Go to payment' });
  return visit;
}

/** What is sent when all boxes are ticked. */
export const CONSENTS = { version: CURRENT_ORDER_CONSENT, adult: true, terms: true, immediateStart: true };

/** The words beside the boxes. */
export function boxLabels(): string[] {
  const boxes: HTMLInputElement[] = screen.getAllByRole('checkbox');
  return boxes.map(({ labels }) => labels?.[0]?.textContent ?? '');
}

export async function agree() {
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
}

export const pay = () => userEvent.click(screen.getByRole('button', { name: 'Go to payment' }));
