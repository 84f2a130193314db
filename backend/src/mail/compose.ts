import type { Auth, UserRecord } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { unsubscribeToken } from '../domain/unsubscribe-token';
import { confirmationRequestRef, type ConfirmationRequest } from '../store/confirmation-request';
import { issueConfirmationToken, type ConfirmationPurpose } from '../store/confirmation-token';
import { readAccountDecision } from '../store/decide-account';
import { readContactMessage } from '../store/contact-store';
import {
  GUARDIAN_DAYS,
  guardianConsentRef,
  type GuardianConsent,
  type GuardianSubject,
} from '../store/guardian-consent';
import { issueGuardianToken } from '../store/guardian-token-store';
import { issueConfirmation } from '../store/newsletter-confirmation';
import { readClipReview } from '../store/open-clip-reviews';
import { issueParentToken } from '../store/parent-request';
import { placeAt } from '../store/showcase-registrations';
import { isHidden, isOpen } from '../domain/clip-review';
import { renderMail, type MailContent, type RenderedMail } from './layout';
import type { GuardianMail, MailKind, MailOf, OutboxMail } from './outbox-mail';
import { siteLinks } from './site-links';
import { accountDecisionMail } from './templates/account-decision';
import { clipDecisionMail } from './templates/clip-decision';
import { clipReviewMail } from './templates/clip-review';
import { confirmationDecisionMail } from './templates/confirmation-decision';
import { confirmationApprovalMail, confirmationRequestMail } from './templates/confirmation-request';
import { contactMessageMail } from './templates/contact-message';
import { contactReceiptMail } from './templates/contact-receipt';
import { deletionCancelledMail } from './templates/deletion-cancelled';
import { deletionDoneMail } from './templates/deletion-done';
import { deletionScheduledMail } from './templates/deletion-scheduled';
import { emailChangeMail } from './templates/email-change';
import { emailChangeNotice } from './templates/email-change-notice';
import { guardianConfirmationMail } from './templates/guardian-confirmation';
import { guardianDecisionMail } from './templates/guardian-decision';
import { guardianRequestMail } from './templates/guardian-request';
import { newsletterConfirmationMail } from './templates/newsletter-confirmation';
import { newsletterKnownMail } from './templates/newsletter-known';
import { newsletterLeaveMail } from './templates/newsletter-leave';
import { parentPaymentRequestMail } from './templates/parent-payment-request';
import { publishConfirmationMail } from './templates/publish-confirmation';
import { publishDecisionMail } from './templates/publish-decision';
import { publishRequestMail } from './templates/publish-request';
import { resetPasswordMail } from './templates/reset-password';
import { showcasePlaceMail } from './templates/showcase-place';
import { verifyEmailMail } from './templates/verify-email';
import { withdrawalConfirmedMail } from './templates/withdrawal-confirmed';

interface ComposeDeps {
  auth: Auth;
  firestore: Firestore;
  /** Signs links that work without the store. */
  linkSecret: string;
  /** Where the site is. */
  publicOrigin: string;
  now: () => number;
}

/** Codes of firebase-admin that mean the mail has no purpose any more. */
const VOID = new Set<unknown>(['auth/user-not-found', 'auth/email-not-found', 'auth/email-already-exists']);
const DAY_MS = 86_400_000;

async function unlessVoid<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (VOID.has((error as { code?: unknown }).code)) return null;
    throw error;
  }
}

/** The composers by kind of mail; `null` for a mail that has become void since it was due. */
function composers({ auth, firestore, publicOrigin, linkSecret, now }: ComposeDeps) {
  const links = siteLinks(publicOrigin);
  const unsubscribe = (key: string) => links.unsubscribe(unsubscribeToken(linkSecret, key));

  async function enabled(find: Promise<UserRecord>): Promise<UserRecord | null> {
    const user = await unlessVoid(find);
    return user === null || user.disabled ? null : user;
  }

  async function guardianLink(
    mail: GuardianMail,
    purpose: 'decide' | 'revoke',
    subject: GuardianSubject = 'account',
  ): Promise<string | null> {
    const consent = (await guardianConsentRef(firestore, mail.uid, subject).get()).data() as
      GuardianConsent | undefined;
    const expected = purpose === 'decide' ? 'pending' : 'approved';
    if (consent?.requestId !== mail.requestId || consent.status !== expected) return null;
    const expiresAt = Timestamp.fromMillis(now() + GUARDIAN_DAYS * DAY_MS);
    return links.guardian(
      await issueGuardianToken(firestore, {
        uid: mail.uid,
        requestId: mail.requestId,
        subject,
        purpose,
        ...(purpose === 'decide' && { expiresAt }),
      }),
    );
  }

  /** The request behind a mail with a fresh link to it; `null` when it does not wait for that answer any more. */
  async function confirmationLink(
    { uid, requestId }: { uid: string; requestId: string },
    purpose: ConfirmationPurpose,
  ) {
    const stored = await confirmationRequestRef(firestore, requestId).get();
    const request = stored.data() as ConfirmationRequest | undefined;
    if (request?.status !== (purpose === 'coach' ? 'open' : 'with-guardian')) return null;
    const token = await issueConfirmationToken(firestore, { uid, requestId, purpose });
    return { url: links.confirm(token), name: request.playerName, count: request.items.length };
  }

  return {
    'verify-email': async ({ to, uid }) => {
      const user = await enabled(auth.getUser(uid));
      if (user === null || user.emailVerified || user.email?.toLowerCase() !== to.toLowerCase()) return null;
      return verifyEmailMail(links.verifyEmail(await auth.generateEmailVerificationLink(to)));
    },
    'reset-password': async ({ to }) => {
      if ((await enabled(auth.getUserByEmail(to))) === null) return null;
      const generated = await unlessVoid(auth.generatePasswordResetLink(to));
      return generated === null ? null : resetPasswordMail(links.resetPassword(generated));
    },
    'email-change': async ({ to, from }) => {
      const generated = await unlessVoid(auth.generateVerifyAndChangeEmailLink(from, to));
      return generated === null ? null : emailChangeMail(links.changeEmail(generated));
    },
    'email-change-notice': async ({ newAddress }) => emailChangeNotice(newAddress, links.security()),
    'guardian-request': async (mail) => {
      const url = await guardianLink(mail, 'decide');
      return url === null ? null : guardianRequestMail(mail.childName, url);
    },
    'guardian-confirmation': async (mail) => {
      const url = await guardianLink(mail, 'revoke');
      return url === null ? null : guardianConfirmationMail(mail.childName, url);
    },
    'publish-request': async (mail) => {
      const url = await guardianLink(mail, 'decide', 'publishing');
      return url === null ? null : publishRequestMail(mail.childName, url);
    },
    'publish-confirmation': async (mail) => {
      const url = await guardianLink(mail, 'revoke', 'publishing');
      return url === null ? null : publishConfirmationMail(mail.childName, url);
    },
    'publish-decision': async ({ decision }) => publishDecisionMail(decision, links.sharing()),
    'guardian-decision': async ({ decision }) =>
      guardianDecisionMail(decision, decision === 'approved' ? links.home() : links.accountState()),
    'deletion-scheduled': async ({ dueAt }) => deletionScheduledMail(dueAt, links.security()),
    'deletion-cancelled': async () => deletionCancelledMail(links.security()),
    'parent-payment-request': async ({ uid, requestId, childName, plan, interval }) => {
      const token = await issueParentToken(firestore, { uid, requestId }, now());
      return token === null
        ? null
        : parentPaymentRequestMail(childName, { plan, interval }, links.parentPayment(token));
    },
    'newsletter-confirmation': async ({ key }) => {
      const token = await issueConfirmation(firestore, key, now());
      return token === null ? null : newsletterConfirmationMail(links.confirmDigest(token));
    },
    'newsletter-known': async ({ key }) => newsletterKnownMail(unsubscribe(key)),
    'newsletter-leave': async ({ key }) => newsletterLeaveMail(unsubscribe(key)),
    'withdrawal-confirmed': async ({ requestedAt }) =>
      withdrawalConfirmedMail(requestedAt, links.subscription()),
    'confirmation-request': async (mail) => {
      const link = await confirmationLink(mail, 'coach');
      return link && confirmationRequestMail(link.name, link.count, link.url);
    },
    'confirmation-approval': async (mail) => {
      const link = await confirmationLink(mail, 'guardian');
      return link && confirmationApprovalMail(link.name, link.count, link.url);
    },
    'confirmation-decision': async ({ confirmed, declined }) =>
      confirmationDecisionMail(confirmed, declined, links.confirmations()),
    'showcase-place': async ({ uid, showcase }) => {
      const place = await placeAt(firestore, showcase, uid);
      return place === null ? null : showcasePlaceMail(place, links.showcases());
    },
    'clip-review': async ({ uid, slot }) => {
      const review = await readClipReview(firestore, uid, slot);
      return review && isOpen(review.state) ? clipReviewMail(review) : null;
    },
    'clip-decision': async ({ uid, slot, decision }) => {
      const review = await readClipReview(firestore, uid, slot);
      if (review?.decision == null || isHidden(review.state) !== (decision === 'hide')) return null;
      const told = { title: review.title, decision, reason: review.decision };
      return clipDecisionMail(told, { clips: links.clips(), objection: links.objection() });
    },
    'account-decision': async ({ uid, decision, entry }) => {
      const reason = await readAccountDecision(firestore, { uid, decision, entry });
      return reason === null
        ? null
        : accountDecisionMail({ decision, reason }, { home: links.home(), objection: links.objection() });
    },
    'contact-message': async ({ ticket }) => {
      const stored = await readContactMessage(firestore, ticket);
      return stored === null ? null : contactMessageMail(ticket, stored);
    },
    'contact-receipt': async ({ ticket, topic }) => contactReceiptMail(ticket, topic),
    'deletion-done': async () => deletionDoneMail(),
  } satisfies { [Kind in MailKind]: (mail: MailOf<Kind>) => Promise<MailContent | null> };
}

/** Makes the function that turns an entry of the outbox into a mail, with links made at that moment. */
export function createComposer(deps: ComposeDeps) {
  const byKind = composers(deps);
  return async (mail: OutboxMail): Promise<RenderedMail | null> => {
    const compose = byKind[mail.kind] as (mail: OutboxMail) => Promise<MailContent | null>;
    const content = await compose(mail);
    return content === null ? null : renderMail(content);
  };
}
