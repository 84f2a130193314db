import { requirePayments } from '../lib/stripe/require-payments';
import { runDigest } from '../features/digest/run-digest';
import { countCohorts } from '../features/percentiles/count-cohorts';
import { publishMinorCounts } from '../features/player-map/count-minors';
import { executeDueDeletions } from '../features/deletion/execute-deletions';
import { openGrownAccounts } from '../features/guardian/store/open-grown-accounts';
import { reconcileBilling } from '../features/payment/sync/reconcile-billing';
import { releaseHeldPlaces } from '../features/showcase-places/release-held-places';
import { refreshGrownEntries } from '../features/player-map/refresh-map';
import { runMornings } from '../features/mornings/run-mornings';
import { sendPushes } from '../features/notifications/send-pushes';
import { removeExpired } from '../lib/firestore/remove-expired';
import type { ScheduledTasks } from '../lib/services/task-deps';

export const SCHEDULED_TASKS: ScheduledTasks = {
  cohorts: {
    operationId: 'runCohorts',
    summary:
      'Count the results of comparable players for percentiles, once a week; once a day, or until it is done',
    counts: ['players', 'cohorts'],
    run: countCohorts,
  },
  'contact-retention': {
    operationId: 'runContactRetention',
    summary: 'Remove messages of the contact form and contact requests whose time is over',
    counts: ['deleted'],
    run: async ({ firestore, now }) => {
      const kept = ['contactMessages', 'contactRequests', 'contactRequestTokens'];
      const deleted = await Promise.all(kept.map((name) => removeExpired(firestore.collection(name), now())));
      return { deleted: deleted.reduce((sum, count) => sum + count, 0), failed: 0 };
    },
  },
  'due-deletions': {
    operationId: 'runDueDeletions',
    summary: 'Erase the accounts whose grace has ended',
    counts: ['deleted'],
    run: executeDueDeletions,
  },
  'grown-accounts': {
    operationId: 'runGrownAccounts',
    summary: 'Open the accounts of players who have reached the age to agree alone',
    counts: ['opened'],
    run: openGrownAccounts,
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
  'payment-reconcile': {
    operationId: 'runPaymentReconcile',
    summary: 'Compare every account with the payment service, and pause what suspended ones pay; once a day',
    counts: ['checked', 'corrected', 'paused', 'resumed'],
    run: (deps) => reconcileBilling({ ...deps, payments: requirePayments(deps.payments) }),
  },
};
