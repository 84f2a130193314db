import { academyReportsOwner } from '../features/academies/data-owner';
import { billingOwner } from '../features/payment/data-owner';
import { comparisonOwner } from '../features/percentiles/data-owner';
import { confirmationsOwner } from '../features/confirmation/data-owner';
import { contactRequestsOwner } from '../features/contact-requests/data-owner';
import { contactOwner } from '../features/contact/data-owner';
import { clipsOwner } from '../features/clips/data-owner';
import type { DataOwner, DataOwnerDeps, PersonalData, Subject } from '../lib/data-owners/data-owner';
import { familyOwner } from '../features/family/data-owner';
import { guardianOwner } from '../features/guardian/data-owner';
import { identityOwner } from '../features/account/identity-data-owner';
import { keptAnswersOwner } from '../lib/idempotency/data-owner';
import { newsletterOwner } from '../features/digest/data-owner';
import { notificationsOwner } from '../features/notifications/data-owner';
import { mailDeliveryOwner, outboxOwner } from '../lib/mail/data-owner';
import { pictureOwner } from '../features/profile/picture-data-owner';
import { privateAccountOwner } from '../features/account/data-owner';
import { profileOwner } from '../features/profile/data-owner';
import { accountOwner } from '../features/account/account-data-owner';
import { requestCountsOwner } from '../lib/budgets/data-owner';
import { playerMapOwner } from '../features/player-map/data-owner';
import { sharingOwner } from '../features/sharing/data-owner';
import { showcasesOwner } from '../features/showcases/data-owner';
import { Timestamp } from 'firebase-admin/firestore';

/** A stored value as JSON: times become ISO 8601. */
function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
}

/** Everything that keeps data about people, in the order of erasing: the record first, the identity last. */
const DATA_OWNERS: readonly DataOwner[] = [
  accountOwner,
  billingOwner,
  profileOwner,
  privateAccountOwner,
  contactRequestsOwner,
  guardianOwner,
  familyOwner,
  confirmationsOwner,
  comparisonOwner,
  sharingOwner,
  pictureOwner,
  clipsOwner,
  academyReportsOwner,
  showcasesOwner,
  playerMapOwner,
  notificationsOwner,
  newsletterOwner,
  contactOwner,
  outboxOwner,
  mailDeliveryOwner,
  requestCountsOwner,
  keptAnswersOwner,
  identityOwner,
];

/** All that is held about somebody, by owner, as JSON. */
export async function exportData(deps: DataOwnerDeps, subject: Subject): Promise<Record<string, unknown>> {
  const parts = DATA_OWNERS.map(async ({ name, export: read }) => [name, toJson(await read(deps, subject))]);
  return Object.fromEntries(await Promise.all(parts)) as Record<string, unknown>;
}

/** Removes all of it, one owner after the other; safe to repeat. */
export async function eraseData(deps: DataOwnerDeps, subject: Subject): Promise<void> {
  for (const owner of DATA_OWNERS) await owner.erase(deps, subject);
}

/** What export and deletion work with. */
export const PERSONAL_DATA: PersonalData = { exportData, eraseData };
