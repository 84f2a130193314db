import type { NotificationKind } from '@skora/domain';
import { api, bearer, readAnswer } from '@skora/shared/api';

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A page of what the player was told, the newest first. @param after `next` of the page before @throws Refusal */
export async function readNotifications(after?: string) {
  const query = { timeZone: timeZone(), ...(after !== undefined && { after }) };
  return readAnswer(api().GET('/notifications', { headers: await bearer(), params: { query } }));
}

export type NotificationPage = Awaited<ReturnType<typeof readNotifications>>;
export type ShownNotification = NotificationPage['notifications'][number];

/** Marks everything up to a moment as seen. @returns how many are new now @throws Refusal */
export async function markRead(upTo: string): Promise<number> {
  const { unread } = await readAnswer(
    api().POST('/notifications/read', { headers: await bearer(), body: { upTo } }),
  );
  return unread;
}

/** What the player wants to be told. @throws Refusal */
export async function readChoices() {
  return readAnswer(api().GET('/notifications/settings', { headers: await bearer() }));
}

export type Choices = Awaited<ReturnType<typeof readChoices>>;

/** What a page changes of the choices. What it does not name stays as another page may have chosen it meanwhile. */
export interface ChoiceChange {
  /** Whether the player wants to be told. */
  kinds?: Readonly<Partial<Record<NotificationKind, boolean>>>;
  weeklyDay?: number | null;
}

/** @throws Refusal */
export async function saveChoices({ kinds = {}, ...others }: ChoiceChange): Promise<Choices> {
  const named = Object.keys(kinds) as NotificationKind[];
  const body = {
    switchOff: named.filter((kind) => kinds[kind] === false),
    switchOn: named.filter((kind) => kinds[kind] === true),
    ...{ ...others, timeZone: timeZone() },
  };
  return readAnswer(api().PUT('/notifications/settings', { headers: await bearer(), body }));
}

/** Ends the weekly email by the link in it; needs no login. @throws Refusal */
export async function endWeeklyEmail(token: string): Promise<void> {
  await readAnswer(api().POST('/notifications/weekly-email/{token}', { params: { path: { token } } }));
}

/** A browser as `PushSubscription.toJSON()` gives it. */
interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** @throws Refusal */
export async function addPushSubscription(address: PushAddress): Promise<void> {
  const body = { ...address, timeZone: timeZone() };
  await readAnswer(api().PUT('/notifications/push-subscriptions', { headers: await bearer(), body }));
}

/** @throws Refusal */
export async function removePushSubscription(endpoint: string): Promise<void> {
  const body = { endpoint };
  await readAnswer(api().DELETE('/notifications/push-subscriptions', { headers: await bearer(), body }));
}
