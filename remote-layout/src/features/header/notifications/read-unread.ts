import { api, bearer, readAnswer } from '@skora/shared/api';

/** How many notifications are new; also tells the time zone, by which mornings and nights are known. @throws Refusal */
export async function readUnread(): Promise<number> {
  const query = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const { unread } = await readAnswer(
    api().GET('/notifications', { headers: await bearer(), params: { query } }),
  );
  return unread;
}
