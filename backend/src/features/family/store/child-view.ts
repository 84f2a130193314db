import { parseTier } from '@skora/shared/contract';
import { ageGroupIn, projectClips, shortName } from '@skora/domain';
import { CONSENT_TEXTS, CURRENT_PUSH_CONSENT, type StoredDeletion } from '../../account';
import { readGuardianContact, showOwnRequest } from '../../contact-requests';
import { showGuardianRequest } from '../../guardian';
import { findRequestTo, readBilling } from '../../payment';
import { isAwake, isLive, linkLimit, readShareLinks } from '../../share-links';
import { readCvSource } from '../../sharing';
import { queryRegistrations, readEvent } from '../../showcase-places';
import type { Services } from '../../../lib/services/services';
import { isGuardianAddress } from '../domain/family-bond';
import type { Child } from './child';

type ViewDeps = Pick<Services, 'firestore' | 'now'>;

/** A question about the child whose guardian an address is, as its guardian reads it. */
async function showConcerns(
  services: ViewDeps,
  { concerns, decidesAlone }: Child,
  status: 'pending' | 'approved',
) {
  const purpose = status === 'pending' ? 'decide' : 'revoke';
  const chosen = concerns.filter(({ consent }) => consent.status === status);
  return Promise.all(
    chosen.map(async ({ matter, consent }) => {
      const { requestId } = consent;
      const right = { ...matter, requestId, purpose } as const;
      return { ...(await showGuardianRequest(services, right, consent, decidesAlone)), requestId };
    }),
  );
}

/** What people who have a link wrote to this guardian: what waits, and what was accepted. */
async function showContacts({ firestore, now }: ViewDeps, { uid, concerns }: Child) {
  const sharing = concerns.find(
    ({ matter, consent }) => matter.subject === 'publishing' && consent.status === 'approved',
  );
  if (!sharing) return [];
  const found = await readGuardianContact(firestore, uid, sharing.consent.requestId, now());
  return found.map(showOwnRequest);
}

/** Who pays, and whether the player asked this guardian to. */
async function showPayment({ firestore }: ViewDeps, email: string, child: Child) {
  const { uid, user, childEmail } = child;
  const billing = await readBilling(firestore, uid);
  const live = billing.subscription && billing.subscription.status !== 'over' ? billing.subscription : null;
  const asked = await findRequestTo(firestore, uid, (address) =>
    isGuardianAddress(address, email, childEmail),
  );
  return {
    plan: { tier: parseTier(user.get('tierLevel')), payer: live?.payer ?? null },
    payment:
      asked && !live
        ? {
            plan: asked.request.plan,
            interval: asked.request.interval,
            requestedAt: asked.request.requestedAt.toDate().toISOString(),
          }
        : null,
    paysHere: asked?.isPaying ?? false,
  };
}

function showDeletion({ deletion, bond }: Child) {
  const { dueAt, by } = (deletion.data() ?? {}) as StoredDeletion;
  return bond === 'decides' && dueAt
    ? { dueAt: dueAt.toDate().toISOString(), byGuardian: by === 'guardian' }
    : null;
}

/** A child in the list: the name, and everything that waits for this guardian. */
export async function showChild(services: ViewDeps, email: string, child: Child) {
  const { uid, account, user, bond, link } = child;
  const [requests, contacts, { plan, payment, paysHere }] = await Promise.all([
    showConcerns(services, child, 'pending'),
    showContacts(services, child),
    showPayment(services, email, child),
  ]);
  return {
    id: uid,
    name: shortName(account.displayName),
    bond,
    status: user.get('status') as 'active' | 'pending-guardian' | 'suspended',
    requests,
    contacts,
    payment: bond === null ? null : payment,
    plan: bond === null ? null : { ...plan, paysHere },
    push:
      bond === null
        ? null
        : {
            agreed: child.takesPush,
            consent: { version: CURRENT_PUSH_CONSENT, text: CONSENT_TEXTS[CURRENT_PUSH_CONSENT] },
          },
    invited: link?.status === 'invited',
    deletion: showDeletion(child),
  };
}

/** What the child shows, to whom, and what this guardian agreed to. */
export async function showOverview(services: Services, child: Child) {
  const { firestore } = services;
  const { uid, account, user } = child;
  const now = services.now();
  const [agreements, links, source, places] = await Promise.all([
    showConcerns(services, child, 'approved'),
    readShareLinks(firestore, uid),
    readCvSource(services, uid, account, now),
    queryRegistrations(firestore, uid),
  ]);
  const showcases = await Promise.all(
    places.map(async ({ id, registration: { status } }) => {
      const event = await readEvent(firestore, id);
      return event && { ...event, id, place: status, startsAt: new Date(event.startsAt).toISOString() };
    }),
  );
  return {
    agreements,
    ageGroup: ageGroupIn(account.dateOfBirth, source.profile.country || account.country, new Date(now)),
    // Not what they are called: that can be a name the player gave for somebody else.
    links: links
      .filter((link) => isLive(link, now))
      .map((link) => ({
        id: link.linkId,
        audience: link.audience,
        createdAt: link.createdAt.toDate().toISOString(),
        expiresAt: link.expiresAt.toDate().toISOString(),
        asleep: !isAwake(link, links, linkLimit(user), now),
      })),
    clips:
      source.visibility.clips === 'me' ? [] : projectClips(source.clips, 'link').map(({ title }) => title),
    showcases: showcases.filter((showcase) => showcase !== null),
  };
}
