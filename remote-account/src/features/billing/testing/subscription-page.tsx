import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryDocuments } from '../../../lib/testing/memory-documents';
import { Subscription } from '../subscription/subscription';
import { signInAtEdge, type HttpEdge } from '../../../lib/testing/http-edge';
import { jsonReply } from '../../../lib/testing/json-reply';
import { renderView } from '../../../lib/testing/render-view';

export const READ = 'GET payment/subscription';
export const INVOICES = 'GET payment/invoices';
export const USAGE = 'GET payment/usage';

/** A call about the own plan. @example planCall('cancel') // 'POST payment/subscription/cancel' */
export function planCall(what: string): string {
  return `POST payment/subscription/${what}`;
}

/** Pounds, in pence. */
export function pounds(amount: number) {
  return { amount, currency: 'GBP', minorUnit: 2 };
}

/** A plan that its player pays by the month. */
export const PAID = {
  status: 'active',
  plan: 'tier2',
  interval: 'month',
  price: pounds(1299),
  sample: false,
  tax: 'not-computed',
  taxLabel: 'VAT',
  startedAt: '2026-11-01T10:00:00Z',
  renewsAt: '2026-12-01T10:00:00Z',
  endsAt: null,
  scheduledChange: null,
  pendingChange: null,
  paymentFailure: null,
  withdrawableUntil: '2026-11-15T10:00:00Z',
  payer: 'self',
  paymentMethod: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030 },
};

export const INVOICE = {
  number: 'SK-0001',
  createdAt: '2026-11-01T10:00:00Z',
  total: pounds(1299),
  refunded: null,
  status: 'paid',
  pageUrl: 'https://pay.example/i/1',
  pdfUrl: 'https://pay.example/i/1.pdf',
};

/** What the backend answers about the own plan. */
export function planState(subscription: object | null, more: object = {}) {
  return { tier: subscription === null ? 'tier0' : 'tier2', subscription, checkout: null, ...more };
}

/** The page, opened by a signed-in player. */
export interface OpenPage {
  http: HttpEdge;
  user: ReturnType<typeof userEvent.setup>;
  /** Takes the addresses for which the page leaves the site. */
  leave: jest.Mock;
}

/** Opens the page with this plan and one invoice. */
export async function openSubscription(
  state: object,
  at = '/manage-subscription',
  reply = () => jsonReply(state),
): Promise<OpenPage> {
  const http = await signInAtEdge();
  const leave = jest.fn();
  http.answer(READ, reply);
  http.answer(INVOICES, () => jsonReply({ invoices: [INVOICE], next: null, sample: false }));
  http.answer(USAGE, () => jsonReply({ clips: { used: 3, limit: 15 }, shareLinks: { used: 2, limit: 20 } }));
  renderView(<Subscription leave={leave} />, memoryDocuments(), at);
  return { http, user: userEvent.setup(), leave };
}

/** Waits for a button. */
export function findButton(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('button', { name });
}

/** Queries in the open dialog. */
export function inDialog() {
  return within(screen.getByRole('dialog'));
}
