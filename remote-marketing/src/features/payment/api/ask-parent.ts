import { readAnswer, api, bearer } from '@skora/shared/api';
import type { Order } from '../order/order';

/** Sends a parent the link to pay by. @throws Refusal 422 for an address that cannot be a parent's */
export async function askParent({ plan, interval }: Order, parentEmail: string): Promise<void> {
  const body = { plan, interval, parentEmail };
  await readAnswer(api().POST('/payment/parent-requests', { headers: await bearer(), body }));
}
