import type { ComposeDeps, Composers } from '../../../lib/mail/compose';
import type { AddressMail } from '../../../lib/mail/outbox-mail';
import { readForReceiver } from '../store/contact-link';
import { type ContactRequest, contactRequests } from '../store/contact-request';
import { findReceiverAddress, isReachable } from '../store/deliver-contact-request';
import { issueContactToken } from '../store/contact-token';
import { readContactReview } from '../store/review-contact-request';
import {
  contactAcceptedMail,
  contactAddressMail,
  contactDeliveryMail,
  contactProofMail,
  contactReviewMail,
} from './texts';

declare module '../../../lib/mail/outbox-mail' {
  interface MailKinds {
    'contact-proof': RequestMail;
    'contact-delivery': RequestMail;
    'contact-address': RequestMail;
    'contact-accepted': RequestMail;
    'contact-review': RequestMail;
  }
}

/**
 * The request is in the store, and nowhere in the outbox. These mails carry no uid: mails of an account stand in its
 * export, and a child's would then tell of requests to the guardian. Without its request a mail is void.
 */
interface RequestMail extends AddressMail {
  uid: null;
  requestId: string;
}

/** A request that its receiver may still act on; null once anything has ended it. */
async function readOpen({ firestore: db, auth, now }: ComposeDeps, { requestId }: RequestMail) {
  const ref = contactRequests(db).doc(requestId);
  const found = await db.runTransaction((transaction) => readForReceiver(db, transaction, ref, now()), {
    readOnly: true,
  });
  if (found.kind !== 'open' || found.ended) return null;
  const to = await findReceiverAddress({ auth, firestore: db }, found.request, found.consent);
  return isReachable(found.request, to) ? found : null;
}

async function makeLink(
  { firestore, links }: ComposeDeps,
  { requestId }: RequestMail,
  { uid, expireAt }: ContactRequest,
  purpose: 'writer' | 'receiver',
): Promise<string> {
  return links.contactRequest(await issueContactToken(firestore, { uid, requestId, purpose, expireAt }));
}

/** Mails about contact requests. */
export function contactRequestMails(deps: ComposeDeps) {
  const { firestore } = deps;
  return {
    'contact-proof': async (mail) => {
      const stored = await contactRequests(firestore).doc(mail.requestId).get();
      const request = stored.data() as ContactRequest | undefined;
      if (request?.status !== 'unproven') return null;
      return contactProofMail(await makeLink(deps, mail, request, 'writer'));
    },
    'contact-delivery': async (mail) => {
      const found = await readOpen(deps, mail);
      if (found?.request.status !== 'delivered') return null;
      const url = await makeLink(deps, mail, found.request, 'receiver');
      return contactDeliveryMail(found.request.writer, found.consent?.childName ?? null, url);
    },
    'contact-address': async (mail) => {
      const found = await readOpen(deps, mail);
      if (found?.request.status !== 'accepted') return null;
      return contactAddressMail(found.request, await makeLink(deps, mail, found.request, 'receiver'));
    },
    'contact-accepted': async (mail) => {
      const found = await readOpen(deps, mail);
      return found?.request.status === 'accepted' ? contactAcceptedMail(found.request) : null;
    },
    'contact-review': async ({ requestId }) => {
      const review = await readContactReview(firestore, requestId);
      return review && contactReviewMail(review);
    },
  } satisfies Partial<Composers>;
}
