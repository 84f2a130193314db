import { answerOf, api, bearer } from '@skora/shared/api';

/** The invoices, newest first. @throws Refusal */
export async function listInvoices() {
  return (await answerOf(api().GET('/payment/invoices', { headers: await bearer() }))).invoices;
}

/** An invoice; its pages are null when a parent paid it. */
export type Invoice = Awaited<ReturnType<typeof listInvoices>>[number];
