import { requirePayments } from '../lib/stripe/require-payments';
import { runDigest } from '../features/digest/run-digest';
import { countCohorts } from '../features/percentiles/count-cohorts';
import { publishMinorCounts } from '../features/player-map/count-minors';
import { closeLostAccounts } from '../features/deletion/close-lost-accounts';
import { executeDueDeletions } from '../features/deletion/execute-deletions';
import { openGrownAccounts } from '../features/guardian/store/open-grown-accounts';
import { reconcileBilling } from '../features/payment/sync/reconcile-billing';
import { releaseHeldPlaces } from '../features/showcase-places/release-held-places';
import { sweepPlaces } from '../features/showcase-places/sweep-places';
import { refreshGrownEntries } from '../features/player-map/refresh-map';
import { runMornings } from '../features/mornings/run-mornings';
import { sendPushes } from '../features/notifications/send-pushes';
import { removeExpired } from '../lib/firestore/remove-expired';
import type { ScheduledTasks, TaskDeps } from '../lib/services/task-deps';

async function removeOld({ firestore, now }: Pick<TaskDeps, 'firestore' | 'now'>, names: readonly string[]) {
  const deleted = await Promise.all(names.map((name) => removeExpired(firestore.collection(name), now())));
  return { deleted: deleted.reduce((sum, count) => sum + count, 0), failed: 0 };
}

export const SCHEDULED_TASKS: ScheduledTasks = {
  'account-retention': {
    operationId: 'runAccountRetention',
    summary:
      'Remove mailed links, notes that a guardian is needed, and what became of mails, whose time is over; once a day',
    counts: ['deleted'],
    run: (deps) =>
      removeOld(deps, ['accountLinks', 'ageGates', 'mailDeliveries', 'mailEvents', 'mailSuppressions']),
  },
  cohorts: {
    operationId: 'runCohorts',
    summary:
      'Count the results of comparable players for percentiles, once a week; once a day, or until it is done',
    counts: ['players', 'cohorts'],
    run: countCohorts,
  },
  'contact-retention': {
    operationId: 'runContactRetention',
    summary: 'Remove messages, contact requests and outcomes of reports whose time is over',
    counts: ['deleted'],
    run: (deps) =>
      removeOld(deps, ['contactMessages', 'contactRequests', 'contactRequestTokens', 'clipReporters']),
  },
  'due-deletions': {
    operationId: 'runDueDeletions',
    summary: 'Erase the accounts whose grace has ended',
    counts: ['deleted'],
    run: executeDueDeletions,
  },
  'grown-accounts': {
    operationId: 'runGrownAccounts',
    summary:
      'Open the accounts of players who have reached the age to agree alone; finish what answers of guardians began',
    counts: ['opened', 'followed'],
    run: openGrownAccounts,
  },
  'lost-sign-ins': {
    operationId: 'runLostSignIns',
    summary:
      'Close the accounts whose sign-in was deleted at the identity provider; goes on where it was left; every ten minutes',
    counts: ['checked', 'closed'],
    run: closeLostAccounts,
  },
  'mail-outbox': {
    operationId: 'runMailOutbox',
    summary: 'Deliver the mails that wait',
    counts: ['delivered'],
    run: ({ outbox }) => outbox.sweep(),
  },
  'map-counts': {
    operationId: 'runMapCounts',
    summary: 'Count players under 18 by country for the player map; once a day',
    counts: ['countries'],
    run: publishMinorCounts,
  },
  'map-ages': {
    operationId: 'runMapAges',
    summary: 'Move players on the map who had the birthday into their next age group; once a day',
    counts: ['refreshed'],
    run: refreshGrownEntries,
  },
  'newsletter-digest': {
    operationId: 'runNewsletterDigest',
    summary: 'Begin the monthly digest when it is due, and go on sending it; every minute',
    counts: ['recipients', 'sent', 'left', 'undeliverable', 'waiting'],
    run: runDigest,
  },
  'notification-mornings': {
    operationId: 'runNotificationMornings',
    summary:
      'Tell players in the morning of their time zone what is due, and send the weekly email on its day; every ten minutes',
    counts: ['players', 'mails'],
    run: runMornings,
  },
  'notification-pushes': {
    operationId: 'runNotificationPushes',
    summary: 'Send the pushes that are due, none at night; every minute',
    counts: ['sent', 'later', 'removed'],
    run: sendPushes,
  },
  'held-places': {
    operationId: 'runHeldPlaces',
    summary: 'Give places at showcases away whose guardians have not answered in time; every hour',
    counts: ['released'],
    run: releaseHeldPlaces,
  },
  'lost-places': {
    operationId: 'runLostPlaces',
    summary:
      'End places at showcases whose players may not have them any more, and give free ones to who waits; every hour',
    counts: ['ended', 'movedUp'],
    run: sweepPlaces,
  },
  'payment-reconcile': {
    operationId: 'runPaymentReconcile',
    summary:
      'Compare accounts with the payment service, and pause what suspended ones pay; goes on where it was left; every hour',
    counts: ['checked', 'corrected', 'paused', 'resumed', 'left'],
    run: (deps) => reconcileBilling({ ...deps, payments: requirePayments(deps.payments) }),
  },
};
