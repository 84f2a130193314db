import type { Auth, UserRecord } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { unsubscribeToken } from '../features/newsletter/unsubscribe-token';
import {
  confirmationRequestRef,
  type ConfirmationRequest,
} from '../features/confirmation/store/confirmation-request';
import {
  issueConfirmationToken,
  type ConfirmationPurpose,
} from '../features/confirmation/store/confirmation-token';
import { readAccountDecision } from '../features/suspension/decide-account';
import { readContactMessage } from '../features/contact/contact-store';
import {
  GUARDIAN_DAYS,
  guardianConsentRef,
  type GuardianConsent,
  type GuardianSubject,
} from '../features/account/store/guardian-consent';
import { issueGuardianToken } from '../features/guardian/store/guardian-token-store';
import { issueConfirmation } from '../features/newsletter/newsletter-confirmation';
import { readClipReview } from '../features/clips/store/open-clip-reviews';
import { issueParentToken } from '../features/payment/store/parent-request';
import { placeAt } from '../features/showcases/showcase-registrations';
import { isHidden, isOpen } from '../features/clips/domain/clip-review';
import { renderMail, type MailContent, type RenderedMail } from '../lib/mail/layout';
import type { GuardianMail, MailKind, MailOf, OutboxMail } from '../lib/mail/outbox-mail';
import { siteLinks } from '../lib/mail/site-links';
import { accountDecisionMail } from '../features/suspension/mails/account-decision';
import { clipDecisionMail } from '../features/clips/mails/clip-decision';
import { clipReviewMail } from '../features/clips/mails/clip-review';
import { confirmationDecisionMail } from '../features/confirmation/mails/confirmation-decision';
import {
  confirmationApprovalMail,
  confirmationRequestMail,
} from '../features/confirmation/mails/confirmation-request';
import { contactMessageMail } from '../features/contact/mails/contact-message';
import { contactReceiptMail } from '../features/contact/mails/contact-receipt';
import { deletionCancelledMail } from '../features/deletion/mails/deletion-cancelled';
import { deletionDoneMail } from '../features/deletion/mails/deletion-done';
import { deletionScheduledMail } from '../features/deletion/mails/deletion-scheduled';
import { emailChangeMail } from '../features/recovery/mails/email-change';
import { emailChangeNotice } from '../features/recovery/mails/email-change-notice';
import { guardianConfirmationMail } from '../features/guardian/mails/guardian-confirmation';
import { guardianDecisionMail } from '../features/guardian/mails/guardian-decision';
import { guardianRequestMail } from '../features/guardian/mails/guardian-request';
import { newsletterConfirmationMail } from '../features/newsletter/mails/newsletter-confirmation';
import { newsletterKnownMail } from '../features/newsletter/mails/newsletter-known';
import { newsletterLeaveMail } from '../features/newsletter/mails/newsletter-leave';
import { parentPaymentRequestMail } from '../features/payment/mails/parent-payment-request';
import { publishConfirmationMail } from '../features/guardian/mails/publish-confirmation';
import { publishDecisionMail } from '../features/guardian/mails/publish-decision';
import { publishRequestMail } from '../features/guardian/mails/publish-request';
import { resetPasswordMail } from '../features/recovery/mails/reset-password';
import { showcasePlaceMail } from '../features/showcases/mails/showcase-place';
import { verifyEmailMail } from '../features/recovery/mails/verify-email';
import { withdrawalConfirmedMail } from '../features/payment/mails/withdrawal-confirmed';

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
