import type { Firestore } from 'firebase-admin/firestore';
import { createDeliveryLog, type DeliveryLog, type DeliveryLogConfig } from './delivery-log';
import { mailRecordRef } from './mail-record';

/**
 * What we and the events of the mail service have written down ourselves: a mail counts as accepted when our server took it, or
 * when the service has told anything about it.
 */
function storedDeliveryLog(db: Firestore): DeliveryLog {
  return {
    accepted: async (messageIds) => {
      if (messageIds.length === 0) return new Set();
      const records = await db.getAll(...messageIds.map((id) => mailRecordRef(db, id)));
      return new Set(messageIds.filter((_id, index) => records[index]?.exists));
    },
  };
}

interface LogSettings {
  mail: { deliveryLog?: DeliveryLogConfig } | null;
  mailEvents: { sendGridKey: string | null; resendSecret: string | null };
}

/** The delivery log of a service: the one its settings name, else its own where events of a mail service fill it. */
export function openDeliveryLog({ mail, mailEvents }: LogSettings, firestore: Firestore): DeliveryLog | null {
  if (mail?.deliveryLog) return createDeliveryLog(mail.deliveryLog);
  const hasEvents = mailEvents.sendGridKey !== null || mailEvents.resendSecret !== null;
  return hasEvents ? storedDeliveryLog(firestore) : null;
}
