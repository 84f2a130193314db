import { type Action, useAction, useRequest } from '@skora/kit';
import { emitEvent } from '@skora/shared/events';
import { useLocation } from '@skora/shared/router';
import { useRequiredUser } from '@skora/shared/session';
import { useEffect, useRef, useState } from 'react';
import {
  markRead,
  type NotificationPage,
  readNotifications,
  type ShownNotification,
} from '../api/notifications-api';

declare module '@skora/shared/events' {
  interface EventMap {
    /** The player saw what is new; `unread` are left. */
    'account:notifications-read': { uid: string; unread: number };
  }
}

interface Shown {
  items: ShownNotification[];
  next: string | null;
}

/** A newer first page above what is shown. Where the two do not meet there would be a gap, so the list begins anew. */
function putOnTop({ notifications, next }: NotificationPage, shown: Shown | null): Shown {
  const newest = new Set(notifications.map(({ id }) => id));
  if (!shown?.items.some(({ id }) => newest.has(id))) return { items: notifications, next };
  return { ...shown, items: [...notifications, ...shown.items.filter(({ id }) => !newest.has(id))] };
}

/**
 * What the player was told, page by page; what is shown counts as seen. It is asked for again when the player presses the bell
 * here, which is a visit of the same address, and when they come back to the page.
 */
export function useNotifications() {
  const { uid } = useRequiredUser();
  const { key: visit } = useLocation();
  const [shown, setShown] = useState<Shown | null>(null);
  const first = useRequest(`${uid} ${visit}`, async (signal) => {
    const found = await readNotifications();
    if (!signal.aborted) setShown((before) => putOnTop(found, before));
    return found;
  });
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
      (error: unknown) => {
        seen.current = null;
        console.info('[skora] the notifications were not marked as seen:', error);
      },
    );
  }, [page, uid]);

  const { busy, retry } = first;
  useEffect(() => {
    // Coming back is told twice, by the window and by the document.
    const look = () => {
      if (!document.hidden && !busy) retry();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [busy, retry]);

  const next = shown?.next ?? null;
  const showOlder = () =>
    action.run(async () => {
      if (next === null) return;
      const { notifications, next: after } = await readNotifications(next);
      // A list that has begun anew in between goes on elsewhere.
      setShown((now) =>
        now?.next === next ? { items: [...now.items, ...notifications], next: after } : now,
      );
    });
  return {
    ...first,
    items: shown?.items ?? [],
    hasOlder: next !== null,
    action,
    showOlder,
  };
}
