import { type Action, useAction, useRequest } from '@skora/kit';
import { emitEvent } from '@skora/shared/events';
import { useRequiredUser } from '@skora/shared/session';
import { useEffect, useRef, useState } from 'react';
import { markRead, readNotifications, type ShownNotification } from '../api/notifications-api';

declare module '@skora/shared/events' {
  interface EventMap {
    /** The player saw what is new; `unread` are left. */
    'account:notifications-read': { uid: string; unread: number };
  }
}

interface Older {
  items: ShownNotification[];
  next: string | null;
}

/** What the player was told, page by page; what is shown counts as seen. */
export function useNotifications() {
  const { uid } = useRequiredUser();
  const first = useRequest(uid, () => readNotifications());
  const [older, setOlder] = useState<Older | null>(null);
  const action: Action = useAction();
  const seen = useRef<string | null>(null);
  const page = first.value;

  useEffect(() => {
    const newest = page?.notifications[0];
    if (!newest || page.unread === 0 || seen.current === newest.id) return;
    seen.current = newest.id;
    markRead(newest.at).then(
      (unread) => emitEvent('account:notifications-read', { uid, unread }),
      // They stay new, and the next visit tries again.
      (error: unknown) => console.info('[skora] the notifications were not marked as seen:', error),
    );
  }, [page, uid]);

  const next = older ? older.next : (page?.next ?? null);
  const showOlder = () =>
    action.run(async () => {
      if (next === null) return;
      const { notifications, next: after } = await readNotifications(next);
      setOlder((shown) => ({ items: [...(shown?.items ?? []), ...notifications], next: after }));
    });
  return {
    ...first,
    items: [...(page?.notifications ?? []), ...(older?.items ?? [])],
    hasOlder: next !== null,
    action,
    showOlder,
  };
}
