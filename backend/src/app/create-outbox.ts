import { HOUR_MS } from '@skora/domain';
import type { Limits } from '../lib/guards/limits';
import type { AppDeps } from '../lib/services/app-deps';
import { composeMails } from './compose-mails';
import { openDeliveryLog } from '../lib/mail/log/stored-delivery-log';
import { createMailer } from '../lib/mail/mailer';
import { Outbox, type OutboxLog, type TakeOfHour } from '../lib/mail/outbox';
import { createMailGate } from '../lib/mail/suppression/mail-gate';
import { purposeOf } from './mail-purposes';

/** Notices leave the rest of an hour to mails that somebody waits for, such as a link for a new password. */
const SHARE_OF_NOTICES = 0.8;

export function openMailsOfHour(limits: Limits, perHour: number): TakeOfHour {
  const take = limits.open('mails', perHour, HOUR_MS);
  const takeNotice = limits.open('notices', Math.ceil(perHour * SHARE_OF_NOTICES), HOUR_MS);
  return async (purpose) => (purpose === 'notice' && (await takeNotice('all'))) || take('all');
}

/** The outbox of a service, with the mail server its settings name. */
export function createOutbox({
  auth,
  firestore,
  config,
  now,
  log,
  limits,
}: AppDeps & { log: OutboxLog; limits: Limits }): Outbox {
  const { mail, publicOrigin, linkSecret, operator } = config;
  return new Outbox({
    firestore,
    mailer: mail && createMailer(mail, createMailGate({ firestore, now, log })),
    deliveryLog: openDeliveryLog(config, firestore),
    compose: composeMails({ auth, firestore, publicOrigin, linkSecret, operator, now }),
    purposeOf,
    now,
    log,
    takeOfHour: openMailsOfHour(limits, config.mailsPerHour),
  });
}
