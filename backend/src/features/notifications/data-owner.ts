import type { DataOwner } from '../../lib/data-owners/data-owner';
import { eraseMatches } from '../../lib/data-owners/document-tree';
import { pushOutbox } from './store/push-outbox';
import { notificationsRef } from './store/notification-record';

/** `notifications/{uid}`: what a player was told, the choices about it, and the devices that are told. */
export const notificationsOwner: DataOwner = {
  name: 'notifications',
  export: async ({ firestore }, { uid }) => (await notificationsRef(firestore, uid).get()).data() ?? null,
  erase: async ({ firestore }, { uid }) => {
    await notificationsRef(firestore, uid).delete();
    await eraseMatches(pushOutbox(firestore).where('uid', '==', uid));
  },
};
