import { readAnswer, api } from '@skora/shared/api';

/** The page with a parent's card and invoices. @returns its address, good for one visit @throws Refusal */
export async function openParentPortal(token: string): Promise<string> {
  const params = { path: { token } };
  return (await readAnswer(api().POST('/payment/parent-requests/{token}/portal-sessions', { params }))).url;
}
