import { readAnswer, api, bearer } from '@skora/shared/api';
import type { Order } from '../order/order';

/** What an order costs this account; good for half an hour. @throws Refusal */
export async function quotePlan({ plan, interval }: Order) {
  const body = { plan, interval };
  return readAnswer(api().POST('/payment/quotes', { headers: await bearer(), body }));
}

/** What a parent pays by the link of a mail. @throws Refusal */
export async function quoteForParent(token: string): Promise<Quote> {
  const params = { path: { token } };
  return readAnswer(api().POST('/payment/parent-requests/{token}/quotes', { params }));
}

/** A price as it is charged, and why it is that one. */
export type Quote = Awaited<ReturnType<typeof quotePlan>>;
