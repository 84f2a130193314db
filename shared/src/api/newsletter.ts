import { api } from './api-client';

/**
 * Asks for the monthly digest.
 * @returns true when the backend answered 200; rejects when there was no answer
 */
export async function subscribeToNewsletter(email: string): Promise<boolean> {
  const { response } = await api().POST('/newsletter/subscribe', { body: { email } });
  return response.status === 200;
}
