import { ENTITLEMENTS, parseTier } from '@skora/shared/contract';
import { ADULT_AGE, ageGroupIn, DAY_MS } from '@skora/domain';
import type { Firestore } from 'firebase-admin/firestore';
import {
  accountGuardian,
  ageOn,
  deletionRef,
  type GuardianConsent,
  guardianConsentRef,
  type GuardianStatus,
  isGuardianStatus,
  type PrivateAccount,
  privateAccountRef,
  sharingConsent,
  sharingCountsFrom,
} from '../../account';
import { maskedEmail } from '../../../lib/text/masked-email';
import {
  endsAt,
  isAwake,
  isLive,
  type LinkAudience,
  readShareLinks,
  type ShareLink,
  shareToken,
} from '../../share-links';

/** A link as its owner sees it; times are ISO 8601. */
interface OwnShareLink {
  id: string;
  label: string;
  audience: LinkAudience;
  /** The page it opens, a path of the site; null while it opens nothing. */
  path: string | null;
  createdAt: string;
  expiresAt: string;
  /** `asleep`: the plan has no room for it now. */
  state: 'live' | 'asleep' | 'expired' | 'ended';
  views: { day: string; count: number }[];
}

/** Everything the sharing page shows. */
interface SharingView {
  status: 'open' | 'closed';
  isAdult: boolean;
  /** In the present season. */
  ageGroup: string | null;
  /** Whose rule the age group follows, ISO 3166-1 alpha-2; empty when nobody said. */
  ageGroupCountry: string;
  /** The guardian's answer; null for adults and before anybody was asked. */
  approval: {
    status: GuardianStatus;
    guardianEmail: string;
    requestedAt: string;
    /** While an agreement counts for nothing yet: from when on it does. */
    countsFrom: string | null;
  } | null;
  /** Masked address of the guardian who opened the account: asked unless another one is given. */
  guardianEmail: string | null;
  /** Whether that guardian agreed to the account, so that nobody else can be asked. */
  guardianDecides: boolean;
  limit: number;
  pdf: boolean;
  links: OwnShareLink[];
}

/** Links that are over stay in the list for so long. */
const LISTED_MS = 90 * DAY_MS;

/** How a link is doing. @param awake whether the plan has room for it */
function stateOf(link: ShareLink, awake: boolean, now: number): OwnShareLink['state'] {
  if (isLive(link, now)) return awake ? 'live' : 'asleep';
  return link.revokedAt ? 'ended' : 'expired';
}

/** A link as its owner sees it. @param awake whether the plan has room for it, as for one that was just made */
export function ownShareLink(link: ShareLink, secret: string, now: number, awake = true): OwnShareLink {
  const state = stateOf(link, awake, now);
  return {
    id: link.linkId,
    label: link.label,
    audience: link.audience,
    path: state === 'live' ? `/cv/${shareToken(secret, link.linkId)}` : null,
    createdAt: link.createdAt.toDate().toISOString(),
    expiresAt: link.expiresAt.toDate().toISOString(),
    state,
    views: Object.entries(link.views)
      .map(([day, count]) => ({ day, count }))
      .sort((a, b) => a.day.localeCompare(b.day)),
  };
}

/** Reads what a player shares, and may share. */
export async function readSharing(
  db: Firestore,
  secret: string,
  uid: string,
  now: number,
): Promise<SharingView> {
  const [user, found, asked, opened, profile, deletion] = await db.getAll(
    db.doc(`users/${uid}`),
    privateAccountRef(db, uid),
    guardianConsentRef(db, uid, 'publishing'),
    guardianConsentRef(db, uid),
    db.doc(`profiles/${uid}`),
    deletionRef(db, uid),
  );
  const account = found?.data() as PrivateAccount | undefined;
  const guardian = opened?.data() as GuardianConsent | undefined;
  const consents = { account, opened: guardian, asked: asked?.data() as GuardianConsent | undefined };
  const consent = sharingConsent(consents);
  const countsFrom = sharingCountsFrom(consent);
  const isAdult = account !== undefined && ageOn(account.dateOfBirth, now) >= ADULT_AGE;
  const plan = ENTITLEMENTS[parseTier(user?.get('tierLevel'))];
  const links = await readShareLinks(db, uid);
  // A profile may have emptied its country: then that of the account counts, as on the CV.
  const country = (profile?.get('country') as string | undefined) || (account?.country ?? '');
  // Nobody sees a CV whose player is about to go.
  const isOpen = account && user?.get('status') === 'active' && deletion?.exists !== true;
  return {
    status: isOpen ? 'open' : 'closed',
    isAdult,
    ageGroup: account ? ageGroupIn(account.dateOfBirth, country, new Date(now)) : null,
    ageGroupCountry: country,
    approval:
      consent && isGuardianStatus(consent.status) && !isAdult
        ? {
            status: consent.status,
            guardianEmail: maskedEmail(consent.email),
            requestedAt: consent.requestedAt.toDate().toISOString(),
            countsFrom: countsFrom !== null && countsFrom > now ? new Date(countsFrom).toISOString() : null,
          }
        : null,
    guardianEmail: guardian && !isAdult ? maskedEmail(guardian.email) : null,
    guardianDecides: !isAdult && accountGuardian(consents) !== null,
    limit: plan.shareLinks,
    pdf: plan.cvPdf,
    links: links
      .filter((link) => endsAt(link) + LISTED_MS > now)
      .map((link) => ownShareLink(link, secret, now, isAwake(link, links, plan.shareLinks, now))),
  };
}
