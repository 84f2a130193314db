import { api, bearer } from './api-client';

/** Makes sure the signed-in user has a record (tier0). Safe to repeat. @returns false when the backend refused */
export async function createAccountRecord(): Promise<boolean> {
  const { response } = await api().POST('/account/record', { headers: await bearer() });
  return response.ok;
}
