import { academyReportsOwner } from './academy-reports';
import { billingOwner } from './billing';
import { comparisonOwner } from './comparison';
import { confirmationsOwner } from './confirmations';
import { contactOwner } from './contact';
import { clipsOwner } from './clips';
import type { DataOwner, DataOwnerDeps, Subject } from './data-owner';
import { guardianOwner } from './guardian';
import { identityOwner } from './identity';
import { newsletterOwner } from './newsletter';
import { outboxOwner } from './outbox';
import { pictureOwner } from './picture';
import { privateAccountOwner } from './private-account';
import { profileOwner } from './profile';
import { recordOwner } from './record';
import { requestCountsOwner } from './request-counts';
import { playerMapOwner } from './player-map';
import { sharingOwner } from './sharing';
import { showcasesOwner } from './showcases';
import { toJson } from './to-json';

/** Everything that keeps data about people, in the order of erasing: the record first, the identity last. */
const DATA_OWNERS: readonly DataOwner[] = [
  recordOwner,
  billingOwner,
  profileOwner,
  privateAccountOwner,
  guardianOwner,
  confirmationsOwner,
  comparisonOwner,
  sharingOwner,
  pictureOwner,
  clipsOwner,
  academyReportsOwner,
  showcasesOwner,
  playerMapOwner,
  newsletterOwner,
  contactOwner,
  outboxOwner,
  requestCountsOwner,
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
