import { DAY_MS } from '@skora/domain';
import { defineJob, type Jobs } from '../lib/jobs/job';
import { overdueJobs } from '../lib/jobs/list-jobs';
import { sweepJob } from '../lib/jobs/sweep';
import { removeExpired } from '../lib/jobs/remove-expired';
import { outboxMails } from '../lib/jobs/sweep-outbox';
import { digest } from '../features/digest/run-digest';
import { cohortCount } from '../features/percentiles/count-cohorts';
import { minorCounts } from '../features/player-map/count-minors';
import { lostAccounts } from '../features/deletion/close-lost-accounts';
import { dueDeletions } from '../features/deletion/execute-deletions';
import { grownAccounts, unfinishedAnswers } from '../features/guardian/store/open-grown-accounts';
import { unconfirmedAddresses } from '../features/newsletter/forget-unconfirmed';
import { paidAccounts } from '../features/payment/sync/reconcile-billing';
import { heldPlaces } from '../features/showcase-places/release-held-places';
import { lostPlaces } from '../features/showcase-places/sweep-places';
import { grownEntries } from '../features/player-map/refresh-map';
import { dueMornings } from '../features/mornings/run-mornings';
import { duePushes } from '../features/notifications/send-pushes';

const DAY = 24 * 60;

/** Old documents of these collections go. */
function retention(...collections: string[]) {
  return Object.fromEntries(collections.map((name) => [name, removeExpired(name)]));
}

/** For a month a link of a mail to a guardian says that its time is over; then it goes. */
function linksOfGuardians(...collections: string[]) {
  const ends = { by: 'expiresAt', since: 30 * DAY_MS };
  return Object.fromEntries(collections.map((name) => [name, removeExpired(name, ends)]));
}

/** What happens without anybody asking for it; docs/operations.md shows the same table to people. */
export const SCHEDULED_TASKS: Jobs = {
  'account-retention': sweepJob({
    operationId: 'runAccountRetention',
    summary:
      'Remove mailed links, invitations, notes that a guardian is needed, and what became of mails, whose time is over; forget unconfirmed addresses',
    schedule: '10 2 * * *',
    runs: 'job',
    dueWithinMinutes: DAY + 120,
    counts: ['deleted'],
    parts: {
      ...retention(
        ...['accountLinks', 'ageGates', 'familyLinks', 'mailDeliveries', 'mailEvents', 'mailSuppressions'],
      ),
      ...linksOfGuardians('guardianTokens', 'parentRequestTokens'),
      unconfirmedAddresses,
    },
  }),
  cohorts: defineJob({
    operationId: 'runCohorts',
    summary: 'Count the results of comparable players for percentiles, once a week',
    schedule: '40 * * * *',
    runs: 'job',
    dueWithinMinutes: 180,
    counts: ['players', 'cohorts'],
    ...cohortCount,
  }),
  'contact-retention': sweepJob({
    operationId: 'runContactRetention',
    summary: 'Remove messages, contact requests and outcomes of reports whose time is over',
    schedule: '20 2 * * *',
    runs: 'job',
    dueWithinMinutes: DAY + 120,
    counts: ['deleted'],
    parts: retention('contactMessages', 'contactRequests', 'contactRequestTokens', 'clipReporters'),
  }),
  'due-deletions': sweepJob({
    operationId: 'runDueDeletions',
    summary: 'Erase the accounts whose grace has ended',
    schedule: '5 * * * *',
    runs: 'job',
    dueWithinMinutes: 180,
    counts: ['deleted'],
    parts: dueDeletions,
  }),
  'grown-accounts': sweepJob({
    operationId: 'runGrownAccounts',
    summary:
      'Open the accounts of players who have reached the age to agree alone; finish what answers of guardians began',
    schedule: '30 2 * * *',
    runs: 'job',
    dueWithinMinutes: DAY + 120,
    counts: ['opened', 'followed'],
    parts: { grown: grownAccounts, answers: unfinishedAnswers },
  }),
  'lost-sign-ins': sweepJob({
    operationId: 'runLostSignIns',
    summary: 'Close the accounts whose sign-in was deleted at the identity provider',
    schedule: '*/10 * * * *',
    runs: 'call',
    dueWithinMinutes: 40,
    counts: ['checked', 'closed'],
    parts: { users: lostAccounts },
  }),
  'mail-outbox': sweepJob({
    operationId: 'runMailOutbox',
    summary: 'Deliver the mails that wait',
    schedule: '* * * * *',
    runs: 'call',
    dueWithinMinutes: 10,
    counts: ['delivered'],
    parts: outboxMails,
  }),
  'map-counts': defineJob({
    operationId: 'runMapCounts',
    summary: 'Count players under 18 by country for the player map',
    schedule: '40 2 * * *',
    runs: 'job',
    dueWithinMinutes: DAY + 120,
    counts: ['countries'],
    ...minorCounts,
  }),
  'map-ages': sweepJob({
    operationId: 'runMapAges',
    summary: 'Move players on the map who had the birthday into their next age group',
    schedule: '50 2 * * *',
    runs: 'job',
    dueWithinMinutes: DAY + 120,
    counts: ['refreshed'],
    parts: { entries: grownEntries },
  }),
  'newsletter-digest': defineJob({
    operationId: 'runNewsletterDigest',
    summary: 'Begin the monthly digest when it is due, and go on sending it',
    schedule: '*/15 * * * *',
    runs: 'job',
    dueWithinMinutes: 90,
    counts: ['recipients', 'sent', 'unsubscribed', 'undeliverable', 'waiting'],
    ...digest,
  }),
  'notification-mornings': sweepJob({
    operationId: 'runNotificationMornings',
    summary:
      'Tell players in the morning of their time zone what is due, and send the weekly email on its day',
    schedule: '*/10 * * * *',
    runs: 'call',
    dueWithinMinutes: 40,
    counts: ['players', 'mails'],
    parts: { mornings: dueMornings },
  }),
  'notification-pushes': sweepJob({
    operationId: 'runNotificationPushes',
    summary: 'Send the pushes that are due, none at night',
    schedule: '* * * * *',
    runs: 'call',
    dueWithinMinutes: 10,
    counts: ['sent', 'later', 'removed'],
    parts: { pushes: duePushes },
  }),
  'held-places': defineJob({
    operationId: 'runHeldPlaces',
    summary: 'Give places at showcases away whose guardians have not answered in time',
    schedule: '15 * * * *',
    runs: 'call',
    dueWithinMinutes: 180,
    counts: ['released'],
    ...heldPlaces,
  }),
  'lost-places': defineJob({
    operationId: 'runLostPlaces',
    summary:
      'End places at showcases whose players may not have them any more, and give free ones to who waits',
    schedule: '25 * * * *',
    runs: 'job',
    dueWithinMinutes: 180,
    counts: ['ended', 'movedUp'],
    ...lostPlaces,
  }),
  'payment-reconcile': sweepJob({
    operationId: 'runPaymentReconcile',
    summary: 'Compare accounts with the payment service, and pause what suspended and leaving ones pay',
    schedule: '35 * * * *',
    runs: 'job',
    dueWithinMinutes: 180,
    counts: ['checked', 'corrected', 'paused', 'resumed'],
    parts: { accounts: paidAccounts },
  }),
  'overdue-jobs': defineJob({
    operationId: 'runOverdueJobs',
    summary: 'Write “job overdue” into the log for each task that has not run when it was due',
    schedule: '*/5 * * * *',
    runs: 'call',
    dueWithinMinutes: 20,
    counts: ['overdue'],
    ...overdueJobs(() => SCHEDULED_TASKS),
  }),
};
